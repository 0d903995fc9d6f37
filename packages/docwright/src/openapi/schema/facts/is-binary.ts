import type { Schema } from './schema.ts'

/** Checks whether values are raw bytes, or lists of them, which a sample can't quote. */
export function isBinary(schema: Schema | undefined): boolean {
  if (schema?.kind === 'array') return isBinary(schema.items)
  if (schema?.kind === 'union') {
    return schema.choices.every(({ variants }) => variants.every((variant) => isBinary(variant.schema)))
  }
  return schema?.format === 'binary'
}
