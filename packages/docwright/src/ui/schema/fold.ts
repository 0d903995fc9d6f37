import type { InnerField } from '../../model/reference/field.ts'
import { describeClosedObject, hasOnlyType, listFieldsInside } from '../../model/reference/field.ts'
import type { Field, Schema } from '../../openapi/schema/facts/schema.ts'

/** Returns how many rows a schema shows if it's fully expanded. Only one variant is visible at a time. */
export function countRows(schema: Schema): number {
  if (schema.kind === 'array') return countRows(schema.items)
  if (schema.kind === 'union') {
    const longest = schema.choices.map(({ variants }) =>
      Math.max(...variants.map((each) => countRows(each.schema))),
    )
    return longest.reduce((sum, rows) => sum + rows, schema.shared ? countRows(schema.shared) : 0)
  }
  return listFieldsInside(schema).reduce((sum, { field }) => sum + 1 + countRows(field.schema), 0)
}

/** Returns how many of the fields inside are always present, and how many may be missing. */
export function countPresence(schema: Schema): { readonly always: number; readonly missing: number } {
  const count = { always: 0, missing: 0 }
  const visit = (inner: Schema): void => {
    if (inner.kind === 'array') visit(inner.items)
    if (inner.kind === 'union') {
      if (inner.shared) visit(inner.shared)
      for (const { variants } of inner.choices) for (const variant of variants) visit(variant.schema)
    }
    for (const { field, required } of listFieldsInside(inner)) {
      if (required !== undefined) count[required ? 'always' : 'missing']++
      visit(field.schema)
    }
  }
  visit(schema)
  return count
}

/** Checks whether every object in a schema forbids additional fields. Then the page says so once, for the whole body. */
export function isClosedThroughout(schema: Schema): boolean {
  if (schema.kind === 'array') return isClosedThroughout(schema.items)
  if (schema.kind === 'union') {
    const variants = schema.choices.flatMap((choice) => choice.variants)
    return variants.every((variant) => isClosedThroughout(variant.schema))
  }
  const fields = listFieldsInside(schema)
  const isClosed = schema.kind !== 'object' || fields.length === 0 || schema.isClosed
  return isClosed && fields.every(({ field }) => isClosedThroughout(field.schema))
}

/**
 * Returns the field that contains nearly all of an object, such as the data in a response that also has links. It's initially
 * expanded.
 */
export function findMainField(fields: readonly InnerField[]): Field | undefined {
  const rows = fields.map(({ field }) => 1 + countRows(field.schema))
  const most = (3 / 4) * rows.reduce((sum, each) => sum + each, 0)
  const index = rows.findIndex((each) => each > most)
  const isFolded = index >= 0 && rows[index]! > 1
  const isRequired = fields.some(({ required, field }) => required && countRows(field.schema) > 0)
  return isFolded && (fields[index]!.required || !isRequired) ? fields[index]!.field : undefined
}

/** Nothing is collapsed in a body with fewer rows than this. */
const minCollapsedRows = 15

/** Checks whether a body is short enough to be initially expanded. */
export function isShort(schema: Schema): boolean {
  return countRows(schema) < minCollapsedRows
}

/** Checks whether a schema contains anything that its own row doesn't show. */
export function hasInside(schema: Schema): boolean {
  if (schema.kind === 'array') return !hasOnlyType(schema.items) || hasInside(schema.items)
  const isShared = schema.kind === 'object' && schema.shared !== undefined
  const hasFields = listFieldsInside(schema).length > 0 || isShared
  return hasFields || schema.kind === 'union' || describeClosedObject(schema) !== undefined
}
