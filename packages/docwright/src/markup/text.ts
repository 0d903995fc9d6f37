/** Paragraphs, lists and other blocks one below the other; what is empty leaves no gap. */
export function blocks(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

/** Lines one below the other. */
export function lines(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}

/** A heading of a level that Markdown has. */
export function heading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(level, 6))} ${text}`
}

/** A block of code, its fence longer than any it holds. */
export function fence(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/^\s*(`{3,})/gm)].map(([, run]) => run!.length))
  const marks = '`'.repeat(longest + 1)
  return `${marks}${language}\n${text.replace(/\n$/, '')}\n${marks}`
}

/** A link with words that are Markdown. */
export function link(text: string, href: string): string {
  return `[${text}](${href.includes(' ') ? `<${href}>` : href})`
}

/** A list's item: its first line, and below it what belongs to it. */
export function item(text: string, inside: readonly (string | false | undefined)[] = []): string {
  const [first = '', ...rest] = text.trim().split('\n')
  return [`- ${first}`, indented(rest.join('\n')), ...inside.map((part) => part && indented(part))]
    .filter(Boolean)
    .join('\n')
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}
