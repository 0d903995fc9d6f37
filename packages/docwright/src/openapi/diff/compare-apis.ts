import type { Place } from '../../problem/problem.ts'
import type { Api } from '../api.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asObject, listMembers } from '../document/json.ts'
import { listOperations } from '../document/operations-in.ts'
import { encodeAddress } from '../names/field-address.ts'
import { appendToId } from '../names/field-id.ts'
import { compareOperations } from './compare-operations.ts'
import { createSchemaComparer } from './compare-schemas.ts'
import type { ComparedFile } from './description.ts'
import { createComparedFile } from './description.ts'
import type { ChangeDirection, ChangeKind, ChangeVerdict } from './kinds.ts'
import { getVerdict, kinds, verdicts } from './kinds.ts'
import type { OperationChange, OperationSide } from './operation-side.ts'
import { pairEntries } from './paired.ts'

/** A change between two API files. */
export interface ApiChange {
  readonly kind: ChangeKind
  readonly verdict: ChangeVerdict
  readonly direction: ChangeDirection
  /** All operations with the change: `POST /pets`. A schema may be in many. */
  readonly operations: readonly string[]
  /** The part of the operation, and the field in it: "body: `owner.name`". */
  readonly part: string
  /** The ID of that part on the operation's page: `request.owner.name`. Empty for the whole operation. */
  readonly id: string
  readonly message: string
  readonly older?: Place
  readonly newer?: Place
}

type Described = Pick<Api, 'document' | 'placeOf'>

/** Returns all changes from one API file to another, breaking changes first. */
export function compareApis(before: Described, after: Described): readonly ApiChange[] {
  const [older, newer] = [createComparedFile(before), createComparedFile(after)]
  const compareSchemas = createSchemaComparer(older, newer)
  const changes = new Map<string, ApiChange & { operations: string[] }>()
  for (const [parent, direction] of [
    ['paths', 'request'],
    ['webhooks', 'response'],
  ] as const) {
    const [was, is] = [indexOperations(older, parent), indexOperations(newer, parent)]
    for (const [, olderSide, newerSide] of pairEntries(was, is)) {
      const found =
        olderSide && newerSide
          ? compareOperations({ older: olderSide, newer: newerSide, direction, compareSchemas })
          : listAddedOrRemoved(olderSide, newerSide)
      for (const change of found) add(change, (newerSide ?? olderSide)!.label)
    }
  }
  return [...changes.values()].toSorted(
    (one, other) => verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict),
  )

  /** Adds a change, or only its operation if another operation has the same change. */
  function add(change: OperationChange, label: string): void {
    const { kind, direction, path } = change
    const { label: part, address } = change.part
    const place = {
      ...(change.older && { older: older.placeOf(change.older) }),
      ...(change.newer && { newer: newer.placeOf(change.newer) }),
    }
    const message = describeChange(change)
    const key = JSON.stringify([kind, direction, message, place])
    const existing = changes.get(key)
    if (existing && !existing.operations.includes(label)) existing.operations.push(label)
    if (existing) return
    const field = path.length > 0 ? `${part}: \`${path.join('.')}\`` : part
    const verdict = getVerdict(kind, direction)
    const id = address ? path.reduce(appendToId, encodeAddress(address)) : ''
    changes.set(key, { kind, verdict, direction, operations: [label], part: field, id, message, ...place })
  }
}

/** Describes a change and both values. */
function describeChange({ kind, was, is }: OperationChange): string {
  const values = [was, is]
    .filter((value) => value !== undefined)
    .map(shorten)
    .join(' → ')
  return values ? `${kinds[kind][0]}: ${values}` : kinds[kind][0]
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** Returns the change for an operation that only one file has. */
function listAddedOrRemoved(
  older: OperationSide | undefined,
  newer: OperationSide | undefined,
): readonly OperationChange[] {
  const kind = newer
    ? 'operation-added'
    : older?.operation.deprecated === true
      ? 'deprecated-operation-removed'
      : 'operation-removed'
  const locate = (side: OperationSide | undefined) => side && { owner: side.operation as Json, keys: [] }
  return [
    {
      kind,
      part: { label: '' },
      direction: 'request',
      path: [],
      older: locate(older),
      newer: locate(newer),
    },
  ]
}

/** Returns the operations by method and path, ignoring the names of path parameters. */
function indexOperations(
  description: ComparedFile,
  parent: 'paths' | 'webhooks',
): ReadonlyMap<string, OperationSide & { readonly label: string }> {
  const { document, references } = description
  return new Map(
    listMembers(document[parent]).flatMap(([path, member]) => {
      const pathItem: JsonObject = asObject(references.follow(member))
      return listOperations(pathItem).map(([method, operation]) => {
        const name = method.toUpperCase()
        const side = { description, path, pathItem, operation, label: `${name} ${path}` }
        return [`${name} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`, side] as const
      })
    }),
  )
}
