import { listFields } from '../document/extension.ts'
import type { JsonObject } from '../document/json.ts'
import { asObject, asString, listMembers, listOf } from '../document/json.ts'
import { listOperations } from '../document/operations-in.ts'
import { removeUndefined } from '../document/present.ts'
import type { References } from '../document/reference.ts'
import { encode } from '../names/field-address.ts'
import { splitPath } from '../names/path-template.ts'
import type { Callback, OperationParts } from './operation.ts'
import { readHead } from './operation.ts'
import type { OperationReader } from './operation-reader.ts'
import type { OwnContext } from './operation-title.ts'
import { readParameters } from './parameter.ts'
import { readRequestBody } from './request-body.ts'
import { readResponses } from './response.ts'

/** Reads everything that an operation's page shows except its texts, including callbacks. */
export function readParts(
  operation: JsonObject,
  context: OwnContext,
  reader: OperationReader,
): OperationParts {
  const { kind, path, pathItem } = context
  const [outward, inward] =
    kind === 'operation' ? (['request', 'response'] as const) : (['response', 'request'] as const)
  const parameters = [pathItem.parameters, operation.parameters]
  return removeUndefined({
    parameters: readParameters(
      kind === 'operation'
        ? [...parameters, listUndeclaredParameters(path, parameters, reader.references)]
        : parameters,
      outward,
      reader,
    ),
    requestBody: readRequestBody(operation.requestBody, outward, reader),
    responses: readResponses(operation.responses, inward, reader),
    callbacks: readCallbacks(operation.callbacks, reader),
  })
}

/** Returns the parameters that a path contains but the file doesn't declare. Callers have to fill them in anyway. */
function listUndeclaredParameters(
  path: string,
  lists: readonly unknown[],
  references: References,
): readonly JsonObject[] {
  const declared = lists.flatMap(listOf).map((parameter) => asObject(references.follow(parameter)))
  const names = new Set(
    declared.flatMap(({ in: location, name }) => (location === 'path' && asString(name)) || []),
  )
  return splitPath(path, names).flatMap((piece) =>
    typeof piece === 'string' || names.has(piece.name)
      ? []
      : { name: piece.name, in: 'path', required: true },
  )
}

/** The requests that a callback sends to one address. */
interface Called {
  readonly name: string
  readonly expression: string
  readonly pathItem: JsonObject
  readonly requests: readonly (readonly [method: string, raw: JsonObject])[]
}

/**
 * Reads the callbacks of an operation, then those that their responses trigger. Each is read once and linked to, because a
 * callback may trigger itself.
 */
function readCallbacks(value: unknown, reader: OperationReader): readonly Callback[] {
  const anchors = new Map<JsonObject, string>()
  const all = listCallbacks(value, reader).map(claimAddresses)
  // The list grows during the loop.
  for (const { requests } of all) {
    for (const next of requests.flatMap(([, raw]) => listCallbacks(raw.callbacks, reader))) {
      const others = next.requests.filter(([, raw]) => !anchors.has(raw))
      if (others.length > 0) all.push(claimAddresses({ ...next, requests: others }))
    }
  }
  return all.map(({ requests, ...called }) => ({
    name: called.name,
    expression: called.expression,
    operations: requests.map(([method, raw, callback]) => {
      const context = {
        kind: 'callback',
        method,
        path: called.expression,
        pathItem: called.pathItem,
      } as const
      const inside = { ...reader, callback }
      const calls = listCallbacks(raw.callbacks, reader).flatMap(({ name, requests: further }) =>
        further.map(([, next]) => ({ name, anchor: anchors.get(next)! })),
      )
      const parts = readParts({ ...raw, callbacks: undefined }, context, inside)
      const whole = { ...readHead(raw, context, inside), ...parts, ...(calls.length > 0 && { calls }) }
      return { ...whole, fields: [], firstFields: new Map() }
    }),
  }))

  function claimAddresses({ requests, ...called }: Called) {
    return {
      ...called,
      requests: requests.map(([method, raw]) => {
        const address = reader.fields.claim({ kind: 'callback', name: called.name, method })
        if (!anchors.has(raw)) anchors.set(raw, encode(address))
        return [method, raw, address] as const
      }),
    }
  }
}

function listCallbacks(value: unknown, { references }: OperationReader): readonly Called[] {
  return listMembers(value).flatMap(([name, member]) =>
    listFields(references.follow(member)).map(([expression, item]) => {
      const pathItem = asObject(references.follow(item))
      return { name, expression, pathItem, requests: listOperations(pathItem) }
    }),
  )
}
