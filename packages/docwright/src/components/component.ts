import type { DocsMove } from '../url/docs-move.ts'

/** A site's own React component, which guides use by its name: `components/Counter.tsx` is `<Counter />`. */
export interface WriterComponent {
  readonly name: string
  readonly file: string
  /** Whether the component is hydrated in the browser, because its file starts with `'use client'`. */
  readonly isIsland: boolean
  /** Its props by name, or undefined if their types can't be read without a compiler. */
  readonly attributes: ReadonlyMap<string, Attribute> | undefined
}

/** A prop, as its type describes it. */
export interface Attribute {
  readonly isRequired: boolean
  /** The allowed texts or kinds of values, or undefined if the type is more complex. */
  readonly values: readonly AllowedValue[] | undefined
}

export type AllowedValue = { readonly text: string } | 'string' | 'number' | 'boolean' | 'list' | 'object'

/** A component in a guide, and how to render it. */
export interface RenderRequest {
  readonly name: string
  /** The props, as JSON values. */
  readonly props: Readonly<Record<string, unknown>>
  /** A prefix for its IDs, so that IDs on a page are unique. */
  readonly prefix: string
  /** In a guide of an older version, redirects links into the docs to that version. */
  readonly move: DocsMove | undefined
  /** Whether the guide passes children to the component. */
  readonly hasContent: boolean
}

/** A rendered component: its HTML and the attributes of the element around it, or why rendering failed. */
export type RenderedComponent =
  | {
      readonly html: string
      readonly attributes: Readonly<Record<string, string>>
      /** The Markdown that the component's file exports as `twin`. By default, the twin is derived from the HTML. */
      readonly markdown?: string
    }
  | { readonly mistake: string }

/** Renders a component. Components go through the bundler, because they may import files that Node can't. */
export type RenderComponent = (request: RenderRequest) => Promise<RenderedComponent>

/** A site's components, and the function that renders them. */
export interface Components {
  readonly known: ReadonlyMap<string, WriterComponent>
  /** Absent if the site is only read. Guides are then complete except for the output of components. */
  readonly render: RenderComponent | undefined
}
