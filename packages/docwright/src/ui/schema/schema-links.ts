import type { VariantExample } from '../../model/reference/addressed-examples.ts'
import type { BodyLens } from '../../model/reference/lens.ts'
import type { Variant } from '../../openapi/schema/facts/schema.ts'

/** What a schema on a page has to know of the rest of the site. */
export interface SchemaLinks {
  /** The address of a schema's own page. */
  readonly pageOf: (slug: string) => string
  /** The first field of this page that shows a schema, for what is too long to be said twice. */
  readonly firstFieldOf: (name: string) => string | undefined
  /** The other pages that show a schema; undefined but at its first position on this one. */
  readonly usesOf: (name: string, id: string) => SchemaUses | undefined
  /** The example beside the fields that has a variant; `none` where the examples have others only. */
  readonly exampleOf: (variant: Variant) => VariantExample | 'none' | undefined
}

/** Pages that show a schema: a few of them, and how many more. */
interface SchemaUses {
  readonly links: readonly { readonly href: string; readonly label: string }[]
  /** How many more there are than the links. */
  readonly others: number
}

/** What begins open of the fields around, and where they may link to. */
export interface View {
  /** Whether the body is so short that nothing in it begins folded. */
  readonly isOpen: boolean
  /** Whether it is on the way from a body down to the field that nearly all of it is in, which begins open. */
  readonly isWay: boolean
  /** Whether the reader writes it, rather than receives it. */
  readonly isSent?: boolean
  /** Whether the reader receives it: then a row says only what may be missing. */
  readonly isReceived?: boolean
  /** Whether most of what is received may be missing: then a row says only what is always there. */
  readonly isSparse?: boolean
  /** What the object around its fields has said of several of them together. */
  readonly rules?: readonly string[]
  /** What the choices above the body make of its fields. */
  readonly lens?: BodyLens | undefined
  readonly links: SchemaLinks
}
