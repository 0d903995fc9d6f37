import type { Schema } from './schema.ts'

/** Whether values are bytes as they are, or lists of such: no text that a sample could quote. */
export function holdsBytes(schema: Schema | undefined): boolean {
  if (schema?.kind === 'array') return holdsBytes(schema.items)
  if (schema?.kind === 'union') {
    return schema.choices.every(({ variants }) => variants.every((variant) => holdsBytes(variant.schema)))
  }
  return schema?.format === 'binary'
}
