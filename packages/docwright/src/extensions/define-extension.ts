/**
 * What a module adds to a site, as its default export: files next to the pages, checks of what writers write, and words on pages. A config
 * names such modules in `extensions`. What an extension promises its users is its own: it is given the site as data, and nothing of it changes.
 */
export interface Extension {
  /** Files to publish, each made when it is written; a build and `npm run dev` ask anew each time. */
  readonly artefacts?: (site: SiteView) => Iterable<ExtensionFile>
  /** What is wrong with the site. It is in the one report of all that is wrong. */
  readonly check?: (site: SiteView) => Iterable<Finding> | Promise<Iterable<Finding>>
  /**
   * The kinds of problems that `check` finds, in addition to docwright's own kinds. For each kind, `problems` in a config sets
   * whether it fails the build.
   */
  readonly kinds?: readonly string[]
  /** What is under the samples of an operation, on its page and in the twin of that. */
  readonly sampleNote?: (operation: SampledOperation) => SampleNote | undefined
  /** A section at the end of the pages of some operations. */
  readonly operationPart?: {
    /** The component that renders it: the name of a file in `components/`. */
    readonly component: string
    /** The section of an operation; undefined for an operation that has none. */
    readonly partOf: (operation: SampledOperation, api: ApiView) => OperationPart | undefined
  }
  /** Functions that return the HTML for `<Extension part="…" />` in guides, by the name of the part. They receive the APIs of the guide's version. */
  readonly parts?: Readonly<Record<string, (apis: readonly ApiView[]) => string>>
}

/** A section at the end of an operation's page, under a heading of its own. */
export interface OperationPart {
  /** The ID of its heading. */
  readonly id: string
  readonly title: string
  /** JSON: the props of the component that renders it. */
  readonly props: Readonly<Record<string, unknown>>
  /** What the section says, for the Markdown twin and the search. Its links are checked with the page's. */
  readonly markdown: string
}

/** A few words that lead to the page that tells more. */
export interface SampleNote {
  readonly words: string
  readonly href: string
}

/** A file next to the pages: its path below the site's root, `feed.json`, and what is in it. */
export interface ExtensionFile {
  readonly file: string
  readonly content: () => string | Uint8Array | Promise<string | Uint8Array>
}

/** A mistake that an extension found, and the page or file to fix it in. */
export interface Finding {
  /** One whole sentence. */
  readonly message: string
  /** How to fix it, after “fix:”. */
  readonly hint?: string | undefined
  /** One of the extension's own `kinds`; without it the mistake always fails the build. */
  readonly kind?: string | undefined
  /** The file where it is, as `PageView.file` names it; without it the extension itself is named. */
  readonly file?: string | undefined
  /** Line and column of the file, which count from 1. */
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/** A site as extensions see it. */
export interface SiteView {
  readonly title: string
  readonly tagline: string
  /** Where the site lives, without a slash at the end. */
  readonly url: string
  /** Every page but the one for what isn't found; of an older version, too. */
  readonly pages: readonly PageView[]
  readonly apis: readonly ApiView[]
  /** The sidebars of all versions of the docs; the current version's come first. */
  readonly sidebars: readonly SidebarView[]
}

/** A page as extensions see it. */
export interface PageView {
  /** Its site path: `/docs/tools/postman`. */
  readonly href: string
  readonly title: string
  readonly description: string
  readonly kind: 'home' | 'plain' | 'guide' | 'introduction' | 'tag' | 'operation' | 'schema'
  /** The version of the docs that it is part of, when it is part of one. */
  readonly version: string | undefined
  /** The file that it is written in, as seen from the working folder; a page of the reference has none of its own. */
  readonly file: string | undefined
  /** When git last saw that file change, as an ISO 8601 date and time. */
  readonly updatedAt: string | undefined
  /** Its headings, from top to bottom. */
  readonly headings: readonly HeadingView[]
  /** The IDs on it that a link may end in: of headings, and of all that the reference gives an address. */
  readonly anchors: readonly string[]
  /** All that it says, as its Markdown twin does. */
  readonly markdown: () => string
}

/** A heading of a page, with the ID that a link to it ends in. */
export interface HeadingView {
  readonly depth: number
  readonly id: string
  readonly text: string
}

/** The navigation next to the pages of a section, or of an API. */
export interface SidebarView {
  readonly id: string
  readonly label: string
  /** The version of the docs that it is part of. */
  readonly version: string
  /** From top to bottom, the page of a group before what is in it. */
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

/** An API as extensions see it. */
export interface ApiView {
  readonly title: string
  /** The version of the API, as its file says it. */
  readonly version: string
  /** The version of the docs that shows it. */
  readonly docsVersion: string
  /** The site path of its introduction. */
  readonly href: string
  /** Its file as JSON, of the version of OpenAPI that it is written in. */
  readonly document: () => unknown
  /** In the order of the file. */
  readonly operations: () => readonly SampledOperation[]
  /** How to send its requests: every program that its pages show. */
  readonly samples: () => readonly SampleView[]
}

/** An operation of an API as extensions see it. */
export interface SampledOperation {
  /** Its `operationId`, or its method and path where it has none. */
  readonly id: string
  /**
   * Whether the file gives each request body, and each was compared with its schema and fits; undefined where it has no
   * body.
   */
  readonly fitsSchema: () => boolean | undefined
  /** How to send its requests: every program that its page shows. */
  readonly samples: () => readonly SampleView[]
}

/** A program that sends a request, complete enough to paste and run. */
export interface SampleView {
  /** The operation's `operationId`, or its method and path where it has none. */
  readonly operation: string
  /** As highlighters name it: `bash`, `python`. */
  readonly language: string
  /** As readers call the language: "cURL", "Python". */
  readonly label: string
  /** The request example that it sends, when its operation has some. */
  readonly example: string | undefined
  readonly source: string
}

/** An extension, for the default export of its module: an editor completes and checks it. */
export function defineExtension(extension: Extension): Extension {
  return extension
}
