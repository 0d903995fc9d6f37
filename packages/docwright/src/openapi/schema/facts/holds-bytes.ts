import type { Schema } from './schema.ts'

/** Checks whether values are raw bytes, or lists of them, which a sample can't quote. */
export function holdsBytes(schema: Schema | undefined): boolean {
  if (schema?.kind === 'array') return holdsBytes(schema.items)
  if (schema?.kind === 'union') {
    return schema.choices.every(({ variants }) => variants.every((variant) => holdsBytes(variant.schema)))
  }
  return schema?.format === 'binary'
}
