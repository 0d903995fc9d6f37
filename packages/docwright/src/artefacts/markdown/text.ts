import type { Edit } from '../../markdown/edits.ts'
import { edited } from '../../markdown/edits.ts'
import { shownLevels } from '../../markdown/headings-in.ts'
import { inlineCode } from '../../markdown/inline-code.ts'
import type { WrittenHeading } from '../../markdown/read.ts'
import { read } from '../../markdown/read.ts'
import { mayLinkTo } from '../../url/scheme.ts'

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

/** A link; `withAddresses` completes an address that begins at the site's root or on the page. One that no reader may be sent to is code. */
export function link(text: string, href: string): string {
  if (!mayLinkTo(href)) return text === href ? inlineCode(href) : `${text} ${inlineCode(href)}`
  return `[${text}](${href.includes(' ') ? `<${fromRoot(href)}>` : fromRoot(href)})`
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

/** Markdown of others as a part of our page: its two highest levels of headings stand below `level`; deeper ones, and all without a level, are strong lines. */
export function prose(markdown: string | undefined, level?: number): string {
  if (!markdown) return ''
  const { headings, links } = read(markdown)
  const edits = [
    ...headings.flatMap((each) => headingEdits(each, { markdown, level })),
    ...links.flatMap(({ href, at }) =>
      at !== undefined && fromRoot(href) !== href ? [{ start: at, end: at, text: root }] : [],
    ),
  ]
  return edited(markdown, edits).trim()
}

/** A heading of any form as one line, its words as they are written. */
function headingEdits(
  { span, level: below }: WrittenHeading,
  { markdown, level }: { markdown: string; level: number | undefined },
): readonly Edit[] {
  if (!span) return []
  const written = markdown.slice(span.start, span.end)
  const [opening] = /^#{1,6}[ \t]*/.exec(written) ?? ['']
  const [closing = ''] = (opening ? /(?:[ \t]+#+)?[ \t]*$/ : /[ \t]*\n[^\n]*$/).exec(written) ?? []
  const [start, end] = [span.start + opening.length, span.end - closing.length]
  const isShown = level !== undefined && below < shownLevels
  const breaks = markdown.slice(start, end).matchAll(/\s*\n[ \t>]*/g)
  return [
    { start: span.start, end: start, text: isShown ? `${'#'.repeat(Math.min(level + below, 6))} ` : '**' },
    ...breaks.map(({ 0: gap, index }) => ({
      start: start + index,
      end: start + index + gap.length,
      text: ' ',
    })),
    { start: end, end: span.end, text: isShown ? '' : '**' },
  ]
}

/** Marks where `withAddresses` adds the site's address: NUL, which no text holds, since Markdown replaces it by U+FFFD. */
const root = '\0'

/** An address of a twin, marked when it begins at the site's root or on the page. */
export function fromRoot(href: string): string {
  return /^(?:\/(?!\/)|#)/.test(href) ? root + href : href
}

/** Where a page will be: the site, and the path on it. */
export interface PageUrl {
  readonly url: string
  readonly href: string
}

/** Links that begin at the site's root or on the page, as whole addresses: a twin is read far from its site. */
export function withAddresses(markdown: string, { url, href }: PageUrl): string {
  return (
    markdown
      .replaceAll(`${root}#`, `${url}${href}#`)
      .replaceAll(`${root}/`, `${url}/`)
      // A NUL of a writer's own, as Markdown has it.
      .replaceAll(root, '\uFFFD')
  )
}

/** Markdown in a cell of a table. */
export function cell(markdown: string): string {
  return markdown.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')
}
