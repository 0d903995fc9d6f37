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

/**
 * The face of the text, as `--font-text` names it, at the address that the page says, and faces of the machine of its
 * measures, so that no line breaks elsewhere once it is there; none for readers who save data.
 */
export function textFaces(): readonly FontFace[] {
  const { face } = document.documentElement.dataset
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  if (!face || connection?.saveData) return []
  // In time for the first frame, or not at all: nothing waits for them, and nothing shifts.
  const display = 'optional'
  return [
    new FontFace('Geist', `url(${face})`, { weight: '100 900', display }),
    ...standIns.map(([weight, name, wider]) => {
      const source = `local("${name}"), local("${name.replace('Arial', 'Liberation Sans')}")`
      // What the types of the DOM lack: browsers that know the others know it, too.
      const sizeAdjust = percent(wider)
      const [ascentOverride, descentOverride] = [percent(above / wider), percent(below / wider)]
      return new FontFace('Like Geist', source, {
        weight,
        display,
        ...{ sizeAdjust, ascentOverride, descentOverride, lineGapOverride: '0%' },
      })
    }),
  ]
}

function percent(part: number): string {
  return `${100 * part}%`
}
