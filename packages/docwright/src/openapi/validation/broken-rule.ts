import type { Json } from '../document/json.ts'

/** A violation of a schema by a value. */
export interface BrokenRule {
  /** The violated JSON Schema keyword. */
  readonly keyword: string
  /** The path of keys to the invalid part. */
  readonly path: readonly string[]
  /** The validator's details: `missingProperty`, `limit`. */
  readonly params: Readonly<Record<string, unknown>>
  /** The schema with the keyword. */
  readonly rule: Json
  /** The name of the property that violates a rule for names. */
  readonly propertyName?: string | undefined
}

/** Returns a value's violations of a schema, or undefined if the schema can't be compiled. */
export type BrokenRules = (value: Json) => readonly BrokenRule[] | undefined
