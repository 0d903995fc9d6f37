import type { ElementRule } from './element-rule.ts'
import type { SettingRule } from './migrate-settings.ts'
import type { MigrationNotes } from './migration-notes.ts'
import type { SourceFolder } from './source-folder.ts'

/** An entry of a sidebar, whichever engine wrote it; `page` is the path of a file of the site. */
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

/** What the config of another engine says. */
export interface ForeignSite {
  readonly title: string
  readonly tagline?: string | undefined
  /** The public address, without a slash at its end. */
  readonly url?: string | undefined
  /** The folder of the pages, with a slash at its end, or empty for the whole folder. */
  readonly pagesFolder: string
  /** The folder whose files are published as they are. */
  readonly publicFolder?: string | undefined
  /** What the addresses of pages begin with: `/docs/`. */
  readonly pagesRoot: string
  readonly redirects: ReadonlyMap<string, string>
  /** The sidebar; undefined for one that follows the folders. */
  sidebar(pages: ForeignPages): readonly ForeignEntry[] | undefined
  /** The API file, if the engine shows one. */
  readonly api?: string | undefined
  readonly icon?: string | undefined
}

/** The pages by what sidebars call them. */
export interface ForeignPages {
  /** The file of a page, by its ID or by its path without an ending. */
  byId(id: string): string | undefined
  /** The file of a page, by its address. */
  byAddress(address: string): string | undefined
}

/** A home page, as another engine writes it. */
export interface ForeignHome {
  readonly headline?: string | undefined
  readonly actions: readonly { readonly label: string; readonly href: string }[]
  readonly hasPicture: boolean
}

/** What migrating a site of another engine takes to know. */
export interface ForeignEngine {
  readonly name: string
  /** Files by which one knows a site of it, the first of which is there. */
  readonly configs: readonly string[]
  read(config: string, source: SourceFolder, notes: MigrationNotes): ForeignSite
  /** The address of a page below `pagesRoot`, without an ending: `setup/install`, and empty for the first one. */
  addressOf(name: string, settings: ReadonlyMap<string, unknown>): string
  /** The order that the name of a file or a folder says, as `01-intro` does. */
  orderIn?(name: string): number | undefined
  /** Whether its `.md` files are Markdown and not MDX. */
  readonly hasPlainMarkdown?: boolean
  /** Whether a page is one of the reference, which is made from the API file here. */
  isReference?(settings: ReadonlyMap<string, unknown>): boolean
  /** What the home page shows above its text, if the first page is a home page. */
  homeIn?(settings: ReadonlyMap<string, unknown>): ForeignHome | undefined
  readonly settings: ReadonlyMap<string, SettingRule>
  readonly elements: ReadonlyMap<string, ElementRule>
}
