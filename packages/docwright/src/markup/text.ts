/** Joins blocks with blank lines. Empty ones are skipped. */
export function joinBlocks(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

/** Joins lines. Empty ones are skipped. */
export function joinLines(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}

/** Formats a heading. The level is limited to Markdown's six. */
export function formatHeading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(level, 6))} ${text}`
}

/** Formats a code block. The fence is longer than any fence inside. */
export function fence(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/^\s*(`{3,})/gm)].map(([, run]) => run!.length))
  const marks = '`'.repeat(longest + 1)
  return `${marks}${language}\n${text.replace(/\n$/, '')}\n${marks}`
}

/** Formats a link. Its text is Markdown. */
export function formatLink(text: string, href: string): string {
  return `[${text}](${href.includes(' ') ? `<${href}>` : href})`
}

/** Formats a list item: its first line, and indented below it, its content. */
export function formatItem(text: string, inside: readonly (string | false | undefined)[] = []): string {
  const [first = '', ...rest] = text.trim().split('\n')
  return [`- ${first}`, indent(rest.join('\n')), ...inside.map((part) => part && indent(part))]
    .filter(Boolean)
    .join('\n')
}

/** Indents all lines but the first, such as the lines of a list item after its marker. */
export function indentFollowingLines(text: string, indent: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`)
}

/** Formats a block quote. */
export function formatQuote(text: string): string {
  return text.replace(/^/gm, '> ').replace(/^> $/gm, '>')
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
