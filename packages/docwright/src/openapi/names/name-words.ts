/** A name of a program as the words that it is put together of: `getAccountIDs` is get, account, IDs. */
export function nameWords(name: string): readonly string[] {
  return (name.match(word) ?? []).map((each) => (isAbbreviation(each) ? each : each.toLowerCase()))
}

/** Words as the beginning of a sentence: joined, with a capital. */
export function sentenceOf(words: readonly string[]): string {
  const text = words.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** An abbreviation, its plural or its numbers included; else a word, be it with a capital or a number. */
const word =
  /\p{Lu}{2,}s(?!\p{Ll})|\p{N}*\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+|\p{L}+/gu

function isAbbreviation(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text)
}
