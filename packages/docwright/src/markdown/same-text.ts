/** Whether two texts say the same, whatever their case, marks and spaces: `Not found.` and "Not Found". */
export function isSameText(text: string, other: string): boolean {
  const letters = lettersOf(text)
  return letters !== '' && letters === lettersOf(other)
}

/** What is left of a text when nothing counts but its letters and digits. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** A first paragraph of HTML, a first paragraph or heading, a first sentence, what is before a dash or a colon. */
const openings = [
  /^\s*<p>([^<]*)<\/p>\s*/,
  /^\s*([^\n]+)(?:\n\s*\n|\s*$)/,
  /^\s*([^\n]+?[.!?])\s+/,
  /^\s*([^\n]+?)(?: [-–—]|:) +/,
]

/**
 * A Markdown text without its first sentence or paragraph, or what is before its first dash, when that says `known`
 * again; undefined when nothing else is left.
 */
export function withoutOpening(text: string | undefined, known: string): string | undefined {
  for (const pattern of openings) {
    const [whole, words] = pattern.exec(text ?? '') ?? []
    if (whole !== undefined && isSameText(words!, known)) return begun(text!.slice(whole.length)) || undefined
  }
  return text
}

/** What followed a dash begins now: a word in small letters gets a capital. */
function begun(text: string): string {
  return text.replace(/^\p{Ll}(?=\p{Ll}*\s)/u, (letter) => letter.toUpperCase())
}
