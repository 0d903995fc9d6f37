import type { ChangelogEntry, Guide } from '../guides/guide.ts'
import { splitGuide } from '../model/guide-sections.ts'
import { feedHref } from '../model/markdown-href.ts'
import type { Site } from '../model/page.ts'
import type { Artefact } from './artefact.ts'
import { escapeXml } from './sitemap.ts'

/** Generates an Atom feed of the changelog's entries (RFC 4287). */
export function* createChangelogFeed({ pagesButSchemas, config }: Site): Generator<Artefact> {
  for (const page of pagesButSchemas.values()) {
    if (!('guide' in page) || !page.guide?.entries) continue
    const { guide, title, href } = page
    const { entries = [] } = guide
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
          `<updated>${getTime(entries[0])}</updated>`,
          `<author><name>${escapeXml(config.title)}</name></author>`,
          ...entries.map((entry) => getEntry(entry, { url, words: getEntryText(entry, guide) })),
          '</feed>\n',
        ].join('\n'),
    }
  }
}

function getEntry(
  entry: ChangelogEntry,
  { url, words }: { readonly url: string; readonly words: string },
): string {
  const address = `${url}#${entry.id}`
  return [
    '<entry>',
    `<title>${escapeXml(entry.title)}</title>`,
    `<id>${address}</id>`,
    `<link href="${address}"/>`,
    `<updated>${getTime(entry)}</updated>`,
    `<summary>${escapeXml(words)}</summary>`,
    '</entry>',
  ].join('')
}

/** The date above a changelog entry. */
const leadingDay = /^\s*\p{L}+ \d{1,2}, \d{4}/u

/** Returns the text of an entry, including the text below its subheadings. */
function getEntryText({ id }: ChangelogEntry, guide: Guide): string {
  const sections = splitGuide(guide, { nameOf: (operation) => operation, exampleOf: () => '' })
  const first = sections.findIndex((section) => section.id === id)
  const rest = sections.slice(first + 1)
  const end = rest.findIndex(({ depth }) => depth <= 2)
  return [sections[first], ...(end < 0 ? rest : rest.slice(0, end))]
    .flatMap((section, index) => (index === 0 ? section?.text : `${section?.title}: ${section?.text}`) ?? [])
    .join(' ')
    .replace(leadingDay, '')
    .trim()
}

function getTime(entry: ChangelogEntry | undefined): string {
  return `${entry?.date}T00:00:00Z`
}
