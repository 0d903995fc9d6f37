import { joined } from '../../lazy.ts'
import type { JsonObject } from '../document/json.ts'
import { textOf } from '../document/json.ts'
import { keysOf } from '../document/pointer.ts'
import { nameWords, sentenceOf } from '../names/name-words.ts'
import { isRequest, requestInWords } from '../names/path-words.ts'
import { requestPath } from '../names/request-path.ts'
import type { Operation } from './operation.ts'
import type { SummaryTitle } from './summary-title.ts'
import { titleFrom } from './summary-title.ts'

interface Context {
  readonly kind: Operation['kind']
  readonly method: string
  readonly path: string
  readonly pathItem: JsonObject
}

/** What to call an operation: its summary, its path item's, its id in words when that says more than its path does; else these. */
export function operationTitle(operation: JsonObject, context: Context): SummaryTitle {
  const summary = textOf(operation.summary) ?? textOf(context.pathItem.summary)
  return summary === undefined
    ? { title: nameTitle(operation, context), rest: undefined }
    : titleFrom(summary)
}

function nameTitle(operation: JsonObject, { kind, method, path }: Context): string {
  const id = textOf(operation.operationId)
  const request = kind === 'operation' ? requestInWords(method, requestPath(path).path) : undefined
  if (id === undefined || (request && isRequest(id, `${method}${path}`))) return request ?? path
  return sentenceOf(nameWords(id)) || path
}

type Titled = Pick<Operation, 'title' | 'summary' | 'method' | 'path' | 'pointer'>

/**
 * Operations whose titles tell them apart: those that share a summary show their paths, or methods where these are the same, or
 * only what stands behind their paths where nothing else is different.
 */
export function withOwnTitles<Each extends Titled>(operations: readonly Each[]): readonly Each[] {
  const bySummary = Map.groupBy(operations, ({ summary }) => summary)
  return operations.map((operation) => {
    const mark = markAmong(bySummary.get(operation.summary)!, operation)
    return mark === '' ? operation : (joined(operation, { title: `${operation.summary} (${mark})` }) as Each)
  })
}

/** What tells an operation from others of its summary. */
function markAmong(alike: readonly Titled[], operation: Titled): string {
  if (alike.length === 1) return ''
  const { method } = operation
  const { path, behind } = keyOf(operation)
  const others = alike.filter((each) => each !== operation && keyOf(each).path === path)
  const isOnlyBehind = alike.every((each) => keyOf(each).path === path && each.method === method)
  if (isOnlyBehind) return behind
  const shown = withoutCommonBeginning(
    path,
    alike.map((each) => keyOf(each).path),
  )
  const request = others.every((each) => each.method === method) ? shown : `${method} ${shown}`
  const isTwin = others.some((each) => each.method === method)
  return isTwin && behind !== '' ? `${request}, ${behind}` : request
}

/** Longer paths than this are no title. */
const longest = 40

/** A path from where it is different from the others; short ones stay whole. */
function withoutCommonBeginning(path: string, all: readonly string[]): string {
  if (all.every((each) => each.length <= longest)) return path
  const segments = path.split('/')
  const others = all.map((each) => each.split('/'))
  const isCommon = (place: number) => others.every((each) => each[place] === segments[place])
  const place = segments.findIndex((_, index) => !isCommon(index))
  const start = Math.min(place < 0 ? segments.length : place, segments.length - 1)
  return start > 1 ? `…/${segments.slice(start).join('/')}` : path
}

function keyOf({ pointer }: Titled): { readonly path: string; readonly behind: string } {
  const [, key = ''] = keysOf(pointer)
  const { path, query, fragment } = requestPath(key)
  return { path, behind: [query, fragment].filter(Boolean).join(', ') }
}
