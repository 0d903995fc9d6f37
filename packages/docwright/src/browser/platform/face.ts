/**
 * What the text may stand in before its face is there: by weight, a face that most machines have, and how much wider
 * Geist sets the words of this site, measured over its guides and reference (`e2e/face.spec.ts` measures it again).
 */
const standIns = [
  ['400', 'Arial', 1.02],
  ['500', 'Arial', 1.043],
  ['600 900', 'Arial Bold', 1.001],
] as const

/** How far Geist reaches above and below its line, in parts of its size: `hhea` of the font, 1005 and -295 of 1000. */
const [above, below] = [1.005, 0.295]

/** Faces of the machine of Geist's measures, for the first frame, so that hardly a line breaks elsewhere in Geist. */
export function showStandIns(): void {
  for (const [weight, name, wider] of standIns) {
    const source = `local("${name}"), local("${name.replace('Arial', 'Liberation Sans')}")`
    // What the types of the DOM lack: browsers that know the others know it, too.
    const sizeAdjust = percent(wider)
    const [ascentOverride, descentOverride] = [percent(above / wider), percent(below / wider)]
    const measures = { sizeAdjust, ascentOverride, descentOverride, lineGapOverride: '0%' }
    document.fonts.add(new FontFace('Like Geist', source, { weight, display: 'optional', ...measures }))
  }
}

/** The face of the text, as `--font-text` names it, once it has come; never for readers who save data. */
export async function loadFace(family = 'Geist'): Promise<FontFace> {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  if (connection?.saveData) throw new Error('The reader saves data.')
  return new FontFace(family, `url(${document.documentElement.dataset.face})`, { weight: '100 900' }).load()
}

function percent(part: number): string {
  return `${100 * part}%`
}
