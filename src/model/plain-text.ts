/** Markdown as one line of words, without code blocks and signs. */
export function plainText(markdown: string | undefined): string {
  return (markdown ?? '')
    .replace(/^ {0,3}(```+|~~~+)[\s\S]*?^ {0,3}\1.*$/gm, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/^ {0,3}#{1,6}\s+/gm, '')
    .replace(/^\s*[-:| ]+$/gm, ' ')
    .replace(/\*\*|[`|]|^\s*>\s?(\[!\w+\])?|^\s*[-*]\s/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
