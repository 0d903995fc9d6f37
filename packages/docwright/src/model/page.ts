import type { Brand } from '../brand/brand.ts'
import type { Settings } from '../config/site-config.ts'
import type { ContentFile } from '../content/content-file.ts'
import type { LoadedExtension } from '../extensions/read-extensions.ts'
import type { Guide } from '../guides/guide.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Tag } from '../openapi/objects/tag.ts'
import type { PagedSchema } from '../openapi/schema/tree/paged-schema.ts'
import type { Scenarios } from '../scenarios/scenarios.ts'
import type { PublishedApi } from './published-api.ts'
import type { Showcase } from './showcase.ts'
import type { Sidebar } from './sidebar.ts'
import type { Surroundings } from './surroundings.ts'

/** What every page has, whatever it shows. */
interface PageBase extends Surroundings {
  readonly href: string
  readonly title: string
  /** Empty where a guide gives none. */
  readonly description: string
  /** Whether it's published without being listed. */
  readonly isHidden?: boolean
  /** The version of the docs it belongs to; plain pages belong to none. */
  readonly version: Version | undefined
  readonly sidebar: Sidebar | undefined
  readonly updatedAt: string | undefined
  /** Ids on the page that a link may end in. */
  readonly anchors: ReadonlySet<string>
  /** Headings for the table of contents. */
  readonly contents: readonly ContentsEntry[]
}

interface OfApi {
  readonly api: PublishedApi
}

/** A page of any kind, with what that kind shows. */
export type Page = PageBase &
  (
    | { readonly kind: 'home'; readonly guide: Guide | undefined }
    | { readonly kind: 'plain'; readonly guide: Guide }
    | { readonly kind: 'guide'; readonly guide: Guide }
    | ({ readonly kind: 'introduction' } & OfApi)
    | ({ readonly kind: 'tag'; readonly tag: Tag; readonly operations: readonly Operation[] } & OfApi)
    | ({ readonly kind: 'operation'; readonly operation: Operation } & OfApi)
    | ({ readonly kind: 'schema'; readonly schema: PagedSchema } & OfApi)
    | { readonly kind: 'not-found'; readonly guide: Guide | undefined }
  )

/** One kind of page. */
export type PageOf<Kind extends Page['kind']> = Extract<Page, { kind: Kind }>

/** A heading of a page, as its table of contents has it. */
export interface ContentsEntry {
  readonly depth: number
  readonly id: string
  readonly text: string
  /** How much is there: of fields, parameters, or errors. */
  readonly count?: number
}

/** One version of the docs: the current one under `/docs/` or what the config says, older ones in folders below it. */
export interface Version {
  readonly name: string
  readonly docsRoot: string
  readonly isCurrent: boolean
  readonly apis: readonly PublishedApi[]
  readonly sidebars: readonly Sidebar[]
  /** The address of the guide that explains each of the APIs' error codes. */
  readonly errorPage: string | undefined
  /**
   * Readers' questions from the files in `search/`, by the address that answers them. Questions in guides and API files aren't
   * included.
   */
  readonly questions: ReadonlyMap<string, readonly string[]>
  /** The site's extensions, which may add parts to guides and notes to samples. */
  readonly extensions: readonly LoadedExtension[]
}

/** Everything that is published, checked and ready to draw. */
export interface Site {
  readonly config: Settings
  /** The folder of the config. */
  readonly folder: string
  readonly brand: Brand
  readonly versions: readonly Version[]
  readonly pages: ReadonlyMap<string, Page>
  /** `pages` without the pages of schemas. Finding those means reading every operation. */
  readonly pagesButSchemas: ReadonlyMap<string, Page>
  /** Files of `content/public/`: site path to file. */
  readonly publicFiles: ReadonlyMap<string, ContentFile>
  /** `publicFiles`, the pictures that guides show, and the files of the brand: site path to file. */
  readonly media: ReadonlyMap<string, ContentFile>
  /** The modules of the site's own that add to it. */
  readonly extensions: readonly LoadedExtension[]
  /** What the Postman collection contains in addition to the operations: variables, scripts, and folders of calls in order. */
  readonly scenarios: Scenarios | undefined
  /** What the home page shows of the current version's API. */
  readonly showcase: Showcase | undefined
}
