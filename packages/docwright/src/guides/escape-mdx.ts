/** Escapes a text for MDX, so that none of it is read as Markdown, as an element or as an expression. */
export function escapeMdx(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~$!&:@]/g, '\\$&')
}
