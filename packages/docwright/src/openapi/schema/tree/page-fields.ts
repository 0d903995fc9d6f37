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
  readonly above: Above | undefined
}

/** A schema above a position, and the ID of its field. */
interface Above {
  readonly raw: Json
  readonly id: string
  /** The number of schemas above it, including itself. */
  readonly depth: number
  readonly next: Above | undefined
}

type Draft<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** A field whose schema isn't resolved yet. */
interface Growing {
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
  readonly only: ReadonlySet<string> | undefined
  /** The IDs that were already followed, to detect loops. */
  readonly through: readonly string[]
}

/** Builds the trees of one page together, breadth-first, so that fields near the top use the page's budget first. */
export interface PageFields {
  /** Reserves an address for something other than a field. If it's taken, adds a number. */
  claim<Claimed extends FieldAddress>(wanted: Claimed): Claimed
  /** Adds the root of a tree. If its address is taken, adds a number. */
  root(raw: Json, root: FieldRoot): Field
  /** Adds a field below a position. `grow` sets its schema later, so the returned object must be kept, not copied. */
  child(raw: Json, name: string, position: Position): Field
  /** Returns the current number of fields. */
  count(): number
  /** Makes the addresses of a position's fields lead to the same fields elsewhere: all of them, or some. */
  refer(position: Position, to: string, only?: ReadonlySet<string>): void
  /** Resolves the schema of each field, including fields found on the way, and lists them all. */
  grow(): readonly FieldEntry[]
  /** For fields that are shown once for several positions, adds the IDs at the other positions, and lists them as fields. */
  growAliases(): readonly FieldEntry[]
  /** Releases all temporary data, because an unused example keeps a reference to its page. */
  forget(): void
}

/** Creates the fields of a page. `schemaAt` resolves a schema. No field's schema may be used before all are resolved. */
export function createPageFields(schemaAt: (raw: Json, position: Position) => Schema): PageFields {
  const taken = new Set<string>()
  const waiting: Growing[] = []
  const inside = new Map<string, Growing[]>()
  const referrals: Referral[] = []
  /** Fields that are partly elsewhere, by ID, with their location and names. */
  const shared = new Map<string, Pick<Referral, 'to' | 'only'>>()
  return {
    claim: (wanted) => claimAddress(wanted, encodeAddress(wanted)).address,
    count: () => waiting.length,
    refer(position, to, only) {
      referrals.push({ position, to, only, through: [] })
      if (only) shared.set(position.id, { to, only })
    },
    root(raw, wanted) {
      const { address, id } = claimAddress(wanted.address, encodeAddress(wanted.address))
      const root = { ...wanted, address }
      return add(raw, root.name, { address, id, path: root.path ?? '', root, above: undefined })
    },
    child(raw, name, position) {
      const field = add(raw, name, createPositionBelow(position, name))
      inside.set(position.id, [...(inside.get(position.id) ?? []), waiting.at(-1)!])
      return field
    },
    grow() {
      // The list grows during the loop.
      for (const { field, raw, position } of waiting) field.schema = schemaAt(raw, position)
      return waiting.map(({ field, position }) => getEntry(field.schema, position))
    },
    growAliases() {
      const entries: FieldEntry[] = []
      // The list grows during the loop.
      for (const referral of referrals) {
        // The target may itself have some of its fields elsewhere.
        const beside = shared.get(referral.to)
        if (beside) referrals.push({ ...referral, ...beside })
        for (const { field } of inside.get(referral.to) ?? []) {
          if (referral.only?.has(field.name) === false) continue
          if (waiting.length + entries.length >= maxAddresses) return entries
          const alias = createPositionBelow(referral.position, field.name)
          field.aliases = field.aliases?.concat(alias.id) ?? [alias.id]
          entries.push({ ...getEntry(field.schema, alias), aliasOf: field.id })
          referrals.push(...listAliasTargets(field, { ...referral, position: alias }))
        }
      }
      return entries
    },
    forget() {
      for (const list of [waiting, referrals]) list.length = 0
      for (const known of [taken, inside, shared]) known.clear()
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

  function add(raw: Json, name: string, position: Position): Field {
    const field: Draft<Field> = { id: position.id, name, schema: blank }
    waiting.push({ field, raw, position })
    return field
  }
}

/** On a page with more addresses than this, aliases are added only for repeated fields. */
const maxAddresses = 1200

/** Returns where an alias's child fields are: in the field itself, and in whatever it or its items repeat. */
function listAliasTargets({ schema, id }: Field, { position, to, through }: Referral): readonly Referral[] {
  const inner = schema.kind === 'array' ? schema.items : schema
  const passed = [...through, to]
  const isNew = inner.kind === 'repeat' && !`${id}.`.startsWith(`${inner.to}.`) && !passed.includes(inner.to)
  return (isNew ? [id, inner.to] : [id]).map((next) => ({
    position,
    to: next,
    only: undefined,
    through: passed,
  }))
}

function getEntry(schema: Schema, { address, id, path, root }: Position): FieldEntry {
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

function listValues(schema: Schema): readonly EnumValue[] {
  if (schema.enum.length > 0) return schema.enum
  if (schema.kind === 'array') return listValues(schema.items)
  return schema.kind === 'union' && schema.shared ? listValues(schema.shared) : []
}
