import { mergeLazily } from '../../lazy.ts'
import { getPlainWords } from '../../markdown/analyze-text.ts'
import { sentenceEnd } from '../../markdown/lead.ts'
import { isSameText } from '../../markdown/same-text.ts'
import type { JsonObject } from '../document/json.ts'
import { asString } from '../document/json.ts'
import { parseFragment } from '../document/pointer.ts'
import { capitalize, splitName } from '../names/name-words.ts'
import { describeRequest, isRequest } from '../names/path-words.ts'
import { parseRequestPath } from '../names/request-path.ts'

export type OperationKind = 'operation' | 'webhook' | 'callback'

/** The data for an operation's title, in addition to its own object. */
export interface OwnContext {
  readonly kind: OperationKind
  readonly method: string
  readonly path: string
  readonly pathItem: JsonObject
}

/**
 * Returns the title of an operation: its summary (or its ID in words, if the summary is a long sentence), or its path item's
 * summary, or its ID in words, unless that only repeats method and path, or else method and path in words, or the path of a
 * webhook or callback.
 */
export function chooseOperationTitle(operation: JsonObject, context: OwnContext): SummaryTitle {
  const summary = asString(operation.summary) ?? asString(context.pathItem.summary)
  if (summary === undefined) return { title: formatNameTitle(operation, context), rest: undefined }
  const name = summary.trim().length > maxLabelLength ? findOwnName(operation, context) : undefined
  return name === undefined ? createTitle(summary) : { title: name, rest: summary.trim() }
}

/** The longest label for navigation. A longer summary is a sentence. */
const maxLabelLength = 60

/** Returns the ID of an operation in words, if it consists of several. */
function findOwnName(operation: JsonObject, { method, path }: OwnContext): string | undefined {
  const id = asString(operation.operationId)
  if (id === undefined || isRequest(id, `${method}${path}`)) return undefined
  const words = capitalize(splitName(id).join(' '))
  return /^[\p{L}\d]+(?: [\p{L}\d]+){1,7}$/u.test(words) && words.length <= maxLabelLength ? words : undefined
}

function formatNameTitle(operation: JsonObject, { kind, method, path }: OwnContext): string {
  const id = asString(operation.operationId)
  const request = kind === 'operation' ? describeRequest(method, parseRequestPath(path).path) : undefined
  if (id === undefined || (request && isRequest(id, `${method}${path}`))) return request ?? path
  return capitalize(splitName(id).join(' ')) || path
}

/** The members of an operation that its unique title is made from. */
type Titled = Readonly<Record<'title' | 'summary' | 'method' | 'path' | 'pointer', string>>

/**
 * Returns operations with unique titles. Operations with the same summary get their path in the title, or their method if the
 * paths are equal, or the fragment of the path if that's the only difference.
 */
export function makeTitlesUnique<Each extends Titled>(operations: readonly Each[]): readonly Each[] {
  const bySummary = Map.groupBy(operations, ({ summary }) => summary)
  return operations.map((operation) => {
    const distinction = findDistinction(bySummary.get(operation.summary)!, operation)
    return distinction === ''
      ? operation
      : (mergeLazily(operation, { title: `${operation.summary} (${distinction})` }) as Each)
  })
}

/** Returns what distinguishes an operation from others with the same summary. */
function findDistinction(sameSummary: readonly Titled[], operation: Titled): string {
  if (sameSummary.length === 1) return ''
  const { method } = operation
  const { path, suffix } = getKey(operation)
  const onSamePath = sameSummary.filter((each) => getKey(each).path === path)
  const hasOneMethod = onSamePath.every((each) => each.method === method)
  // All of them have the same method and path.
  if (hasOneMethod && onSamePath.length === sameSummary.length) return suffix
  const paths = sameSummary.map((each) => getKey(each).path)
  const request = `${hasOneMethod ? '' : `${method} `}${getDifference(path, paths)}`
  const isUnique = !onSamePath.some((each) => each !== operation && each.method === method)
  return isUnique || suffix === '' ? request : `${request}, ${suffix}`
}

/** The longest path that a title shows completely, in characters. */
const maxPathLength = 40

