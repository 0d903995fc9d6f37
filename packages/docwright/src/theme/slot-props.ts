/** A link: into the site, as `/docs/start/`, or out of it. */
export interface SlotLink {
  readonly label: string
  readonly href: string
}

/**
 * An element that is drawn already, to be put among others; undefined, if there is none. It is one of React's, said in
 * words of its own: anyone who writes only a config needs no types of React.
 */
// biome-ignore lint/suspicious/noExplicitAny: React says the same of the type of an element.
export type Drawn = { readonly type: any; readonly props: unknown; readonly key: string | null } | undefined

/** What is around every page, and stays as it is while a reader goes from page to page. */
export interface FrameSlotProps {
  readonly site: {
    /** What the brand is called; without one, the title. */
    readonly name: string
    readonly title: string
    readonly tagline: string
    /** Where the site lives, without a slash at the end. */
    readonly url: string
    /** The name of the newest version of the docs. */
    readonly version: string
  }
}

/** What is on a page, and is drawn anew for each. */
export interface PageSlotProps extends FrameSlotProps {
  readonly page: {
    /** Its kind: a guide, a page outside of the sections, or what of an API it shows. */
    readonly kind: 'home' | 'plain' | 'guide' | 'introduction' | 'tag' | 'operation' | 'schema' | 'not-found'
    /** Its address below the site's: `/docs/start/keys`. */
    readonly href: string
    readonly title: string
    readonly description: string
    /** The version of the docs it belongs to, if it belongs to one. */
    readonly version: string | undefined
    /** The section or API whose navigation it shows, by its `id`. */
    readonly section: string | undefined
    /** When its file was last changed, as 2026-01-31. */
    readonly updatedAt: string | undefined
  }
}

/** `theme/Head.tsx`: more elements for the `<head>` of each page. Scripts and styles of other sites are rejected by its policy. */
export interface HeadProps extends PageSlotProps {}

/** `theme/NavbarStart.tsx`: what is in the bar behind the logo. */
export interface NavbarStartProps extends FrameSlotProps {}

/** `theme/NavbarEnd.tsx`: what is last in the bar. */
export interface NavbarEndProps extends FrameSlotProps {}

/** `theme/PageStart.tsx`: what is over the text of each page. */
export interface PageStartProps extends PageSlotProps {}

/** `theme/PageEnd.tsx`: what is under the text of each page. */
export interface PageEndProps extends PageSlotProps {}

/** `theme/Footer.tsx`: what is under every page. */
export interface FooterProps extends FrameSlotProps {
  /** What `footer` of the config says. */
  readonly columns: readonly { readonly title: string; readonly links: readonly SlotLink[] }[]
  /** The files of each API: its description, and its collection for Postman. */
  readonly apis: readonly {
    readonly label: string
    readonly openapi: string
    readonly postman: string | undefined
  }[]
}

/** `theme/HomePage.tsx`: the whole home page between bar and footer. */
export interface HomePageProps extends PageSlotProps {
  readonly headline: string
  /** What `home.actions` of the config says, or where the sections begin. */
  readonly actions: readonly SlotLink[]
  /** How much the reference holds, drawn. */
  readonly counts: Drawn
  /** What `home.showcase` of the config says, drawn; undefined without it. */
  readonly showcase: Drawn
  /** The text of `pages/index.mdx`, drawn; undefined without it. */
  readonly content: Drawn
  /** A card for each section and API, drawn. */
  readonly areas: Drawn
  /** What programs read. */
  readonly files: readonly SlotLink[]
}

/** `theme/NotFound.tsx`: what an address shows at which there is no page. */
export interface NotFoundProps extends PageSlotProps {
  /** The heading and the sentence under it, drawn. */
  readonly heading: Drawn
  /** A page that was probably meant, and a button that searches for the address, drawn: both come with JavaScript. */
  readonly search: Drawn
  /** A card for each section and API, drawn. */
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
