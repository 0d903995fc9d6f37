import type { Json } from '../document/json.ts'

/** A rule of a schema that a value breaks. */
export interface BrokenRule {
  /** The keyword of JSON Schema. */
  readonly keyword: string
  /** The keys that lead to the part of the value that breaks it. */
  readonly path: readonly string[]
  /** What the validator says of it: `missingProperty`, `limit`. */
  readonly params: Readonly<Record<string, unknown>>
  /** The schema that has the keyword. */
  readonly rule: Json
  /** The name of the property that breaks a rule about names. */
  readonly propertyName?: string | undefined
}

/** The rules of a schema that a value breaks; undefined where its schema can't be compared with values. */
export type BrokenRules = (value: Json) => readonly BrokenRule[] | undefined
