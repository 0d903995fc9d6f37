/** The first sentence of a Markdown text, as plain as a search engine shows it. */
export function firstSentence(markdown: string | undefined): string | undefined {
  const paragraph = markdown
    ?.trim()
    .split(/\n\s*\n/)[0]
    ?.replace(/\s+/g, ' ')
  const plain = paragraph
    ?.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*_#>]|<[^>]*>/g, '')
    .trim()
  const sentence = plain?.match(/^.{20,200}?[.!?](?=\s|$)/)?.[0] ?? plain
  return sentence ? sentence.slice(0, 200) : undefined
}
