/** Formats text as inline code, even if it contains backticks. */
export function formatInlineCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  const gap = text.startsWith('`') || text.endsWith('`') || text.trim() === '' ? ' ' : ''
  return `${fence}${gap}${text}${gap}${fence}`
}
