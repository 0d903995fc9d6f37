import { isSlow } from './connection.ts'

/** The weights of text, each of which has a stand-in of its own. */
const weights = ['400', '500', '600 900']

/**
 * Shows text in Arial or Liberation Sans, scaled to the site's own face, until that has come: hardly a line then breaks
 * elsewhere. `data-like` gives the size, and the height above and below the line, for each weight.
 */
export function showFallbackFont(): void {
  const faces = document.documentElement.dataset.like!.split(',').map((measures, index) => {
    const bold = index === 2 ? ' Bold' : ''
    const [sizeAdjust, ascentOverride, descentOverride] = measures.split(' ')
    return new FontFace('Like Text', `local("Arial${bold}"), local("Liberation Sans${bold}")`, {
      weight: weights[index],
      display: 'optional',
      // What the types of the DOM lack: browsers that know the others know it, too.
      ...{ sizeAdjust, ascentOverride, descentOverride, lineGapOverride: '0%' },
    } as FontFaceDescriptors)
  })
  addFonts(faces)
}

/**
 * The faces of the text and of code, as `--font-text` and `--font-code` name them, once they have come; never on a slow connection.
 * The page says where each is, its family and its weights: `/a.woff2 Text 100 900,/b.woff2 Code 400`.
 */
export async function loadFonts(prefix = ''): Promise<readonly FontFace[]> {
  if (isSlow()) throw new Error('The connection is slow.')
  return Promise.all(
    document.documentElement.dataset.face!.split(',').map((face) => {
      const [href, family, ...weights] = face.split(' ')
      return new FontFace(prefix + family, `url(${href})`, { weight: weights.join(' ') }).load()
    }),
  )
}

/** How late, in milliseconds, a web font may still replace its fallback on the current page. */
const latestFontChangeMs = 3000

/** Checks whether text may still change its font. Later, or once the reader has scrolled, the text is being read and must not move. */
export function mayChangeFont(): boolean {
  return performance.now() < latestFontChangeMs && scrollY === 0
}

/** Has faces in force wherever their families are named. */
export function addFonts(faces: readonly FontFace[]): void {
  for (const face of faces) document.fonts.add(face)
}
