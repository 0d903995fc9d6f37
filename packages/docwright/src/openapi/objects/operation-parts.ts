import { listFields } from '../document/extension.ts'
import type { JsonObject } from '../document/json.ts'
import { asList, asObject, asString, listMembers } from '../document/json.ts'
import { listOperations } from '../document/operations-in.ts'
import { removeUndefined } from '../document/present.ts'
import type { References } from '../document/reference.ts'
import { encodeAddress } from '../names/field-address.ts'
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
  // The API sends the requests of webhooks and callbacks, so their fields are read like those that it returns.
  const [requestDirection, responseDirection] =
    kind === 'operation' ? (['request', 'response'] as const) : (['response', 'request'] as const)
  const parameters = [pathItem.parameters, operation.parameters]
  return removeUndefined({
    parameters: readParameters(
      kind === 'operation'
        ? [...parameters, listUndeclaredParameters(path, parameters, reader.references)]
        : parameters,
      requestDirection,
      reader,
    ),
    requestBody: readRequestBody(operation.requestBody, requestDirection, reader),
    responses: readResponses(operation.responses, responseDirection, reader),
    callbacks: readCallbacks(operation.callbacks, reader),
  })
}

/** Returns the parameters that a path contains but the file doesn't declare. Callers have to fill them in anyway. */
function listUndeclaredParameters(
  path: string,
  lists: readonly unknown[],
  references: References,
): readonly JsonObject[] {
  const declared = lists.flatMap(asList).map((parameter) => asObject(references.follow(parameter)))
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
interface CallbackRequests {
  readonly name: string
  /** The address, as an expression that names parts of the calling request. */
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
  const callbacks = listCallbacks(value, reader).map(claimAddresses)
  // The list grows during the loop.
  for (const { requests } of callbacks) {
    for (const triggered of requests.flatMap(({ raw }) => listCallbacks(raw.callbacks, reader))) {
      const unread = triggered.requests.filter(([, raw]) => !anchors.has(raw))
      if (unread.length > 0) callbacks.push(claimAddresses({ ...triggered, requests: unread }))
    }
  }
  return callbacks.map(({ name, expression, pathItem, requests }) => ({
    name,
    expression,
    operations: requests.map(({ method, raw, address }) => {
      const context = { kind: 'callback', method, path: expression, pathItem } as const
      const callbackReader = { ...reader, callback: address }
      const responseCalls = listCalls(raw)
      return {
        ...readHead(raw, context, callbackReader),
        ...readParts({ ...raw, callbacks: undefined }, context, callbackReader),
        ...(responseCalls.length > 0 && { responseCalls }),
        fields: [],
        firstFields: new Map(),
      }
    }),
  }))

  function claimAddresses({ requests, ...callback }: CallbackRequests) {
    return {
      ...callback,
      requests: requests.map(([method, raw]) => {
        const address = reader.fields.claim({ kind: 'callback', name: callback.name, method })
        if (!anchors.has(raw)) anchors.set(raw, encodeAddress(address))
        return { method, raw, address }
      }),
    }
  }

  /** Returns links to the callbacks that a callback's response triggers. */
  function listCalls(raw: JsonObject) {
    return listCallbacks(raw.callbacks, reader).flatMap(({ name, requests }) =>
      requests.map(([, triggered]) => ({ name, anchor: anchors.get(triggered)! })),
    )
  }
}

function listCallbacks(value: unknown, { references }: OperationReader): readonly CallbackRequests[] {
  return listMembers(value).flatMap(([name, member]) =>
    listFields(references.follow(member)).map(([expression, item]) => {
      const pathItem = asObject(references.follow(item))
      return { name, expression, pathItem, requests: listOperations(pathItem) }
    }),
  )
}
