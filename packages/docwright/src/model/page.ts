import type { Brand } from '../brand/brand.ts'
import type { Settings } from '../config/site-config.ts'
import type { ContentFile } from '../content/content-file.ts'
import type { LoadedExtension } from '../extensions/read-extensions.ts'
import type { Guide } from '../guides/guide.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Tag } from '../openapi/objects/tag.ts'
import type { PagedSchema } from '../openapi/schema/tree/paged-schema.ts'
import type { Scenarios } from '../scenarios/scenario-form.ts'
import type { Story } from '../scenarios/story.ts'
import type { PublishedApi } from './published-api.ts'
import type { Showcase } from './showcase.ts'
import type { Sidebar } from './sidebar.ts'
import type { Surroundings } from './surroundings.ts'

/** The data that every kind of page has. */
interface PageBase extends Surroundings {
  readonly href: string
  readonly title: string
  /** Empty if a guide has none. */
  readonly description: string
  /** Whether the page is published without being listed. */
  readonly isHidden?: boolean
  /** The version of the docs that the page belongs to. Plain pages belong to none. */
  readonly version: Version | undefined
  readonly sidebar: Sidebar | undefined
  readonly updatedAt: string | undefined
  /** The IDs on the page that a link may end in. */
  readonly anchors: ReadonlySet<string>
  /** The headings for the table of contents. */
  readonly contents: readonly ContentsEntry[]
}

/** The source of a page: a guide, an API, or neither if the page is generated. */
interface OfGuide<Source extends Guide | undefined> {
  readonly guide: Source
  readonly api?: undefined
}

interface OfApi {
  readonly api: PublishedApi
  readonly guide?: undefined
}

/** A page of any kind, with that kind's data. */
export type Page = PageBase &
  (
    | ({ readonly kind: 'home' } & OfGuide<Guide | undefined>)
    | ({ readonly kind: 'not-found' } & OfGuide<Guide | undefined>)
    | ({ readonly kind: 'plain' } & OfGuide<Guide>)
    | ({ readonly kind: 'guide' } & OfGuide<Guide>)
    | ({ readonly kind: 'introduction' } & OfApi)
    | ({ readonly kind: 'tag'; readonly tag: Tag; readonly operations: readonly Operation[] } & OfApi)
    | ({ readonly kind: 'operation'; readonly operation: Operation } & OfApi)
    | ({ readonly kind: 'schema'; readonly schema: PagedSchema } & OfApi)
  )

/** A page of one kind. */
export type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>

/** An entry of a page's table of contents. */
export interface ContentsEntry {
  readonly depth: number
  readonly id: string
  readonly text: string
  /** The number of fields, parameters, or errors in the section. */
  readonly count?: number | undefined
}

/** A version of the docs. The current one is under `/docs/` or the configured root, and older ones are in folders below it. */
export interface Version {
  readonly name: string
  readonly docsRoot: string
  readonly isCurrent: boolean
  readonly apis: readonly PublishedApi[]
  readonly sidebars: readonly Sidebar[]
  /** The address of the guide that explains the APIs' error codes. */
  readonly errorPage: string | undefined
  /**
   * Readers' questions from the files in `search/`, by the address that answers them. Questions in guides and API files aren't
   * included.
   */
  readonly questions: ReadonlyMap<string, readonly string[]>
  /** The site's extensions, which may add parts to guides and notes to samples. */
  readonly extensions: readonly LoadedExtension[]
}

/** A whole site, checked and ready to render. */
export interface Site {
  readonly config: Settings
  /** The config's folder. */
  readonly folder: string
  readonly brand: Brand
  readonly versions: readonly Version[]
  readonly pages: ReadonlyMap<string, Page>
  /** `pages` without the pages of schemas. Finding those means reading every operation. */
  readonly pagesButSchemas: ReadonlyMap<string, Page>
  /** The files of `content/public/`: site path to file. */
  readonly publicFiles: ReadonlyMap<string, ContentFile>
  /** `publicFiles`, guides' pictures, and the brand's files: site path to file. */
  readonly media: ReadonlyMap<string, ContentFile>
  /** The site's extensions. */
  readonly extensions: readonly LoadedExtension[]
  /** The variables and sequences of calls that the Postman collection and the workflows contain in addition to the operations. */
  readonly scenarios: Scenarios | undefined
  /** The scenarios that the reference shows, from the scenarios file and from Arazzo files. */
  readonly stories: readonly Story[]
  /** The example of the current version's API on the home page. */
  readonly showcase: Showcase | undefined
}
