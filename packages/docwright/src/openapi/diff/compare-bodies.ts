import { listFields } from '../document/extension.ts'
import type { JsonObject } from '../document/json.ts'
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
  if (!was) {
    const kind = isRequired(is) ? 'required-body-added' : 'optional-body-added'
    return assignToPart(body, direction, [createChange(kind, { newer: locateKey(is) })])
  }
  if (!is) {
    return assignToPart(body, direction, [createChange('body-removed', { older: locateKey(was) })])
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
  const [was, is] = [older.operation.responses, newer.operation.responses]
  return pairEntries(new Map(listFields(was)), new Map(listFields(is))).flatMap(
    ([status, writtenBefore, writtenAfter]) => {
      const part: ChangedPart = { label: `response ${status}`, address: { kind: 'response', status } }
      const before = followReference(older, writtenBefore)
      const after = followReference(newer, writtenAfter)
      if (before && after) {
        const context = { ...pair, direction, part } as const
        return [...compareContents(before, after, context), ...compareHeaders(before, after, context)]
      }
      const outcome = getOutcome(status)
      const added = after ? [createChange(`${outcome}-response-added`, { newer: locateKey(is, status) })] : []
      const removed = before
        ? [createChange(`${outcome}-response-removed`, { older: locateKey(was, status) })]
        : []
      return assignToPart(part, direction, [...added, ...removed])
    },
  )
}

/** Classifies a status. A redirect is neither a success nor an error, and `default` may be either. */
function getOutcome(status: string): 'success' | 'error' | 'other' {
  if (status.startsWith('2')) return 'success'
  return /^[45]/.test(status) ? 'error' : 'other'
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
  const contents = [listContents(was), listContents(is)] as const
  const hasSeveralTypes = contents.some(({ size }) => size > 1)
  return pairEntries(...contents).flatMap(([type, before, after]) =>
    assignToPart(
      hasSeveralTypes ? { ...part, label: `${part.label} (${type})` } : part,
      direction,
      compareMediaType(type, before, after),
    ),
  )

  function compareMediaType(
    type: string,
    before: JsonObject | undefined,
    after: JsonObject | undefined,
  ): readonly FoundChange[] {
    if (!before) return [createChange('media-type-added', { is: type, newer: locateKey(after) })]
    if (!after) return [createChange('media-type-removed', { was: type, older: locateKey(before) })]
    if (before.schema !== undefined && after.schema !== undefined) {
      return compareSchemas({ older: before.schema, newer: after.schema }, direction)
    }
    if (before.schema === after.schema) return []
    return [
      createChange(
        before.schema === undefined ? 'schema-added' : 'schema-removed',
        locateInBoth(before, after),
      ),
    ]
  }
}

function compareHeaders(
  was: JsonObject,
  is: JsonObject,
  { older, newer, part, direction, compareSchemas }: BodyContext,
): readonly OperationChange[] {
  return pairEntries(listHeaders(older, was), listHeaders(newer, is)).flatMap(([name, before, after]) =>
    assignToPart(
      {
        label: `${part.label} header \`${name}\``,
        ...(part.address && { address: { kind: 'header', of: part.address, name } }),
      },
      direction,
      compareHeader(before, after),
    ),
  )

  function compareHeader(
    before: JsonObject | undefined,
    after: JsonObject | undefined,
  ): readonly FoundChange[] {
    if (!before) return [createChange('header-added', { newer: locateKey(after) })]
    if (!after) {
      const kind = isRequired(before) ? 'required-header-removed' : 'optional-header-removed'
      return [createChange(kind, { older: locateKey(before) })]
    }
    return [
      ...compareRequired('header', before, after),
      ...compareSchemas({ older: before.schema ?? true, newer: after.schema ?? true }, direction),
    ]
  }
}
