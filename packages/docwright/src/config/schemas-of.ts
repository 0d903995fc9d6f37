import type { z } from 'zod'

/**
 * A schema for every setting of an interface, and no other: the interface is what an editor shows, with its comments, and the schema what
 * is checked.
 */
export type SchemasOf<Config> = {
  readonly [Name in keyof Config]-?: z.ZodType<unknown, Config[Name] | undefined>
}
