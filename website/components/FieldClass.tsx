import { FieldLinks } from './fields/FieldLinks.tsx'
import type { FieldClassName } from './fields/field-classes.ts'
import { classOf } from './fields/field-classes.ts'
import { transactionFields } from './fields/transaction-fields.ts'

/** The fields of a payment that are of one class of data protection, read from the API file. */
export function FieldClass({ name }: { readonly name: FieldClassName }) {
  return <FieldLinks fields={transactionFields().filter((field) => classOf(field) === name)} />
}
