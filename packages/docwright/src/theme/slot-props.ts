/** A link: a path on the site, such as `/docs/start/`, or a URL. */
export interface SlotLink {
  readonly label: string
  readonly href: string
}

/**
 * A rendered React element, or undefined if there is none. The type is declared without React, so that sites with only a config
 * don't need React's types.
 */
// biome-ignore lint/suspicious/noExplicitAny: React says the same of the type of an element.
export type Drawn = { readonly type: any; readonly props: unknown; readonly key: string | null } | undefined

/** The props of slots around the pages, which remain while a reader navigates. */
export interface FrameSlotProps {
  readonly site: {
    /** The brand's name, or else the title. */
    readonly name: string
    readonly title: string
    readonly tagline: string
    /** The site's URL without a trailing slash. */
    readonly url: string
    /** The name of the newest version of the docs. */
    readonly version: string
  }
}

/** The props of slots on a page, which are rendered again for each page. */
export interface PageSlotProps extends FrameSlotProps {
  readonly page: {
    /** The kind of page: a guide, a page outside the sections, or a part of an API's reference. */
    readonly kind: 'home' | 'plain' | 'guide' | 'introduction' | 'tag' | 'operation' | 'schema' | 'not-found'
    /** The page's path on the site: `/docs/start/keys`. */
    readonly href: string
    readonly title: string
    readonly description: string
    /** The version of the docs that the page belongs to, if any. */
    readonly version: string | undefined
    /** The ID of the section or API whose navigation the page shows. */
    readonly section: string | undefined
    /** The date of its file's last change: 2026-01-31. */
    readonly updatedAt: string | undefined
  }
}

/** `theme/Head.tsx`: additional elements for the `<head>` of each page. The policy blocks scripts and styles of other sites. */
export interface HeadProps extends PageSlotProps {}

/** `theme/NavbarStart.tsx`: content after the logo in the navbar. */
export interface NavbarStartProps extends FrameSlotProps {}

/** `theme/NavbarEnd.tsx`: content at the end of the navbar. */
export interface NavbarEndProps extends FrameSlotProps {}

/** `theme/PageStart.tsx`: content above the text of each page. */
export interface PageStartProps extends PageSlotProps {}

/** `theme/PageEnd.tsx`: content below the text of each page. */
export interface PageEndProps extends PageSlotProps {}

/** `theme/Footer.tsx`: the footer of every page. */
export interface FooterProps extends FrameSlotProps {
  /** The config's `footer`. */
  readonly columns: readonly { readonly title: string; readonly links: readonly SlotLink[] }[]
  /** The files of each API: its description, and its Postman collection. */
  readonly apis: readonly {
    readonly label: string
    readonly openapi: string
    readonly postman: string | undefined
  }[]
}

/** `theme/HomePage.tsx`: the whole home page between navbar and footer. */
export interface HomePageProps extends PageSlotProps {
  readonly headline: string
  /** The config's `home.actions`, or links to the first page of each section. */
  readonly actions: readonly SlotLink[]
  /** The counts of the reference's items, as an element. */
  readonly counts: Drawn
  /** The config's `home.showcase`, as an element. Undefined without it. */
  readonly showcase: Drawn
  /** The text of `pages/index.mdx`, as an element. Undefined without it. */
  readonly content: Drawn
  /** A card for each section and API, as an element. */
  readonly areas: Drawn
  /** The files for programs. */
  readonly files: readonly SlotLink[]
}

/** `theme/NotFound.tsx`: the page for unknown addresses. */
export interface NotFoundProps extends PageSlotProps {
  /** The heading and the sentence below it, as an element. */
  readonly heading: Drawn
  /** A suggested page, and a button that searches for the address, as an element. Both require JavaScript. */
  readonly search: Drawn
  /** A card for each section and API, as an element. */
  readonly areas: Drawn
}

/** The slots of a page that a site can render itself, each with its props. */
export interface SlotPropsByName {
  readonly Head: HeadProps
  readonly NavbarStart: NavbarStartProps
  readonly NavbarEnd: NavbarEndProps
  readonly PageStart: PageStartProps
  readonly PageEnd: PageEndProps
  readonly Footer: FooterProps
  readonly HomePage: HomePageProps
  readonly NotFound: NotFoundProps
}

/** The name of a slot, which is also the name of its file in `theme/`. */
export type SlotName = keyof SlotPropsByName
