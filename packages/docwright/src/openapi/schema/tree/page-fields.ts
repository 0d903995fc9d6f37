import type { Json } from '../../document/json.ts'
import type { FieldAddress } from '../../names/field-address.ts'
import { encodeAddress } from '../../names/field-address.ts'
import { appendToId } from '../../names/field-id.ts'
import { findFreeName } from '../../names/make-unique.ts'
import type { Limits } from '../facts/limits.ts'
import { noLimits } from '../facts/limits.ts'
import type { Field, Schema } from '../facts/schema.ts'
import { blank } from '../facts/schema.ts'
import type { EnumValue } from '../parts/enum-value.ts'

/** Who sends the value. Requests hide readOnly properties, responses hide writeOnly ones, and schema pages hide none. */
export type Direction = 'request' | 'response' | 'both'

/** A field without its schema, for search records and link checks, so that these needn't traverse the schemas again. */
export interface FieldEntry {
  readonly id: string
  readonly address: FieldAddress
  /** The names as in the file: `payment_method.card.bin`. */
  readonly path: string
  readonly type: string
  readonly description?: string
  readonly questions?: readonly string[]
  readonly schemaName?: string
  /** The listed values of the field or of its items, if any. */
  readonly values?: readonly EnumValue[]
  /** Its limits, if it has any. */
  readonly limits?: Limits
  /** The name of the items' schema, if it's a list. */
  readonly itemsName?: string
  /** The ID of the shown field, if this is only an alias of it. */
  readonly aliasOf?: string
}

/** The root of a tree of fields: a body, a parameter, a header. */
interface FieldRoot {
  readonly address: FieldAddress
  readonly name: string
  readonly direction: Direction
  /** The start of its fields' paths: a parameter's name, or undefined for bodies. */
  readonly path?: string
  /** The description of the object around the schema, such as a parameter. */
  readonly description?: string | undefined
}

/** A position in a tree of fields. */
export interface Position {
  readonly address: FieldAddress
  readonly id: string
  readonly path: string
  readonly root: FieldRoot
  /** The schemas above it, closest first. */
  readonly ancestor: Ancestor | undefined
}

/** A schema above a position, and the ID of its field. */
interface Ancestor {
  readonly raw: Json
  readonly id: string
  /** The number of schemas above it, including itself. */
  readonly depth: number
  readonly next: Ancestor | undefined
}

type Draft<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** A field whose schema isn't resolved yet. */
interface PendingField {
  readonly field: Draft<Field>
  readonly raw: Json
  readonly position: Position
}

/** A position whose fields aren't listed, because another position has the same fields. */
interface Referral {
  readonly position: Position
  /** The ID of the field that shows them. */
  readonly to: string
  /** The names of the shared fields. Undefined if all are shared. */
  readonly names: ReadonlySet<string> | undefined
  /** The IDs that were already followed, to detect loops. */
  readonly followed: readonly string[]
}

/** Builds the trees of one page together, breadth-first, so that fields near the top use the page's budget first. */
export interface PageFields {
  /** Reserves an address for something other than a field. If it's taken, adds a number. */
  claim<Claimed extends FieldAddress>(wanted: Claimed): Claimed
  /** Adds the root of a tree. If its address is taken, adds a number. */
  addRoot(raw: Json, root: FieldRoot): Field
  /** Adds a field below a position. `resolve` sets its schema later, so the returned object must be kept, not copied. */
  addChild(raw: Json, name: string, position: Position): Field
  /** Returns the current number of fields. */
  countFields(): number
  /** Makes the addresses of a position's fields lead to the same fields elsewhere: all of them, or some. */
  addReferral(position: Position, to: string, names?: ReadonlySet<string>): void
  /** Resolves the schema of each field, including fields found on the way, and lists them all. */
  resolve(): readonly FieldEntry[]
  /** For fields that are shown once for several positions, adds the IDs at the other positions, and lists them as fields. */
  resolveAliases(): readonly FieldEntry[]
  /** Releases all temporary data, because an unused example keeps a reference to its page. */
  release(): void
}

