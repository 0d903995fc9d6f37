import { isSlow } from './connection.ts'

/** The font weights of text. Each has its own fallback. */
const weights = ['400', '500', '600 900']

/**
 * Shows text in Arial or Liberation Sans until the web font has loaded, scaled so that line breaks hardly change. `data-like`
 * gives scale, ascent, and descent for each weight.
 */
export function showFallbackFont(): void {
  const faces = document.documentElement.dataset.like!.split(',').map((measures, index) => {
    const bold = index === 2 ? ' Bold' : ''
    const [sizeAdjust, ascentOverride, descentOverride] = measures.split(' ')
    return new FontFace('Like Text', `local("Arial${bold}"), local("Liberation Sans${bold}")`, {
      weight: weights[index],
      display: 'optional',
      // Missing in TypeScript's DOM types, but supported wherever the others are.
      ...{ sizeAdjust, ascentOverride, descentOverride, lineGapOverride: '0%' },
    } as FontFaceDescriptors)
  })
  addFonts(faces)
}

/**
 * Loads the fonts of text and code, which `--font-text` and `--font-code` name; never on a slow connection. The page lists each
 * font's address, family, and weights: `/a.woff2 Text 100 900,/b.woff2 Code 400`.
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

/** Adds loaded fonts to the document. */
export function addFonts(faces: readonly FontFace[]): void {
  for (const face of faces) document.fonts.add(face)
}