/** Returns the part of a path that differs from the others. Short paths are kept whole. */
function getDifference(path: string, all: readonly string[]): string {
  if (all.every((each) => each.length <= maxPathLength)) return path
  const others = [...new Set(all)].map((each) => each.split('/'))
  const beginning = countCommonSegments(others)
  const end = countCommonSegments(others.map((segments) => segments.toReversed()))
  const shown = others.map((segments) => shortenSegments(segments, beginning, end))
  const isClear = new Set(shown).size === shown.length
  return shortenSegments(path.split('/'), beginning, isClear ? end : 0)
}

/** Returns how many segments all paths share at the start. */
function countCommonSegments([first = [], ...others]: readonly (readonly string[])[]): number {
  const index = first.findIndex((segment, position) => others.some((each) => each[position] !== segment))
  return index < 0 ? first.length : index
}

/** Returns the segments except so many at the start and at the end, but at least one, with ellipses for the others. */
function shortenSegments(segments: readonly string[], beginning: number, end: number): string {
  const start = Math.min(beginning, segments.length - 1)
  const shown = segments.slice(start > 1 ? start : 0, Math.max(segments.length - end, start + 1))
  const isWholeEnd = segments.length - end >= segments.length || start + 1 >= segments.length
  return `${start > 1 ? '…/' : ''}${shown.join('/')}${isWholeEnd ? '' : '/…'}`
}

function getKey({ pointer }: Titled): { readonly path: string; readonly suffix: string } {
  const [, key = ''] = parseFragment(pointer)
  const { path, query, fragment } = parseRequestPath(key)
  return { path, suffix: [query, fragment].filter(Boolean).join(', ') }
}

/** The longest summary that is a title. A longer one is a text, of which the beginning becomes the title. */
const maxTitleLength = 80

/** A summary, split into a title and the rest of its text as Markdown. */
interface SummaryTitle {
  readonly title: string
  readonly rest: string | undefined
}

/** Splits a summary: all of it is the title, without markup, or, if it's long, the first sentence or as many words as fit. */
function createTitle(written: string): SummaryTitle {
  const summary = written.trim()
  if (summary.length <= maxTitleLength && !summary.includes('\n')) {
    return { title: removePeriod(markup.test(summary) ? getPlainWords(summary) : summary), rest: undefined }
  }
  const paragraphs = summary.split(/\n\s*\n/)
  const words = getPlainWords(paragraphs.find((paragraph) => !isRemark(paragraph)) ?? paragraphs[0])
  const [end] = words.matchAll(sentenceEnd)
  const sentence = removePeriod(words.slice(0, end?.index))
  return { title: shortenToWords(sentence), rest: removeTitle(summary, sentence) }
}

/** Markup that titles don't show: code, bold text, links. */
const markup = /`|\*\*|\]\(/

/**
 * Checks whether a paragraph is a remark, which starts in bold, such as "**Note:**", or a horizontal rule. Neither says what the
 * operation does.
 */
function isRemark(paragraph: string): boolean {
  return /^\s*(?:\*\*|(?:-{3,}|\*{3,})\s*$)/.test(paragraph)
}

/** Removes the period at the end, because titles aren't sentences. */
function removePeriod(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N})]{2})\.$/u, '')
}

/** Shortens a text to whole words. */
function shortenToWords(sentence: string): string {
  if (sentence.length <= maxTitleLength) return sentence
  return `${sentence.slice(0, maxTitleLength).replace(/[^\p{L}\p{N}]*\s\S*$/u, '')}…`
}

/** Returns the summary's text after the title, or the whole summary if the title is only part of a sentence. */
function removeTitle(summary: string, sentence: string): string | undefined {
  if (sentence.length > maxTitleLength) return summary
  const [first = ''] = summary.split(/\n\s*\n/, 1)
  const ends = [...first.matchAll(sentenceEnd)].map(({ index }) => index)
  const end = [...ends, first.length].find((index) =>
    isSameText(getPlainWords(first.slice(0, index)), sentence),
  )
  return end === undefined ? summary : summary.slice(end).trim() || undefined
}
