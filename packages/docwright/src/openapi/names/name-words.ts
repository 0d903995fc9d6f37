/** Splits an identifier into words: `getAccountIDs` is get, account, IDs. */
export function splitName(name: string): readonly string[] {
  return (name.match(wordPattern) ?? []).map((each) => (isAbbreviation(each) ? each : each.toLowerCase()))
}

/** Capitalizes the first letter of a text. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** An abbreviation with its plural or numbers, or else a word, possibly with a capital letter or a number. */
const wordPattern =
  /\p{Lu}{2,}s(?!\p{Ll})|\p{N}*\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+|\p{L}+/gu

function isAbbreviation(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(text)
}
