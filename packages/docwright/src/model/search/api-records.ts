import { STATUS_CODES } from 'node:http'
import { getPlainWords } from '../../markdown/analyze-text.ts'
import type { Json } from '../../openapi/document/json.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { indexWeights as weights } from '../../search-weights.ts'
import { getReferenceHref } from '../api-hrefs.ts'
import { listErrorOccurrences } from '../error-occurrences.ts'
import { listCatalogueEntries } from '../named-in-apis.ts'
import type { ContentsEntry, Version } from '../page.ts'
import type { PublishedApi } from '../published-api.ts'
import { splitDescriptionByHeading } from './description-parts.ts'
import type { RecordName, SearchRecord } from './search-record.ts'

/** Returns search records for operations and webhooks by ID, method, path, and summary, and for the sections of their descriptions. */
export function createOperationRecords(
  { operations, webhooks, root }: PublishedApi,
  contentsOf: (href: string) => readonly ContentsEntry[],
): readonly SearchRecord[] {
  return [...operations, ...webhooks].flatMap((operation): readonly SearchRecord[] => {
    const { method, path, summary, description, tags } = operation
    const href = getReferenceHref(operation, root)
    const [first, ...sections] = splitDescriptionByHeading(description, contentsOf(href))
    const request = `${method} ${path}`
    return [
      {
        kind: 'operation',
        href,
        title: summary,
        context: request,
        text: [first?.text, ...tags, operation.id].filter(Boolean).join(' · '),
        questions: operation.questions ?? [],
        names: listNames(operation),
        weight: weights.operation,
      },
      ...sections.map(
        ({ id, title, text }): SearchRecord => ({
          kind: 'reference',
          href: `${href}#${id}`,
          title: title ?? summary,
          context: `${request} › ${summary}`,
          text,
          names: [{ name: title ?? summary, certainty: weights.operationSectionName }],
          weight: weights.operationSection,
        }),
      ),
    ]
  })
}

function listNames({ id, method, path, summary, slug }: Operation): readonly RecordName[] {
  const fixedPath = removeParameters(path)
  const pathEnd = fixedPath.split('/').at(-1) ?? ''
  const names = [
    { name: id, certainty: 1 },
    { name: `${method} ${path}`, certainty: 1 },
    { name: path, certainty: weights.operationPath },
    { name: summary, certainty: weights.operationSummary },
    { name: slug, certainty: weights.operationSummary },
    { name: fixedPath, certainty: weights.operationFixedPath },
    { name: `${method} ${fixedPath}`, certainty: weights.operationFixedPath + 0.01 },
    ...listEnds(fixedPath).map((end) => ({
      name: `${method} ${end}`,
      certainty: weights.operationFixedPath,
    })),
    // The operation on a collection comes before the operation on one item: `/books` before `/books/{id}`.
    { name: pathEnd, certainty: weights.operationPathEnd - (fixedPath === path ? 0 : 0.01) },
    { name: method, certainty: weights.operationMethod },
    { name: summary.split(' ')[0]!, certainty: weights.operationVerb },
  ]
  return names.filter(({ name }) => name !== '')
}

/** Removes the parameters of a path: `/books/{id}/pages` → `/books/pages`. */
function removeParameters(path: string): string {
  return path.replace(/\/?\{[^}]*\}/g, '')
}

/** Returns a path with and without its first segments, which may be part of a base URL. */
function listEnds(path: string): readonly string[] {
  const steps = path.split('/').slice(1)
  return steps.map((_, index) => steps.slice(index).join('/'))
}

/** The reason phrases of HTTP, by status: `Not Found`. */
const phrases = new Map(Object.entries(STATUS_CODES))

/** Returns search records for error codes, which lead to the catalog's explanation. */
export function createErrorRecords(version: Version, page: string): readonly SearchRecord[] {
  const occurrences = listErrorOccurrences(version)
  const failingRequests = listFailingRequests(version)
  return listCatalogueEntries(version).map(
    ({ code, slug, status, title, cause, action, retry, questions }) => ({
      kind: 'error',
      href: `${page}#${slug}`,
      title: code,
      context: `${status} ${title}`,
      text: getPlainWords(`${cause} ${action} ${retry}`),
      questions: questions ?? [],
      code: [occurrences.get(code)?.body.json ?? ''],
      errorTexts: listSentences(occurrences.get(code)?.body.value),
      names: [
        { name: code, certainty: 1 },
        { name: title, certainty: weights.errorTitle },
        { name: `${status} ${phrases.get(status) ?? ''}`.trim(), certainty: weights.errorStatus },
        { name: status, certainty: weights.errorStatus },
        ...(status === '405'
          ? failingRequests.map((name) => ({ name, certainty: weights.otherMethod }))
          : []),
      ],
      weight: weights.error,
    }),
  )
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Returns the requests that fail with `405`: each path with the methods that it doesn't have. */
function listFailingRequests({ apis }: Version): readonly string[] {
  const operations = apis.flatMap((api) => api.operations)
  return [...Map.groupBy(operations, ({ path }) => removeParameters(path))].flatMap(([path, known]) => {
    const missing = methods.filter((method) => known.every((operation) => operation.method !== method))
    const ends = listEnds(path).filter((end, index) => index === 0 || end.includes('/'))
    return missing.flatMap((method) => ends.map((end) => `${method} ${end}`))
  })
}

/** Returns all strings with a space in an example: sentences that a reader may paste, rather than codes. */
function listSentences(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(listSentences) : []
}