/** Creates the fields of a page. `schemaAt` resolves a schema. No field's schema may be used before all are resolved. */
export function createPageFields(schemaAt: (raw: Json, position: Position) => Schema): PageFields {
  const taken = new Set<string>()
  const pending: PendingField[] = []
  /** The fields below each position, by its ID. */
  const children = new Map<string, Draft<Field>[]>()
  const referrals: Referral[] = []
  /** For positions of which another position shows some fields: that position's ID, and the fields' names. */
  const partlyShared = new Map<string, Pick<Referral, 'to' | 'names'>>()
  return {
    claim: (wanted) => claimAddress(wanted, encodeAddress(wanted)).address,
    countFields: () => pending.length,
    addReferral(position, to, names) {
      referrals.push({ position, to, names, followed: [] })
      if (names) partlyShared.set(position.id, { to, names })
    },
    addRoot(raw, wanted) {
      const { address, id } = claimAddress(wanted.address, encodeAddress(wanted.address))
      const root = { ...wanted, address }
      return addPending(raw, root.name, { address, id, path: root.path ?? '', root, ancestor: undefined })
    },
    addChild(raw, name, position) {
      const field = addPending(raw, name, createPositionBelow(position, name))
      const siblings = children.get(position.id) ?? []
      siblings.push(field)
      children.set(position.id, siblings)
      return field
    },
    resolve() {
      // The list grows during the loop.
      for (const { field, raw, position } of pending) field.schema = schemaAt(raw, position)
      return pending.map(({ field, position }) => createEntry(field.schema, position))
    },
    resolveAliases() {
      const entries: FieldEntry[] = []
      // The list grows during the loop.
      for (const referral of referrals) {
        // The target may itself have some of its fields elsewhere.
        const elsewhere = partlyShared.get(referral.to)
        if (elsewhere) referrals.push({ ...referral, ...elsewhere })
        for (const field of children.get(referral.to) ?? []) {
          if (referral.names?.has(field.name) === false) continue
          if (pending.length + entries.length >= maxAddresses) return entries
          const alias = createPositionBelow(referral.position, field.name)
          field.aliases = [...(field.aliases ?? []), alias.id]
          entries.push({ ...createEntry(field.schema, alias), aliasOf: field.id })
          referrals.push(...listAliasTargets(field, { ...referral, position: alias }))
        }
      }
      return entries
    },
    release() {
      for (const list of [pending, referrals]) list.length = 0
      for (const collection of [taken, children, partlyShared]) collection.clear()
    },
  }

  function createPositionBelow(position: Position, name: string): Position {
    const wanted: FieldAddress = { kind: 'field', of: position.address, name }
    const path = position.path ? `${position.path}.${name}` : name
    return { ...position, ...claimAddress(wanted, appendToId(position.id, name)), path }
  }

  function claimAddress<Claimed extends FieldAddress>(wanted: Claimed, id: string) {
    const free = findFreeName(id, taken)
    taken.add(free)
    return { id: free, address: free === id ? wanted : { ...wanted, suffix: free.slice(id.length) } }
  }

  function addPending(raw: Json, name: string, position: Position): Draft<Field> {
    const field: Draft<Field> = { id: position.id, name, schema: blank }
    pending.push({ field, raw, position })
    return field
  }
}

/** The most addresses of a page. Further aliases are left out. */
const maxAddresses = 1200

/** Returns where an alias's child fields are: in the field itself, and in whatever it or its items repeat. */
function listAliasTargets({ schema, id }: Field, { position, to, followed }: Referral): readonly Referral[] {
  const inner = schema.kind === 'array' ? schema.items : schema
  const passed = [...followed, to]
  const isNew = inner.kind === 'repeat' && !`${id}.`.startsWith(`${inner.to}.`) && !passed.includes(inner.to)
  return (isNew ? [id, inner.to] : [id]).map((next) => ({
    position,
    to: next,
    names: undefined,
    followed: passed,
  }))
}

/** Returns the entry of a field, whose root adds its own description. */
function createEntry(schema: Schema, { address, id, path, root }: Position): FieldEntry {
  const { type, description: own, name, questions } = schema
  const values = listValues(schema)
  const description = address === root.address ? [root.description, own].filter(Boolean).join('\n\n') : own
  return {
    id,
    address,
    path,
    type,
    ...(description && { description }),
    ...(questions && { questions }),
    ...(name && { schemaName: name }),
    ...(schema.kind === 'array' && schema.items.name && { itemsName: schema.items.name }),
    ...(values.length > 0 && { values }),
    ...(schema.limits !== noLimits && { limits: schema.limits }),
  }
}

/** Returns the listed values of a schema, of its items, or, for variants, of what they have in common. */
function listValues(schema: Schema): readonly EnumValue[] {
  if (schema.enum.length > 0) return schema.enum
  if (schema.kind === 'array') return listValues(schema.items)
  return schema.kind === 'union' && schema.shared ? listValues(schema.shared) : []
}
