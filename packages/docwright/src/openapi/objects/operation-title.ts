import { joined } from '../../lazy.ts'
import type { JsonObject } from '../document/json.ts'
import { textOf } from '../document/json.ts'
import { nameWords, sentenceOf } from '../names/name-words.ts'
import { isRequest, requestInWords } from '../names/path-words.ts'
import type { Operation } from './operation.ts'

interface Context {
  readonly kind: Operation['kind']
  readonly method: string
  readonly path: string
  readonly pathItem: JsonObject
}

/** What to call an operation: its summary, its path item's, its id in words when that says more than its path does; else these. */
export function operationTitle(operation: JsonObject, { kind, method, path, pathItem }: Context): string {
  const summary = textOf(operation.summary) ?? textOf(pathItem.summary)
  if (summary !== undefined) return summary
  const id = textOf(operation.operationId)
  const request = kind === 'operation' ? requestInWords(method, path) : undefined
  if (id === undefined || (request && isRequest(id, `${method}${path}`))) return request ?? path
  return sentenceOf(nameWords(id)) || path
}

interface Titled {
  readonly title: string
  readonly summary: string
  readonly method: string
  readonly path: string
}

/** Operations whose titles tell them apart: those that share a summary show their paths, or methods where these are the same. */
export function withOwnTitles<Each extends Titled>(operations: readonly Each[]): readonly Each[] {
  const bySummary = Map.groupBy(operations, ({ summary }) => summary)
  return operations.map((operation) => {
    const { summary, method, path } = operation
    const alike = bySummary.get(summary)!
    if (alike.length === 1) return operation
    const isOnlyPath = alike.filter((each) => each.path === path).length === 1
    return joined(operation, { title: `${summary} (${isOnlyPath ? path : `${method} ${path}`})` }) as Each
  })
}
