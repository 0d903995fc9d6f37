import path from 'node:path'
import { stringify } from 'yaml'
import { convertForeignSyntax } from './convert-foreign-syntax.ts'
import type { ForeignPage } from './foreign-page.ts'
import { sectionId } from './foreign-page.ts'
import type { ForeignEngine } from './foreign-site.ts'
import { migrateBody } from './migrate-body.ts'
import { migrateSettings } from './migrate-settings.ts'
import type { Addresses, LinkingFile } from './migrated-addresses.ts'
import { convertMarkdownToMdx } from './plain-markdown.ts'

/** Everything that the migration of a page needs to know about the site. */
export interface PageContext {
  readonly engine: ForeignEngine
  readonly addresses: Addresses
  /** The included parts, with their new paths. Migrating a page or a part adds the parts that it includes. */
  readonly parts: Map<string, string>
}

/** Returns the text of a page in docwright's format. `more` are settings in addition to the page's own. */
export function migratePage(
  page: ForeignPage,
  more: Readonly<Record<string, unknown>>,
  context: PageContext,
): string {
  const { notes, source } = context.addresses
  const { text, heading } = migrateText(page.source, page, context)
  const settings = migrateSettings(page.settings, {
    rules: context.engine.settings,
    title: heading ?? getTitle(page.name),
    notes,
    placeOf: (key) =>
      source.placeOf(page.name, { source: page.source, offset: findKeyOffset(key, page.source) }),
  })
  const order = page.order === undefined || 'order' in settings ? {} : { order: page.order }
  return `---\n${stringify({ ...settings, ...order, ...more }, { lineWidth: 0 })}---\n\n${text}`
}

/** Returns the text of a part in docwright's format. */
export function migratePart(name: string, file: string, context: PageContext): string {
  const text = context.addresses.source.readText(name) ?? ''
  return migrateText(text, { name, file, oldAddress: undefined }, context).text
}

function migrateText(
  text: string,
  { name, file, oldAddress }: LinkingFile,
  { engine, addresses, parts }: PageContext,
) {
  const isPlainMarkdown = engine.hasPlainMarkdown && name.endsWith('.md')
  return migrateBody(convertForeignSyntax(isPlainMarkdown ? convertMarkdownToMdx(text) : text), {
    writer: { name, file, oldAddress },
    elements: engine.elements,
    addresses,
    includePart(part) {
      const partFile = getPartFile(part, addresses.site.pagesFolder)
      parts.set(part, partFile)
      return partFile
    },
    placeAt: (line, column) => ({ ...addresses.source.placeOf(name), line, column }),
  })
}

/** Returns the new path of a part. An underscore at the start of its name, or of a folder's, keeps it from being a page. */
function getPartFile(name: string, pagesFolder: string): string {
  const isNearPages = pagesFolder !== '' && name.startsWith(pagesFolder)
  const file = isNearPages ? `guides/${sectionId}/${name.slice(pagesFolder.length)}` : `_parts/${name}`
  const hasUnderscore = /(?:^|\/)_/.test(file)
  return (hasUnderscore ? file : file.replace(/[^/]*$/, '_$&')).replace(/\.mdx?$/i, '.mdx')
}

/** Returns a title made from a file name: `02-getting-started.md` → `Getting started`. */
function getTitle(name: string): string {
  const base = path.posix
    .basename(name)
    .replace(/\.mdx?$/i, '')
    .replace(/^\d+[-_. ]+/, '')
    .replace(/[-_]+/g, ' ')
  return base.replace(/^./, (first) => first.toUpperCase())
}

/** Returns the offset of a setting in a page, or 0 if it isn't found. YAML allows quotation marks around its name. */
function findKeyOffset(key: string, source: string): number {
  const lines = ['', '"', "'"].map((quote) => source.indexOf(`\n${quote}${key}${quote}:`))
  const found = lines.filter((offset) => offset >= 0)
  return found.length > 0 ? Math.min(...found) + 1 : 0
}
