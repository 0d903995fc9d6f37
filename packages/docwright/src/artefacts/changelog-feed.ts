import type { ChangelogEntry, Guide } from '../guides/guide.ts'
import { splitGuide } from '../model/guide-sections.ts'
import { feedHref } from '../model/markdown-href.ts'
import type { Site } from '../model/page.ts'
import type { Artefact } from './artefact.ts'
import { escapeXml } from './sitemap.ts'

/** Generates an Atom feed of the changelog's entries (RFC 4287). */
export function* createChangelogFeed({ pagesButSchemas, config }: Site): Generator<Artefact> {
  for (const page of pagesButSchemas.values()) {
    const { guide, title, href } = page
    if (!guide?.entries) continue
    const { entries } = guide
    const url = escapeXml(config.url + encodeURI(href))
    yield {
      file: feedHref.slice(1),
      content: () =>
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<feed xmlns="http://www.w3.org/2005/Atom">',
          `<title>${escapeXml(`${title} | ${config.title}`)}</title>`,
          `<id>${url}</id>`,
          `<link href="${url}"/>`,
          `<link rel="self" href="${escapeXml(config.url + feedHref)}"/>`,
          `<updated>${formatTime(entries[0])}</updated>`,
          `<author><name>${escapeXml(config.title)}</name></author>`,
          ...entries.map((entry) => formatEntry(entry, { url, summary: getEntryText(entry, guide) })),
          '</feed>\n',
        ].join('\n'),
    }
  }
}

function formatEntry(
  entry: ChangelogEntry,
  { url, summary }: { readonly url: string; readonly summary: string },
): string {
  const entryUrl = `${url}#${entry.id}`
  return [
    '<entry>',
    `<title>${escapeXml(entry.title)}</title>`,
    `<id>${entryUrl}</id>`,
    `<link href="${entryUrl}"/>`,
    `<updated>${formatTime(entry)}</updated>`,
    `<summary>${escapeXml(summary)}</summary>`,
    '</entry>',
  ].join('')
}

/** The date at the start of an entry's text: `June 20, 2026`. */
const leadingDate = /^\s*\p{L}+ \d{1,2}, \d{4}/u

/** Returns the text of an entry, including the text below its subheadings. */
function getEntryText({ id }: ChangelogEntry, guide: Guide): string {
  const sections = splitGuide(guide, { nameOf: (operation) => operation, exampleOf: () => '' })
  const start = sections.findIndex((section) => section.id === id)
  const next = sections.findIndex(({ depth }, index) => index > start && depth <= 2)
  return sections
    .slice(start, next < 0 ? undefined : next)
    .map(({ title, text }, index) => (index === 0 ? text : `${title}: ${text}`))
    .join(' ')
    .replace(leadingDate, '')
    .trim()
}

function formatTime(entry: ChangelogEntry | undefined): string {
  return `${entry?.date}T00:00:00Z`
}
