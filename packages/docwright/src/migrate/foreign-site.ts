import type { ElementRule } from './element-rule.ts'
import type { SettingRule } from './migrate-settings.ts'
import type { MigrationNotes } from './migration-notes.ts'
import type { SourceFolder } from './source-folder.ts'

/** An entry of a sidebar in any engine's format. `page` is the path of the page's file. */
export type ForeignEntry =
  | { readonly kind: 'page'; readonly page: string; readonly label?: string; readonly badge?: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'folder'; readonly folder: string; readonly label?: string }
  | {
      readonly kind: 'group'
      readonly label: string
      readonly page?: string
      readonly items: readonly ForeignEntry[]
    }

/** The settings of another engine's config. */
export interface ForeignSite {
  readonly title: string
  readonly tagline?: string | undefined
  /** The site's public URL, without a trailing slash. */
  readonly url?: string | undefined
  /** The folder of the pages with a trailing slash, or empty for the source folder itself. */
  readonly pagesFolder: string
  /** The folder whose files are published unchanged. */
  readonly publicFolder?: string | undefined
  /** The start of the pages' paths: `/docs/`. */
  readonly pagesRoot: string
  readonly redirects: ReadonlyMap<string, string>
  /** Returns the sidebar, or undefined if it follows the folders. */
  readSidebar(pages: ForeignPages): readonly ForeignEntry[] | undefined
  /** The API file, if the site has a reference. */
  readonly api?: string | undefined
  readonly icon?: string | undefined
}

/** Lookups of pages, for the entries of sidebars. */
export interface ForeignPages {
  /** Returns the file of a page by its ID, or by its path without an extension. */
  findById(id: string): string | undefined
  /** Returns the file of a page by its address. */
  findByAddress(address: string): string | undefined
}

/** The content of another engine's home page. */
export interface ForeignHome {
  readonly headline?: string | undefined
  readonly actions: readonly { readonly label: string; readonly href: string }[]
  readonly hasPicture: boolean
}

/** The knowledge about another engine that a migration needs. */
export interface ForeignEngine {
  readonly name: string
  /** Config files that identify the engine. The first existing one is used. */
  readonly configFiles: readonly string[]
  readSite(config: string, source: SourceFolder, notes: MigrationNotes): ForeignSite
  /** Returns the address of a page below `pagesRoot`, without an extension: `setup/install`, or empty for the first page. */
  getAddress(name: string, settings: ReadonlyMap<string, unknown>): string
  /** Returns the order in a file's or folder's name, such as `01-intro`. */
  getOrder?(name: string): number | undefined
  /** Whether its `.md` files are plain Markdown rather than MDX. */
  readonly hasPlainMarkdown?: boolean
  /** Checks whether a page is part of the API reference, which docwright generates from the API file. */
  isReferencePage?(settings: ReadonlyMap<string, unknown>): boolean
  /** Returns the content above the first page's text, if that's a home page. */
  getHome?(settings: ReadonlyMap<string, unknown>): ForeignHome | undefined
  readonly settings: ReadonlyMap<string, SettingRule>
  readonly elements: ReadonlyMap<string, ElementRule>
}
