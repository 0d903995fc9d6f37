import type { VariantExample } from '../../model/reference/addressed-examples.ts'
import type { BodyLens } from '../../model/reference/lens.ts'
import type { Variant } from '../../openapi/schema/facts/schema.ts'

/** What a schema on a page has to know of the rest of the site. */
export interface SchemaLinks {
  /** The address of a schema's own page. */
  readonly pageOf: (slug: string) => string
  /** The first field of this page that shows a schema, for what is too long to be said twice. */
  readonly firstFieldOf: (name: string) => string | undefined
  /** The other pages that show a schema, asked at its first position on this page; else undefined, as when there are none. */
  readonly usesOf: (name: string, id: string) => SchemaUses | undefined
  /** The first request example that uses a variant; `none` if the examples use others only, undefined if that is unknown. */
  readonly exampleOf: (variant: Variant) => VariantExample | 'none' | undefined
}

/** Pages that show a schema: a few of them, and how many more. */
interface SchemaUses {
  readonly links: readonly { readonly href: string; readonly label: string }[]
  /** How many more there are than the links. */
  readonly others: number
}

/** How the fields of a body are shown: what begins open, what a row says, and where it links. */
export interface View {
  /** Whether the body is so short that nothing in it begins folded. */
  readonly isOpen: boolean
  /** Whether this is the body, or is on the one chain of main fields down from it, each of which begins open. */
  readonly isOnMainPath: boolean
  /** Whether the reader writes it, rather than receives it. */
  readonly isSent?: boolean
  /** Whether the reader receives it: then a row says only what may be missing. */
  readonly isReceived?: boolean
  /** Whether most of what is received may be missing: then a row says only what is always there. */
  readonly isMostlyOptional?: boolean
  /** What the object around its fields has said of several of them together. */
  readonly rules?: readonly string[]
  /** Whether the body has said that none of its objects takes other fields. */
  readonly isClosed?: boolean | undefined
  /** What the choices above the body make of its fields. */
  readonly lens?: BodyLens | undefined
  readonly links: SchemaLinks
}
