/**
 * The default export of a module that adds files, checks, and text to a site. A config lists such modules in `extensions`. An
 * extension receives the site as read-only data.
 */
export interface Extension {
  /**
   * Returns files to publish. Each file's content is made when it's written. Called once for each build, and after each change
   * during development.
   */
  readonly artefacts?: (site: SiteView) => Iterable<ExtensionFile>
  /** Returns problems with the site, which are reported together with docwright's own. */
  readonly check?: (site: SiteView) => Iterable<Finding> | Promise<Iterable<Finding>>
  /**
   * The kinds of problems that `check` finds, in addition to docwright's own kinds. For each kind, `problems` in a config sets
   * whether it fails the build.
   */
  readonly kinds?: readonly string[]
  /** Returns a note below an operation's samples, both on its page and in its Markdown twin. */
  readonly sampleNote?: (operation: SampledOperation) => SampleNote | undefined
  /** Adds a section at the end of some operations' pages. */
  readonly operationPart?: {
    /** The component that renders the section: the name of a file in `components/`. */
    readonly component: string
    /** Returns the section of an operation, or undefined if it has none. */
    readonly partOf: (operation: SampledOperation, api: ApiView) => OperationPart | undefined
  }
  /**
   * Functions that return the HTML for `<Extension part="…" />` in guides, by part. Each receives the APIs of the guide's
   * version.
   */
  readonly parts?: Readonly<Record<string, (apis: readonly ApiView[]) => string>>
}

/** A section at the end of an operation's page, with its own heading. */
export interface OperationPart {
  /** The ID of the heading. */
  readonly id: string
  readonly title: string
  /** The props of the component, as JSON values. */
  readonly props: Readonly<Record<string, unknown>>
  /** The section's text for the Markdown twin and the search. Its links are checked like the page's other links. */
  readonly markdown: string
}

/** A short text that links to a page with details. */
export interface SampleNote {
  readonly words: string
  readonly href: string
}

/** A file next to the pages: its path below the site's root, such as `feed.json`, and its content. */
export interface ExtensionFile {
  readonly file: string
  readonly content: () => string | Uint8Array | Promise<string | Uint8Array>
}

/** A problem that an extension reports, and the page or file to fix it in. */
export interface Finding {
  /** A complete sentence. */
  readonly message: string
  /** How to fix it; printed after “fix:”. */
  readonly hint?: string | undefined
  /** One of the extension's own `kinds`. Without it, the problem always fails the build. */
  readonly kind?: string | undefined
  /** The file with the problem, in the form of `PageView.file`. Default: the extension itself. */
  readonly file?: string | undefined
  /** The line and column in the file, which count from 1. */
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/** A site, as extensions see it. */
export interface SiteView {
  readonly title: string
  readonly tagline: string
  /** The site's URL without a trailing slash. */
  readonly url: string
  /** All pages, including older versions' pages, except the one for unknown addresses. */
  readonly pages: readonly PageView[]
  readonly apis: readonly ApiView[]
  /** The sidebars of all versions of the docs, the current version's first. */
  readonly sidebars: readonly SidebarView[]
}

/** A page, as extensions see it. */
export interface PageView {
  /** The page's path on the site: `/docs/tools/postman`. */
  readonly href: string
  readonly title: string
  readonly description: string
  readonly kind: 'home' | 'plain' | 'guide' | 'introduction' | 'tag' | 'operation' | 'schema'
  /** The version of the docs that the page belongs to, if any. */
  readonly version: string | undefined
  /** The page's source file, relative to the working folder. Pages of the reference have none. */
  readonly file: string | undefined
  /** When git recorded the file's last change, as an ISO 8601 date and time. */
  readonly updatedAt: string | undefined
  /** The headings from top to bottom. */
  readonly headings: readonly HeadingView[]
  /** The IDs that a link may end in: of headings, and of everything with an address in the reference. */
  readonly anchors: readonly string[]
  /** Returns the page's text, like its Markdown twin. */
  readonly markdown: () => string
}

/** A heading of a page, and its ID for links. */
export interface HeadingView {
  readonly depth: number
  readonly id: string
  readonly text: string
}

/** The sidebar of a section or of an API. */
export interface SidebarView {
  readonly id: string
  readonly label: string
  /** The version of the docs that the sidebar belongs to. */
  readonly version: string
  /** The links from top to bottom. A group's own page comes before the pages in the group. */
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

/** An API, as extensions see it. */
export interface ApiView {
  readonly title: string
  /** The API's version, from its file. */
  readonly version: string
  /** The version of the docs that contains the API. */
  readonly docsVersion: string
  /** The path of the API's introduction. */
  readonly href: string
  /** Returns the API file as JSON, in the OpenAPI version that it's written in. */
  readonly document: () => unknown
  /** Returns the operations in the order of the file. */
  readonly operations: () => readonly SampledOperation[]
  /** Returns the samples on all pages of the API. */
  readonly samples: () => readonly SampleView[]
}

/** An operation of an API, as extensions see it. */
export interface SampledOperation {
  /** The `operationId`, or method and path if there is none. */
  readonly id: string
  /**
   * Returns whether every request body has an example in the file, and each example matches its schema. Undefined for an
   * operation without a body.
   */
  readonly fitsSchema: () => boolean | undefined
  /** Returns the samples on the operation's page. */
  readonly samples: () => readonly SampleView[]
}

/** A complete program that sends a request. */
export interface SampleView {
  /** The operation's `operationId`, or its method and path where it has none. */
  readonly operation: string
  /** The language's name for highlighters: `bash`, `python`. */
  readonly language: string
  /** The language's name for readers: "cURL", "Python". */
  readonly label: string
  /** The name of the request example that is sent, if the operation has examples. */
  readonly example: string | undefined
  readonly source: string
}

/** Returns an extension unchanged, for its module's default export. Its type lets an editor complete and check it. */
export function defineExtension(extension: Extension): Extension {
  return extension
}
