import type { VariantExample } from '../../model/reference/addressed-examples.ts'
import type { BodyFilter } from '../../model/reference/body-filter.ts'
import type { Variant } from '../../openapi/schema/facts/schema.ts'

/** The links and lookups that schemas on a page need. */
export interface SchemaLinks {
  /** Returns the address of a schema's own page. */
  readonly getPageHref: (slug: string) => string
  /** Returns the first field of this page with a schema, for content that is too long to repeat. */
  readonly getFirstField: (name: string) => string | undefined
  /** Returns the other pages that show a schema, if this is its first position on the page. Undefined if there are none. */
  readonly getUses: (name: string, id: string) => SchemaUses | undefined
  /** Returns the first request example with a variant, `none` if the examples only use others, or undefined if that's unknown. */
  readonly findExample: (variant: Variant) => VariantExample | 'none' | undefined
}

/** Pages that show a schema: a few of them, and how many more. */
interface SchemaUses {
  readonly links: readonly { readonly href: string; readonly label: string }[]
  /** The number of further pages. */
  readonly others: number
}

/** How the fields of a body are shown: what is initially expanded, which marks a row has, and where it links. */
export interface View {
  /** Whether the body is so short that nothing in it is initially collapsed. */
  readonly isOpen: boolean
  /** Whether this is the body, or is in the chain of main fields below it, each of which is initially expanded. */
  readonly isOnMainPath: boolean
  /** Whether the reader sends it rather than receives it. */
  readonly isSent?: boolean
  /** Whether the reader receives it. Rows are then marked only if the field may be missing. */
  readonly isReceived?: boolean
  /** Whether most received fields may be missing. Rows are then marked only if the field is always present. */
  readonly isMostlyOptional?: boolean
  /** The rules that the surrounding object already shows for several fields. */
  readonly rules?: readonly string[]
  /** Whether the body already says that none of its objects allows additional fields. */
  readonly isClosed?: boolean | undefined
  /** The filter above the body. */
  readonly filter?: BodyFilter | undefined
  readonly links: SchemaLinks
}
