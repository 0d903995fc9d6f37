import type { Api } from '../openapi/api.ts'
import { formatPointer, parsePointer } from '../openapi/document/pointer.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Response } from '../openapi/objects/response.ts'
import { didYouMean } from '../problem/nearest.ts'
import { getCommonChanges, getExpectedStatus, parseKeptValue } from './call.ts'
import type { KeyedMistake } from './check-variables.ts'
import { checkVariables } from './check-variables.ts'
import { findMissingMember, findNearestMiss } from './missing-member.ts'
import type { RequestChanges, Scenarios } from './scenario-form.ts'

/** Returns the names, statuses, and pointers that the API doesn't have, and the mistakes in variables. */
export function findMistakes(scenarios: Scenarios, api: Api): readonly KeyedMistake[] {
  const ids = api.operations.map(({ id }) => id)
  const own = Object.entries(scenarios.operations).flatMap(([id, changes]) => {
    const keys = ['operations', id]
    const operation = api.operationById.get(id)
    if (!operation) return reportUnknown('operation', id, ids, keys)
    return [
      ...findUnknownExamples(changes, operation, keys),
      ...findWrongValues(changes, { operation, keys }),
    ]
  })
  const inFolders = scenarios.folders.flatMap(({ requests, story }, folder) =>
    requests.flatMap((request, index) => {
      const keys = ['folders', folder, 'requests', index]
      const operation = api.operationById.get(request.operation)
      if (!operation) return reportUnknown('operation', request.operation, ids, [...keys, 'operation'])
      if (request.example === undefined && story !== undefined) {
        return [{ keys, message: `A call in the scenario \`${story}\` doesn't name an example.` }]
      }
      const common = getExpectedStatus(getCommonChanges(operation.id, scenarios))
      return [
        ...findUnknownExamples(request, operation, keys),
        ...findWrongValues(request, { operation, keys, status: common }),
      ]
    }),
  )
  return [...own, ...inFolders, ...checkVariables(scenarios)]
}

/** Reports the names of examples that the operation doesn't have. */
function findUnknownExamples(
  { example, answer }: { readonly example?: string | undefined; readonly answer?: string | undefined },
  { id, requestBody, responses }: Operation,
  keys: KeyedMistake['keys'],
): readonly KeyedMistake[] {
  const inRequest = listExampleNames(requestBody?.content ?? [])
  const inResponses = listExampleNames(responses.flatMap(({ content }) => content))
  return [
    ...(example === undefined
      ? []
      : reportUnknown(`request example of ${id}`, example, inRequest, [...keys, 'example'])),
    ...(answer === undefined
      ? []
      : reportUnknown(`response example of ${id}`, answer, inResponses, [...keys, 'answer'])),
  ]
}

function listExampleNames(content: Response['content']): readonly string[] {
  return content.flatMap(({ examples }) => examples.map(({ name }) => name))
}

function reportUnknown(
  kindOfName: string,
  name: string,
  known: readonly string[],
  keys: KeyedMistake['keys'],
): readonly KeyedMistake[] {
  if (known.includes(name)) return []
  const hint = didYouMean(name, known)
  return [{ keys, message: `The API has no ${kindOfName} \`${name}\`.`, ...(hint && { hint }) }]
}

interface CheckedCall {
  readonly operation: Operation
  readonly keys: KeyedMistake['keys']
  /** The status that the operation's settings expect. */
  readonly status?: number | undefined
}

/** Returns the mistakes in what a call expects and keeps. */
function findWrongValues(
  changes: RequestChanges,
  { operation, keys, status }: CheckedCall,
): readonly KeyedMistake[] {
  const { expect = {}, keep = {} } = changes
  const expectedStatus = getExpectedStatus(changes) ?? status
  const responses = listResponsesWith(expectedStatus, operation)
  if (expect.status !== undefined) {
    const mistake = findWrongStatus(expect.status, { operation, responses })
    if (mistake) return [{ keys: [...keys, 'expect', 'status'], ...mistake }]
  }
  const place = `The response ${expectedStatus === undefined ? '' : `\`${expectedStatus}\` `}of ${operation.id}`
  const checkInBody = (pointer: string, pointerKeys: KeyedMistake['keys']) =>
    findWrongPointer(pointer, {
      keys: pointerKeys,
      place,
      content: responses.flatMap(({ content }) => content),
    })
  const expectations = Object.keys(expect).flatMap((key) => {
    const inner = [...keys, 'expect', key]
    if (key === 'status') return []
    return key.startsWith('/')
      ? checkInBody(key, inner)
      : findWrongHeader(key, { keys: inner, place, responses })
  })
  const kept = Object.entries(keep).flatMap(([name, text]) => {
    const inner = [...keys, 'keep', name]
    const value = parseKeptValue(text)
    const content = operation.requestBody?.content ?? []
    return value.in === 'response'
      ? checkInBody(value.pointer, inner)
      : findWrongPointer(value.pointer, { keys: inner, place: `The request of ${operation.id}`, content })
  })
  return [...expectations, ...kept]
}

function findWrongStatus(
  status: unknown,
  { operation, responses }: { readonly operation: Operation; readonly responses: readonly Response[] },
): Omit<KeyedMistake, 'keys'> | undefined {
  if (typeof status !== 'number') {
    return { message: 'The status must be a number.', hint: 'write one such as `200`' }
  }
  if (responses.length > 0) return undefined
  const hint = `use one of ${operation.responses.map((each) => `\`${each.status}\``).join(', ')}`
  return { message: `${operation.id} doesn't document the status \`${status}\`.`, hint }
}

/** Returns the response for a status. Without a status, returns the successful responses. */
function listResponsesWith(status: number | undefined, { responses }: Operation): readonly Response[] {
  if (status === undefined) return responses.filter((each) => !each.isError)
  const names = [String(status), `${Math.floor(status / 100)}XX`, 'default']
  const found = names.flatMap(
    (name) => responses.find((each) => each.status.toUpperCase() === name.toUpperCase()) ?? [],
  )
  return found.slice(0, 1)
}

interface Named {
  readonly keys: KeyedMistake['keys']
  /** The request or response in words. */
  readonly place: string
}

function findWrongPointer(
  pointer: string,
  { keys, place, content }: Named & { readonly content: Response['content'] },
): readonly KeyedMistake[] {
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) {
    const hint = 'write a path such as `/id`, or `$request.body#/id` for a value of the request'
    return [{ keys, message: `\`${pointer}\` isn't a JSON Pointer.`, hint }]
  }
  const path = parsePointer(pointer)
  const miss =
    content.length === 0
      ? { depth: 0, known: [] }
      : findNearestMiss(content.map(({ body }) => body && findMissingMember(body.schema, path)))
  if (!miss) return []
  const known = miss.known.map((name) => formatPointer([...path.slice(0, miss.depth), name]))
  const hint =
    didYouMean(pointer, known) ?? 'use a JSON Pointer to a value in the schema of the body, such as `/id`'
  return [{ keys, message: `${place} doesn't have \`${pointer}\`.`, hint }]
}

function findWrongHeader(
  name: string,
  { keys, place, responses }: Named & { readonly responses: readonly Response[] },
): readonly KeyedMistake[] {
  const known = [...responses.flatMap(({ headers }) => headers.map((header) => header.name)), 'Content-Type']
  if (known.some((each) => each.toLowerCase() === name.toLowerCase())) return []
  const guess = didYouMean(name, [...known, 'status']) ?? 'write `status`, a JSON Pointer, or a header'
  return [{ keys, message: `${place} has no header \`${name}\`.`, hint: guess }]
}
