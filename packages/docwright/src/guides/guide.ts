import type { Root } from 'hast'
import type { ContentFile } from '../content/content-file.ts'
import type { readPictureSize } from '../content/picture-size.ts'
import type { Place } from '../problem/problem.ts'
import type { ComponentUse } from './component-uses.ts'
import type { ApiName } from './elements.ts'
import type { Frontmatter } from './frontmatter.ts'

/**
 * One MDX file as data: a tree to render, and all that other modules check or list. Except for its settings, everything is
 * parsed when it's first used.
 */
export interface Guide {
  readonly file: string
  /** The path on the site: `/docs/tools/postman`, or `/docs/get-started/` for an index file. */
  readonly href: string
  /** The folders between the section and the file, outermost first: `['developers']`. */
  readonly folders: readonly string[]
  readonly section: string | undefined
  readonly frontmatter: Frontmatter
  /** Whether the text is valid MDX. If it isn't, all other data is empty. */
  readonly isReadable: boolean
  readonly body: Root
  readonly headings: readonly Heading[]
  /**
   * Questions in readers' words, by the ID of the heading that answers them. The key is undefined for questions that the whole
   * page answers.
   */
  readonly questions: ReadonlyMap<string | undefined, readonly string[]>
  /** Every ID that a link may end in, including footnotes. */
  readonly ids: readonly string[]
  readonly links: readonly GuideLink[]
  readonly images: readonly GuideImage[]
  readonly mentions: readonly Mention[]
  /** The uses of components that have no problems. */
  readonly uses: readonly ComponentUse[]
  /** The kinds of names that its mentions may have. Other kinds can be skipped. */
  readonly mayName: ReadonlySet<ApiName>
  /** The Markdown source without the frontmatter. */
  readonly source: string
  /** When git recorded the file's last change, as an ISO 8601 date and time. */
  readonly updatedAt: string | undefined
  /** For the changelog, its entries, newest first. */
  readonly entries?: readonly ChangelogEntry[]
}

/** An entry of the changelog. */
export interface ChangelogEntry {
  /** The ID of the entry's heading. */
  readonly id: string
  readonly title: string
  /** `2026-11-20` */
  readonly date: string
}

/** A heading of a guide, and its ID for links. */
export interface Heading {
  readonly depth: number
  readonly id: string
  readonly text: string
}

/** A link as written: a site path, a relative file, or a full address. */
export interface GuideLink {
  readonly target: string
  readonly place: Place
}

/** A picture in a guide, and its path on the site. */
export interface GuideImage extends ContentFile {
  readonly href: string
  /** The size of the picture, `unknown` for an SVG file without a size, or undefined for another kind of file. */
  readonly size: ReturnType<typeof readPictureSize>
}

/** A name of the API in a guide, or code that should match a schema. The model checks it. */
export interface Mention {
  readonly names: ApiName | 'instance'
  readonly attributes: Readonly<Record<string, string>>
  readonly place: Place
}

/** A folder's settings, from `_category.yaml`. */
export interface Category {
  readonly section: string
  readonly folders: readonly string[]
  readonly label: string | undefined
  readonly order: number | undefined
}
