/** Checks whether two texts are the same except for case, punctuation, and spaces: `Not found.` and "Not Found". */
export function isSameText(text: string, other: string): boolean {
  const letters = getLetters(text)
  return letters !== '' && letters === getLetters(other)
}

/** Returns only a text's letters and digits. */
export function getLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Possible openings: a first HTML paragraph, a first paragraph or heading, a first sentence, the text before a dash or a colon. */
const openings = [
  /^\s*<p>([^<]*)<\/p>\s*/,
  /^\s*([^\n]+)(?:\n\s*\n|\s*$)/,
  /^\s*([^\n]+?[.!?])\s+/,
  /^\s*([^\n]+?)(?: [-–—]|:) +/,
]

/**
 * Removes a text's first sentence or paragraph, or the text before its first dash, if it only repeats `known`. Returns undefined
 * if nothing remains.
 */
export function removeOpening(text: string | undefined, known: string): string | undefined {
  for (const pattern of openings) {
    const [whole, words] = pattern.exec(text ?? '') ?? []
    if (whole !== undefined && isSameText(words!, known)) {
      return capitalizeStart(text!.slice(whole.length)) || undefined
    }
  }
  return text
}

/** Capitalizes a lower-case word that followed a dash and now starts the text. */
function capitalizeStart(text: string): string {
  return text.replace(/^\p{Ll}(?=\p{Ll}*\s)/u, (letter) => letter.toUpperCase())
}
