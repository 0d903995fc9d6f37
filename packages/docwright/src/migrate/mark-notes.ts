/** Converts other engines' non-MDX syntax to MDX, without moving any line. */
export function markNotes(source: string): string {
  let fence: string | undefined
  return source
    .split('\n')
    .map((line) => {
      const [, sign] = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/.exec(line) ?? []
      if (fence !== undefined) {
        if (sign?.startsWith(fence) && line.trim().endsWith(sign)) fence = undefined
        return line
      }
      if (sign !== undefined) {
        fence = sign
        return line
      }
      return markLine(line)
    })
    .join('\n')
}

const noteStart =
  /^([\s>]*):{3,}[ \t]*([a-z]+)[ \t]*(?:\[(.*)\])?[ \t]*(?:\\?\{(?:[^}]*title="([^"]*)")?[^}]*\})?[ \t]*([^{}[\]]*?)[ \t\r]*$/i

function markLine(line: string): string {
  const [, indent, name, label, attribute, words] = noteStart.exec(line) ?? []
  if (name !== undefined) {
    const title = (label ?? attribute ?? (words || undefined))?.replace(/\\([{<])/g, '$1')
    const written =
      title === undefined ? '' : ` title="${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    return `${indent}<Admonition type="${name}"${written}>`
  }
  if (/^[\s>]*:{3,}\s*$/.test(line)) return line.replace(/:{3,}/, '</Admonition>')
  const isHeading = /^[\s>]*#{1,6}\s/.test(line)
  const pinned = isHeading ? line.replace(/\{#([\w.-]+)\}(?=\s*$)/, '[#$1]') : line
  return pinned.replace(/(`+)(?!`).*?\1|<!--|-->|<(https?:\/\/[^\s<>]+)>/g, (found, _code, address) => {
    if (found === '<!--') return '{/*'
    if (found === '-->') return '*/}'
    return address === undefined ? found : `[${address}](${address})`
  })
}
