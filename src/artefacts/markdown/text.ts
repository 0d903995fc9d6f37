import { mayLinkTo } from '../../address/scheme.ts'

/** Paragraphs, lists and other blocks one below the other; what is empty leaves no gap. */
export function blocks(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

/** Lines one below the other. */
export function lines(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n')
}

export function heading(level: number, text: string): string {
  return `${'#'.repeat(Math.min(level, 6))} ${text}`
}

/** Code between backticks, more of them than it holds itself. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const marks = '`'.repeat(longest + 1)
  return longest > 0 ? `${marks} ${text} ${marks}` : `${marks}${text}${marks}`
}

/** A block of code, its fence longer than any it holds. */
export function fence(text: string, language = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/^\s*(`{3,})/gm)].map(([, run]) => run!.length))
  const marks = '`'.repeat(longest + 1)
  return `${marks}${language}\n${text.replace(/\n$/, '')}\n${marks}`
}

/** A link; an address that no reader may be sent to stands there as code. */
export function link(text: string, href: string): string {
  if (!mayLinkTo(href)) return text === href ? code(href) : `${text} ${code(href)}`
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

/** Markdown of others as a part of our page: its headings below `level`, or strong lines without one. */
export function prose(markdown: string | undefined, level?: number): string {
  if (!markdown) return ''
  const depths = outsideCode(markdown).flatMap((line) => headingIn(line)?.depth ?? [])
  const top = Math.min(...depths)
  let fenceMarks = ''
  return markdown
    .trim()
    .split('\n')
    .map((line) => {
      const marks = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
      if (marks && (fenceMarks === '' || marks.startsWith(fenceMarks))) fenceMarks = fenceMarks ? '' : marks
      const found = fenceMarks ? undefined : headingIn(line)
      if (!found) return line
      const isShown = level !== undefined && found.depth <= top + 1
      return isShown ? heading(level + found.depth - top, found.text) : `**${found.text}**`
    })
    .join('\n')
}

function headingIn(line: string): { depth: number; text: string } | undefined {
  const [, marks, text] = /^ {0,3}(#{1,6})\s+(.*?)(?:\s+#+)?\s*$/.exec(line) ?? []
  return marks && text ? { depth: marks.length, text } : undefined
}

function outsideCode(markdown: string): string[] {
  return markdown.replace(/^ {0,3}(```+|~~~+)[\s\S]*?^ {0,3}\1.*$/gm, '').split('\n')
}

/** Links that begin at the site's root or on the page, as whole addresses: a twin is read far from its site. */
export function withAddresses(markdown: string, { url, href }: { url: string; href: string }): string {
  const from = (start: string) => (start === '#' ? `${url}${href}#` : `${url}/`)
  let marks: string | undefined
  return markdown
    .split('\n')
    .map((line) => {
      const [, found, rest] = /^\s*(?:[-*] )?(`{3,}|~{3,})(.*)$/.exec(line) ?? []
      if (marks === undefined && found) marks = found
      else if (marks !== undefined && found?.startsWith(marks) && !rest) marks = undefined
      else if (marks === undefined) return line.replace(rootLink, (_, before, start) => before + from(start))
      return line
    })
    .join('\n')
}

const rootLink = /(!?\[[^\]\n]*\]\(<?)(\/(?!\/)|#)/g
