import type { DocsMove } from '../url/docs-move.ts'

/** A React component of a writer's, which guides use by its name: `components/Counter.tsx` is `<Counter />`. */
export interface WriterComponent {
  readonly name: string
  readonly file: string
  /** Whether it is hydrated in the browser: its file begins with `'use client'`. */
  readonly isIsland: boolean
  /** What it takes, by name; undefined when its types can't be read without a compiler. */
  readonly attributes: ReadonlyMap<string, Attribute> | undefined
}

/** What a component's type says of one of its props. */
export interface Attribute {
  readonly isRequired: boolean
  /** What it may be: one of these texts, or of these kinds; undefined when its type says more than that. */
  readonly values: readonly AttributeValue[] | undefined
}

export type AttributeValue = { readonly text: string } | 'string' | 'number' | 'boolean' | 'list' | 'object'

/** A component where a guide uses it, as it is to be drawn. */
export interface DrawRequest {
  readonly name: string
  /** JSON. */
  readonly props: Readonly<Record<string, unknown>>
  /** Put before each of its IDs, so that no two IDs of a page are alike. */
  readonly prefix: string
  /** In a guide of an older version: redirects links into the docs to the same version, as in the guide itself. */
  readonly move: DocsMove | undefined
  /** Whether the guide has something to be inside it. */
  readonly hasContent: boolean
}

/** A component as HTML, with the attributes of the element that is around it, or why it couldn't be drawn. */
export type Drawing =
  | {
      readonly html: string
      readonly attributes: Readonly<Record<string, string>>
      /** What its file says with `twin` that is in the Markdown twin of a page; without it, what the HTML says. */
      readonly markdown?: string
    }
  | { readonly mistake: string }

/** Draws a component; it is behind the bundler, since a component may import what only that can read. */
export type DrawComponent = (request: DrawRequest) => Promise<Drawing>

/** The components of a site, and what draws them. */
export interface Components {
  readonly known: ReadonlyMap<string, WriterComponent>
  /** Absent where a site is only read: its guides are whole but for what their components say. */
  readonly draw: DrawComponent | undefined
}
