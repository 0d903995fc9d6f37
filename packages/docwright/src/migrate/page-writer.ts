import path from 'node:path'
import { stringify } from 'yaml'
import type { ForeignPage } from './foreign-page.ts'
import { sectionId } from './foreign-page.ts'
import type { ForeignEngine } from './foreign-site.ts'
import { markNotes } from './mark-notes.ts'
import { migrateBody } from './migrate-body.ts'
import { migrateSettings } from './migrate-settings.ts'
import type { Addresses } from './migrated-addresses.ts'
import { convertMarkdownToMdx } from './plain-markdown.ts'
import type { SourceFolder } from './source-folder.ts'

interface Context {
  readonly engine: ForeignEngine
  readonly source: SourceFolder
  readonly addresses: Addresses
  /** The included parts, with their new paths. */
  readonly parts: Map<string, string>
}

/** Returns functions that convert pages and parts to docwright's format. */
export function createPageWriter({ engine, source, addresses, parts }: Context) {
  const { notes, site } = addresses
  const elements = engine.elements
  const prepared = (text: string, name: string) =>
    engine.hasPlainMarkdown && name.endsWith('.md') ? markNotes(convertMarkdownToMdx(text)) : markNotes(text)
  const includePart = (name: string) => {
    const inPages = site.pagesFolder !== '' && name.startsWith(site.pagesFolder)
    const relative = inPages ? `guides/${sectionId}/${name.slice(site.pagesFolder.length)}` : `_parts/${name}`
    const isMarked = /(?:^|\/)_/.test(relative)
    const file = (isMarked ? relative : relative.replace(/[^/]*$/, '_$&')).replace(/\.mdx?$/i, '.mdx')
    parts.set(name, file)
    return file
  }
  const body = (
    text: string,
    { name, file, oldAddress }: { name: string; file: string; oldAddress: string | undefined },
  ) => {
    const bodyOf = prepared(text, name)
    const place = (line: number, column: number) => ({ ...source.placeOf(name), line, column })
    return migrateBody(bodyOf, {
      writer: { name, file, oldAddress },
      elements,
      addresses,
      includePart,
      place,
    })
  }
  return {
    part: (name: string, file: string) =>
      body(source.text(name) ?? '', { name, file, oldAddress: undefined }).text,
    page(page: ForeignPage, more: Readonly<Record<string, unknown>>): string {
      const { text, heading } = body(page.source, page)
      const settings = migrateSettings(page.settings, {
        rules: engine.settings,
        title: heading ?? getTitle(page.name),
        notes,
        placeOf: (key) =>
          source.placeOf(page.name, { source: page.source, offset: findKeyOffset(key, page.source) }),
      })
      const order = page.order === undefined || 'order' in settings ? {} : { order: page.order }
      return `---\n${stringify({ ...settings, ...order, ...more }, { lineWidth: 0 })}---\n\n${text}`
    },
  }
}

/** Returns a title made from a file name. */
function getTitle(name: string): string {
  const base = path.posix
    .basename(name)
    .replace(/\.mdx?$/i, '')
    .replace(/^\d+[-_. ]+/, '')
    .replace(/[-_]+/g, ' ')
  return base.replace(/^./, (first) => first.toUpperCase())
}

/** Returns the offset of a setting in a page. */
function findKeyOffset(key: string, source: string): number {
  const found = ['', '"', "'"]
    .map((quote) => source.indexOf(`\n${quote}${key}${quote}:`))
    .filter((at) => at >= 0)
  return found.length > 0 ? Math.min(...found) + 1 : 0
}
