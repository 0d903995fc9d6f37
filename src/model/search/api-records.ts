import { STATUS_CODES } from 'node:http'
import { plainWords } from '../../markdown/plain-words.ts'
import type { CatalogueEntry } from '../../openapi/objects/error-catalogue.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { indexWeights as weights } from '../../search-weights.ts'
import { operationHref } from '../api-hrefs.ts'
import type { ContentsEntry } from '../page.ts'
import type { PublishedApi } from '../published-api.ts'
import { describedParts } from './described.ts'
import type { Name, SearchRecord } from './search-record.ts'

/** Operations and webhooks, found by id, method, path and summary, and the sections of their descriptions. */
export function operationRecords(
  { operations, webhooks, root }: PublishedApi,
  contentsOf: (href: string) => readonly ContentsEntry[],
): readonly SearchRecord[] {
  return [...operations, ...webhooks].flatMap((operation): readonly SearchRecord[] => {
    const { method, path, summary, description, tag } = operation
    const href = operationHref(operation, root)
    const [first, ...sections] = describedParts(description, contentsOf(href))
    const place = `${method} ${path}`
    return [
      {
        kind: 'operation',
        href,
        title: summary,
        context: place,
        text: `${first?.text ?? ''} ${tag} ${operation.id}`,
        questions: operation.questions ?? [],
        names: namesOf(operation),
        weight: weights.operation,
      },
      ...sections.map(
        ({ id, title, text }): SearchRecord => ({
          kind: 'reference',
          href: `${href}#${id}`,
          title: title ?? summary,
          context: `${place} › ${summary}`,
          text,
          names: [{ name: title ?? summary, certainty: weights.operationSectionName }],
          weight: weights.operationSection,
        }),
      ),
    ]
  })
}

function namesOf({ id, method, path, summary, slug }: Operation): readonly Name[] {
  const fixed = path.replace(/\/?\{[^}]*\}/g, '')
  const last = fixed.split('/').at(-1) ?? ''
  const names = [
    { name: id, certainty: 1 },
    { name: `${method} ${path}`, certainty: 1 },
    { name: path, certainty: weights.operationPath },
    { name: summary, certainty: weights.operationSummary },
    { name: slug, certainty: weights.operationSummary },
    { name: fixed, certainty: weights.operationFixedPath },
    { name: `${method} ${fixed}`, certainty: weights.operationFixedPath + 0.01 },
    // Without a first step or two, which a base URL may have.
    ...fixed
      .split('/')
      .flatMap((_step, index, steps) =>
        index < 2
          ? []
          : { name: `${method} ${steps.slice(index).join('/')}`, certainty: weights.operationFixedPath },
      ),
    { name: last, certainty: weights.operationPathEnd - (fixed === path ? 0 : 0.01) },
  ]
  return names.filter(({ name }) => name !== '')
}

const phrases = new Map(Object.entries(STATUS_CODES))

/** Error codes, found where the catalogue explains them. */
export function errorRecords(catalogue: readonly CatalogueEntry[], page: string): readonly SearchRecord[] {
  return catalogue.map(({ code, slug, status, title, cause, action, retry, questions }) => ({
    kind: 'error',
    href: `${page}#${slug}`,
    title: code,
    context: `${status} ${title}`,
    text: plainWords(`${cause} ${action} ${retry}`),
    questions: questions ?? [],
    names: [
      { name: code, certainty: 1 },
      { name: title, certainty: weights.errorTitle },
      { name: `${status} ${phrases.get(status) ?? ''}`.trim(), certainty: weights.errorStatus },
      { name: status, certainty: weights.errorStatus },
    ],
    weight: weights.error,
  }))
}
