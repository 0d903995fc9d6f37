import type { Root } from 'hast'
import type { ContentFile } from '../content/content-file.ts'
import type { pictureSize } from '../content/picture-size.ts'
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
  /** Site path: `/docs/tools/postman`, or `/docs/get-started/` for an index file. */
  readonly href: string
  /** Folders between the section and the file, outermost first: `['developers']`. */
  readonly folders: readonly string[]
  readonly section: string | undefined
  readonly frontmatter: Frontmatter
  /** Whether its text is MDX; of a guide that is none, nothing else is known. */
  readonly isReadable: boolean
  readonly body: Root
  readonly headings: readonly Heading[]
  /** Readers' questions in their own words, by the ID of the heading that answers them; without an ID, questions that the page answers. */
  readonly questions: ReadonlyMap<string | undefined, readonly string[]>
  /** Every ID that a link may end in, of headings and footnotes alike. */
  readonly ids: readonly string[]
  readonly links: readonly GuideLink[]
  readonly images: readonly GuideImage[]
  readonly mentions: readonly Mention[]
  /** The components that it uses without a mistake. */
  readonly uses: readonly ComponentUse[]
  /** The kinds of names that its mentions may have; other kinds can be skipped. */
  readonly mayName: ReadonlySet<ApiName>
  /** The Markdown as written, without its frontmatter. */
  readonly source: string
  /** When git last saw the file change, as an ISO 8601 date and time. */
  readonly updatedAt: string | undefined
  /** Of the changelog: what it lists, newest first. */
  readonly entries?: readonly ChangelogEntry[]
}

/** An entry of the changelog. */
export interface ChangelogEntry {
  /** The ID of its heading. */
  readonly id: string
  readonly title: string
  /** `2026-11-20` */
  readonly date: string
}

/** A heading of a guide, with the ID that links end in. */
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

/** A picture that a guide shows, and the site path it is published under. */
export interface GuideImage extends ContentFile {
  readonly href: string
  /** The size of a picture, `unknown` for an SVG file that gives none; undefined for a file of another kind. */
  readonly size: ReturnType<typeof pictureSize>
}

/** Something of the API that a guide names, or code that is said to be an instance of a schema; the model checks it. */
export interface Mention {
  readonly names: ApiName | 'instance'
  readonly attributes: Readonly<Record<string, string>>
  readonly place: Place
}

/** A folder's own settings, from `_category.yaml`. */
export interface Category {
  readonly section: string
  readonly folders: readonly string[]
  readonly label: string | undefined
  readonly order: number | undefined
}
