import type { z } from 'zod'

/**
 * Maps each setting of an interface to a schema. Editors show the interface with its comments, and the schema validates the
 * values.
 */
export type SchemasOf<Config> = {
  readonly [Name in keyof Config]-?: z.ZodType<unknown, Config[Name] | undefined>
}
