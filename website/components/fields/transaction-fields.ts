import { readApiFile } from '../api-file.ts'

/** A leaf field of a payment, from the API file. */
export interface TransactionField {
  /** The name without the variant of a payment method: `payment_method.bin`. Guides and rules use it. */
  readonly name: string
  /** The address of the field in the reference. */
  readonly href: string
  readonly schema: Schema
  /** Whether a payment can have several values, because the field is inside an array. */
  readonly isMany: boolean
}

/** The parts of a schema that are used here. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly const?: string
  readonly writeOnly?: boolean
  readonly readOnly?: boolean
  readonly deprecated?: boolean
  readonly properties?: Schemas
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly discriminator?: { readonly mapping: Readonly<Record<string, string>> }
}

type Schemas = Readonly<Record<string, Schema>>

interface Place {
  readonly path: readonly string[]
  readonly name: readonly string[]
  readonly isMany: boolean
  readonly isReadOnly: boolean
}

const page = '/docs/api/post-assets-transactions'
/** The fields of the card in a wallet, which are the same as any card's. */
const repeated = 'payment_method.wallet.card'

/** Returns every field of a payment, in the order of the API file. A field of several payment methods is included once. */
export function listTransactionFields(source?: string): readonly TransactionField[] {
  const { schemas } = (readApiFile(source) as { components: { schemas: Schemas } }).components
  const start = { path: [], name: [], isMany: false, isReadOnly: false }
  const found = listFields(schemas.TransactionBase!, start, schemas)
  const seen = new Set<string>()
  return found.filter(({ name }) => !seen.has(name) && seen.add(name))
}

function listFields(written: Schema, place: Place, schemas: Schemas): readonly TransactionField[] {
  const schema = resolveReference(written, schemas)
  if (place.path.join('.') === repeated) return []
  const isReadOnly = place.isReadOnly || schema.readOnly === true
  if (schema.discriminator) {
    return Object.entries(schema.discriminator.mapping).flatMap(([variant, $ref]) =>
      listFields({ $ref }, { ...place, path: [...place.path, variant] }, schemas),
    )
  }
  const own = schema.properties ?? (schema.items && resolveReference(schema.items, schemas).properties)
  if (own) {
    const isMany = place.isMany || schema.items !== undefined
    return Object.entries(own).flatMap(([key, inner]) =>
      listFields(
        inner,
        { path: [...place.path, key], name: [...place.name, key], isMany, isReadOnly },
        schemas,
      ),
    )
  }
  const body = isReadOnly ? 'response.201' : 'request'
  return [
    {
      name: place.name.join('.'),
      href: `${page}#${body}.${place.path.join('.')}`,
      schema: schema.items
        ? { ...resolveReference(schema.items, schemas), ...describeField(schema) }
        : schema,
      isMany: place.isMany || schema.items !== undefined,
    },
  ]
}

/** Resolves the references of a schema. For a nullable schema, returns the non-null alternative. */
function resolveReference(schema: Schema, schemas: Schemas): Schema {
  const named = schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : undefined
  if (named) return { ...resolveReference(named, schemas), ...describeField(schema) }
  const other = schema.anyOf?.find(({ $ref }) => $ref)
  return other ? { ...resolveReference(other, schemas), ...describeField(schema) } : schema
}

function describeField({ description, readOnly }: Schema): Schema {
  return { ...(description && { description }), ...(readOnly && { readOnly }) }
}
