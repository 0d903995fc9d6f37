import type { TransactionField } from './transaction-fields.ts'

/** The data protection class of a field. */
export type FieldClassName = 'hashed' | 'secret' | 'ignored' | 'card' | 'personal' | 'payment'

/** The class of each field path prefix. The longest matching prefix wins. */
const beginnings: Readonly<Record<string, FieldClassName>> = {
  external_id: 'payment',
  type: 'payment',
  channel: 'payment',
  occurred_at: 'payment',
  amount: 'payment',
  payment_method: 'payment',
  'payment_method.fingerprint': 'card',
  'payment_method.bin': 'card',
  'payment_method.last4': 'card',
  'payment_method.expiry_month': 'card',
  'payment_method.expiry_year': 'card',
  'payment_method.par': 'card',
  'payment_method.account_fingerprint': 'card',
  'payment_method.account_last4': 'card',
  'payment_method.mandate_reference': 'personal',
  'payment_method.account_reference': 'personal',
  merchant: 'payment',
  customer: 'personal',
  device: 'personal',
  terminal: 'payment',
  initiation: 'payment',
  three_ds: 'payment',
  verification: 'payment',
  authorization: 'payment',
  network: 'payment',
  order: 'payment',
  'order.shipping_address': 'personal',
  parent_external_id: 'payment',
  metadata: 'personal',
}

/** Returns the class of a field. Throws an error for an unclassified field, because the page must list every field. */
export function getClass({ name, schema }: TransactionField): FieldClassName {
  if (schema.deprecated && schema.writeOnly) return 'ignored'
  if (schema.writeOnly) return schema.description?.includes('keyed hash') ? 'hashed' : 'secret'
  const beginning = Object.keys(beginnings)
    .filter((each) => name === each || name.startsWith(`${each}.`))
    .sort((a, b) => b.length - a.length)[0]
  if (!beginning)
    throw new Error(`No class for ${name}. Add a line for it to components/fields/field-classes.ts.`)
  return beginnings[beginning]!
}
