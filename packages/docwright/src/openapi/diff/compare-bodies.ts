import type { JsonObject } from '../document/json.ts'
import { listMembers } from '../document/json.ts'
import type { FoundChange } from './compare-parts.ts'
import type { ChangedPart, OperationChange, OperationPair } from './operation-side.ts'
import {
  assignToPart,
  compareRequired,
  createChange,
  followReference,
  isRequired,
  listContents,
  listHeaders,
  locateInBoth,
  locateKey,
} from './operation-side.ts'
import { pairEntries } from './paired.ts'

const body: ChangedPart = { label: 'body', address: { kind: 'request' } }

/** Compares the request bodies of an operation. */
export function compareBodies(pair: OperationPair): readonly OperationChange[] {
  const { older, newer, direction } = pair
  const was = followReference(older, older.operation.requestBody)
  const is = followReference(newer, newer.operation.requestBody)
  if (!was && !is) return []
  if (!was || !is) {
    const added = isRequired(is) ? 'required-body-added' : 'optional-body-added'
    const places = { older: was && locateKey(was), newer: is && locateKey(is) }
    return assignToPart(body, direction, [createChange(is ? added : 'body-removed', places)])
  }
  return [
    ...assignToPart(body, direction, compareRequired('body', was, is)),
    ...compareContents(was, is, { ...pair, part: body }),
  ]
}

/** Compares the responses of an operation, which the other side reads. */
export function compareResponses(pair: OperationPair): readonly OperationChange[] {
  const { older, newer } = pair
  const direction = pair.direction === 'request' ? 'response' : 'request'
  const [before, after] = [older.operation.responses, newer.operation.responses]
  return pairEntries(new Map(listMembers(before)), new Map(listMembers(after))).flatMap(
    ([status, wasWritten, isWritten]) => {
      const part: ChangedPart = { label: `response ${status}`, address: { kind: 'response', status } }
      const [was, is] = [followReference(older, wasWritten), followReference(newer, isWritten)]
      const outcome = status.startsWith('2') ? 'success' : 'error'
      if (was && is) {
        const context = { ...pair, direction, part } as const
        return [...compareContents(was, is, context), ...compareHeaders(was, is, context)]
      }
      const added = is ? [createChange(`${outcome}-response-added`, { newer: locateKey(after, status) })] : []
      const removed = was
        ? [createChange(`${outcome}-response-removed`, { older: locateKey(before, status) })]
        : []
      return assignToPart(part, direction, [...added, ...removed])
    },
  )
}

interface BodyContext extends OperationPair {
  /** The part of the operation that has the content and headers. */
  readonly part: ChangedPart
}

function compareContents(
  was: JsonObject,
  is: JsonObject,
  { part, direction, compareSchemas }: BodyContext,
): readonly OperationChange[] {
  const [before, after] = [listContents(was), listContents(is)]
  const hasSeveralTypes = before.size > 1 || after.size > 1
  return pairEntries(before, after).flatMap(([type, old, now]) =>
    assignToPart(
      hasSeveralTypes ? { ...part, label: `${part.label} (${type})` } : part,
      direction,
      compareMediaType(type, old, now),
    ),
  )

  function compareMediaType(
    type: string,
    old: JsonObject | undefined,
    now: JsonObject | undefined,
  ): readonly FoundChange[] {
    if (!old) return [createChange('media-type-added', { is: type, newer: locateKey(now) })]
    if (!now) return [createChange('media-type-removed', { was: type, older: locateKey(old) })]
    if (old.schema !== undefined && now.schema !== undefined) {
      return compareSchemas({ older: old.schema, newer: now.schema }, direction)
    }
    if (old.schema === now.schema) return []
    return [
      createChange(old.schema === undefined ? 'schema-added' : 'schema-removed', locateInBoth(old, now)),
    ]
  }
}

function compareHeaders(
  was: JsonObject,
  is: JsonObject,
  { older, newer, part, direction, compareSchemas }: BodyContext,
): readonly OperationChange[] {
  return pairEntries(listHeaders(older, was), listHeaders(newer, is)).flatMap(([name, old, now]) =>
    assignToPart(
      {
        label: `${part.label} header \`${name}\``,
        ...(part.address && { address: { kind: 'header', of: part.address, name } }),
      },
      direction,
      compareHeader(old, now),
    ),
  )

  function compareHeader(old: JsonObject | undefined, now: JsonObject | undefined): readonly FoundChange[] {
    if (!old) return [createChange('header-added', { newer: locateKey(now) })]
    if (!now) {
      const kind = isRequired(old) ? 'required-header-removed' : 'optional-header-removed'
      return [createChange(kind, { older: locateKey(old) })]
    }
    return [
      ...compareRequired('header', old, now),
      ...compareSchemas({ older: old.schema ?? true, newer: now.schema ?? true }, direction),
    ]
  }
}
