import type { Json } from '../../document/json.ts'
import type { FieldAddress } from '../../names/field-address.ts'
import { encode } from '../../names/field-address.ts'
import { idBelow } from '../../names/field-id.ts'
import { firstFree } from '../../names/make-unique.ts'
import type { Field, Schema } from '../facts/schema.ts'
import { blank } from '../facts/schema.ts'
import type { EnumValue } from '../parts/enum-value.ts'

/** Who sends the value: a request hides readOnly properties, a response writeOnly ones, a schema page nothing. */
export type Direction = 'request' | 'response' | 'both'

/** A field without its schema: for search records and for checking links, so that no one has to walk again. */
export interface FieldEntry {
  readonly id: string
  readonly address: FieldAddress
  /** The names as the file writes them: `payment_method.card.bin`. */
  readonly path: string
  readonly type: string
  readonly description?: string
  readonly questions?: readonly string[]
  readonly schemaName?: string
  /** The values that it, or its items, may have, if they're listed. */
  readonly values?: readonly EnumValue[]
  /** The name of the schema of its items, if it's a list. */
  readonly itemsName?: string
  /** The ID of the field that the page shows, if this is only another address of it. */
  readonly aliasOf?: string
}

/** Where a tree of fields begins: a body, a parameter, a header. */
interface FieldRoot {
  readonly address: FieldAddress
  readonly name: string
  readonly direction: Direction
  /** The start of the paths of its fields: a parameter's name; undefined for bodies. */
  readonly path?: string
  /** What the object around the schema says, such as a parameter. */
  readonly description?: string | undefined
}

/** A position in a tree of fields. */
export interface Position {
  readonly address: FieldAddress
  readonly id: string
  readonly path: string
  readonly root: FieldRoot
  /** The schemas above, nearest first. */
  readonly above: Above | undefined
}

/** A schema on the way up, and the ID of the field that shows it. */
interface Above {
  readonly raw: Json
  readonly id: string
  /** How many schemas lead down to it, itself included. */
  readonly depth: number
  readonly next: Above | undefined
}

type Draft<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** A field while its page grows. */
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
  /** The names of the fields that are the same; without them all are. */
  readonly only: ReadonlySet<string> | undefined
  /** The IDs that were passed on the way: what leads to one of them again has no end. */
  readonly through: readonly string[]
}

/** Grows the trees of one page together, breadth first, so that what is near the top has the first right to its room. */
export interface PageFields {
  /** Gives an address to what isn't a field; a second claim to one gets a number. */
  claim<Claimed extends FieldAddress>(wanted: Claimed): Claimed
  /** At the address that is wanted, or next to it when that is taken. */
  root(raw: Json, root: FieldRoot): Field
  child(raw: Json, name: string, position: Position): Field
  /** How many fields there are so far. */
  count(): number
  /** Lets the addresses that the fields of a position would have lead to the same fields elsewhere; of some fields or of all. */
  refer(position: Position, to: string, only?: ReadonlySet<string>): void
  /** Gives each field its schema, those included that come up on the way, and lists them all. */
  grow(): readonly FieldEntry[]
  /**
   * Gives each field that is shown once for several positions the IDs that it would have at the others, and lists these
   * IDs as fields, too.
   */
  growAliases(): readonly FieldEntry[]
  /** Forgets all that it needs only while it grows: an example that no one has looked at holds its page. */
  forget(): void
}

/** The fields of a page whose schemas are drawn by `schemaAt`; none is to be looked at before all have grown. */
export function createPageFields(schemaAt: (raw: Json, position: Position) => Schema): PageFields {
  const taken = new Set<string>()
  const waiting: Growing[] = []
  const inside = new Map<string, Growing[]>()
  const referrals: Referral[] = []
  /** By the IDs of those that have some of their fields elsewhere: where, and which. */
  const shared = new Map<string, Pick<Referral, 'to' | 'only'>>()
  return {
    claim: (wanted) => claimed(wanted, encode(wanted)).address,
    count: () => waiting.length,
    refer(position, to, only) {
      referrals.push({ position, to, only, through: [] })
      if (only) shared.set(position.id, { to, only })
    },
    root(raw, wanted) {
      const { address, id } = claimed(wanted.address, encode(wanted.address))
      const root = { ...wanted, address }
      return add(raw, root.name, { address, id, path: root.path ?? '', root, above: undefined })
    },
    child(raw, name, position) {
      const field = add(raw, name, positionBelow(position, name))
      inside.set(position.id, [...(inside.get(position.id) ?? []), waiting.at(-1)!])
      return field
    },
    grow() {
      // The list grows while it is walked.
      for (const { field, raw, position } of waiting) field.schema = schemaAt(raw, position)
      return waiting.map(({ field, position }) => entryOf(field.schema, position))
    },
    growAliases() {
      const entries: FieldEntry[] = []
      // The list grows while it is walked.
      for (const referral of referrals) {
        // What is referred to may itself have some of its fields elsewhere.
        const beside = shared.get(referral.to)
        if (beside) referrals.push({ ...referral, ...beside })
        for (const { field } of inside.get(referral.to) ?? []) {
          if (referral.only?.has(field.name) === false) continue
          if (waiting.length + entries.length >= mostAddresses) return entries
          const alias = positionBelow(referral.position, field.name)
          field.aliases = field.aliases?.concat(alias.id) ?? [alias.id]
          entries.push({ ...entryOf(field.schema, alias), aliasOf: field.id })
          referrals.push(...aliasTargets(field, { ...referral, position: alias }))
        }
      }
      return entries
    },
    forget() {
      for (const list of [waiting, referrals]) list.length = 0
      for (const known of [taken, inside, shared]) known.clear()
    },
  }

  function positionBelow(position: Position, name: string): Position {
    const wanted: FieldAddress = { kind: 'field', of: position.address, name }
    const path = position.path ? `${position.path}.${name}` : name
    return { ...position, ...claimed(wanted, idBelow(position.id, name)), path }
  }

  function claimed<Claimed extends FieldAddress>(wanted: Claimed, id: string) {
    const free = firstFree(id, taken)
    taken.add(free)
    return { id: free, address: free === id ? wanted : { ...wanted, suffix: free.slice(id.length) } }
  }

  function add(raw: Json, name: string, position: Position): Field {
    const field: Draft<Field> = { id: position.id, name, schema: blank }
    waiting.push({ field, raw, position })
    return field
  }
}

/** On a page with more addresses than this, fields that aren't repeated get no addresses of their own. */
const mostAddresses = 1200

/** Where the fields below an alias are: in the field itself, and in what it, or each of its items, repeats. */
function aliasTargets({ schema, id }: Field, { position, to, through }: Referral): readonly Referral[] {
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

function entryOf(schema: Schema, { address, id, path, root }: Position): FieldEntry {
  const { type, description: own, name, questions } = schema
  const values = valuesOf(schema)
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
  }
}

function valuesOf(schema: Schema): readonly EnumValue[] {
  if (schema.enum.length > 0) return schema.enum
  if (schema.kind === 'array') return valuesOf(schema.items)
  return schema.kind === 'union' && schema.shared ? valuesOf(schema.shared) : []
}
