import type { Guide, Mention } from '../../guides/guide.ts'
import { findMismatch } from '../../openapi/checks/mismatch.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { didYouMean } from '../../problem/nearest.ts'
import type { Mistake, Problem } from '../../problem/problem.ts'
import { findCatalogueContradictions } from '../error-occurrences.ts'
import type { Version } from '../page.ts'
import type { PublishedApi } from '../published-api.ts'

/** The part of a version that guides' mentions refer to. */
type Named = Pick<Version, 'apis' | 'errorPage' | 'extensions'>

/**
 * Reports operations, fields, error codes, examples, and schemas that guides mention but no API of the version has, or more than
 * one.
 */
export function findWrongMentions(guides: readonly Guide[], version: Named): readonly Problem[] {
  return guides.flatMap(({ mentions }) =>
    mentions.flatMap(({ names, attributes, place }) =>
      findMistakes({ names, attributes }, version).map((mistake) => ({ place, ...mistake })),
    ),
  )
}

function findMistakes(
  { names, attributes }: Pick<Mention, 'names' | 'attributes'>,
  version: Named,
): readonly Mistake[] {
  const needsApi = names !== 'extension part'
  return needsApi && version.apis.length === 0 ? [noApi] : checks[names](attributes, version)
}

type Attributes = Mention['attributes']
type Apis = readonly PublishedApi[]
type Check = (attributes: Attributes, version: Named) => readonly Mistake[]

const checks: Readonly<Record<Mention['names'], Check>> = {
  operation: ({ id }, { apis }) => findUnknownOperation(id, apis),
  field: (attributes, { apis }) => findUnknownField(attributes, apis),
  'error code': ({ code }, { apis, errorPage }) =>
    errorPage === undefined ? [noErrorPage] : checkNames('error code', code, apis),
  'error catalogue': (_, { apis }) => findWrongCatalogue(apis),
  'enum schema': ({ schema }, { apis }) => checkNames('enum schema', schema, apis),
  'extension part': ({ part }, { extensions }) => findUnknownPart(part, extensions),
  'request example': (attributes, { apis }) => findUnknownRequestExample(attributes, apis),
  'response example': (attributes, { apis }) => findUnknownResponseExample(attributes, apis),
  instance: (attributes, { apis }) => findWrongInstance(attributes, apis),
}

/** Reports a fence whose schema doesn't exist, or whose code doesn't match it. */
function findWrongInstance({ schema, value }: Attributes, apis: Apis): readonly Mistake[] {
  const unknown = checkNames('schema', schema, apis)
  if (unknown.length > 0) return unknown
  const api = apis.find((each) => Object.hasOwn(getSchemas(each), schema!))!
  const mistake = findMismatch(value ?? '', { schema: schema!, document: api.document })
  if (!mistake) return []
  const message = `This doesn't fit \`${schema}\`: ${mistake}.`
  return [{ message, hint: 'correct the example, or name another schema' }]
}

function findUnknownOperation(id: string | undefined, apis: Apis): readonly Mistake[] {
  // Fast path, because thousands of guides may mention thousands of operations: only a mistake needs the full list.
  return listOperationsNamed(id, apis).length === 1 ? [] : checkNames('operation', id, apis)
}

function listOperationsNamed(id: string | undefined, apis: Apis): readonly Operation[] {
  const found = apis.flatMap(({ operationById }) => operationById.get(id ?? '') ?? [])
  return found.filter(({ kind }) => kind === 'operation')
}

function findUnknownField({ operation: id, path }: Attributes, apis: Apis): readonly Mistake[] {
  return checkInOperation(id, apis, ({ fields }) => {
    const ids = fields.map((field) => field.id)
    return checkName(`field of ${id}`, path, ids)
  })
}

/** Applies `check` to an operation. If the operation doesn't exist or is ambiguous, reports that instead. */
function checkInOperation(
  id: string | undefined,
  apis: Apis,
  check: (operation: Operation) => readonly Mistake[],
): readonly Mistake[] {
  const [operation] = listOperationsNamed(id, apis)
  const unknown = findUnknownOperation(id, apis)
  return unknown.length > 0 || !operation ? unknown : check(operation)
}

const noApi: Mistake = {
  message: 'This guide refers to an API, but the site has no OpenAPI file.',
  hint: 'add `openapi.yaml` to the content folder',
}

const noErrorPage: Mistake = {
  message: 'No guide lists the error codes, so links to them have no target.',
  hint: 'add `<ErrorCatalogue />` to a guide',
}

function findUnknownPart(part: string | undefined, extensions: Version['extensions']): readonly Mistake[] {
  const known = extensions.flatMap(({ parts = {} }) => Object.keys(parts))
  if (known.includes(part ?? '')) return []
  const hint = didYouMean(part ?? '', known) ?? 'add it to `parts` of an extension'
  return [{ message: `No extension has the part \`${part}\`.`, hint }]
}

/** Reports a missing error catalog, or two that explain the same code, because each ID must be unique on a page. */
function findWrongCatalogue(apis: Apis): readonly Mistake[] {
  const slugsOf = ({ errorCatalogue }: PublishedApi) => errorCatalogue.map(({ slug }) => slug)
  const codes = apis.flatMap(slugsOf)
  if (codes.length === 0) {
    const hint = 'describe the codes in `x-errorCatalogue`, next to the `enum` that lists them'
    return [{ message: 'The API has no error catalog.', hint }]
  }
  const twice = [...new Set(codes.filter((code, index) => codes.indexOf(code) !== index))]
  const clashes = twice.flatMap((code) => checkName('error code', code, listKnownNames(apis, slugsOf)))
  const entries = apis.flatMap(({ errorCatalogue }) => errorCatalogue)
  return [...clashes, ...findCatalogueContradictions(entries, { apis })]
}

function findUnknownRequestExample({ operation: id, example }: Attributes, apis: Apis): readonly Mistake[] {
  return checkInOperation(id, apis, ({ requestBody }) =>
    checkName(`request example of ${id}`, example, listExampleNames(requestBody?.content ?? [])),
  )
}

function findUnknownResponseExample(
  { operation: id, example, status }: Attributes,
  apis: Apis,
): readonly Mistake[] {
  return checkInOperation(id, apis, (operation) => {
    const responses = operation.responses.filter((each) => status === undefined || each.status === status)
    const names = responses.flatMap(({ content }) => listExampleNames(content))
    const which = status === undefined ? '' : ` with status ${status}`
    return checkName(`response example of ${id}${which}`, example, names)
  })
}

function listExampleNames(content: readonly MediaType[]): readonly string[] {
  return content.flatMap(({ examples }) => examples.map(({ name }) => name))
}

/** The names of an API that guides may mention, by kind. */
const listNamesByKind = {
  operation: ({ operations }) => operations.map(({ id }) => id),
  'error code': ({ errorCatalogue }) => errorCatalogue.map(({ code }) => code),
  'enum schema': ({ enums }) => enums.keys(),
  schema: (api) => Object.keys(getSchemas(api)),
} satisfies Readonly<Record<string, (api: PublishedApi) => Iterable<string>>>

function checkNames(
  kind: keyof typeof listNamesByKind,
  name: string | undefined,
  apis: Apis,
): readonly Mistake[] {
  return checkName(kind, name, listKnownNames(apis, listNamesByKind[kind]))
}

/** A name, with its API if that matters. */
type Known = Iterable<string | readonly [name: string, api: PublishedApi]>

function listKnownNames(apis: Apis, listNames: (api: PublishedApi) => Iterable<string>): Known {
  return apis.flatMap((api) => [...new Set(listNames(api))].map((name) => [name, api] as const))
}

/** Reports a name that isn't in any API, or that is in more than one. */
function checkName(kind: string, name: string | undefined, known: Known): readonly Mistake[] {
  const all = [...known].map((each) => (typeof each === 'string' ? ([each, undefined] as const) : each))
  const matches = all.filter(([each]) => each === name)
  const apis = new Set(matches.flatMap(([, api]) => api?.id.replace('api/', 'openapi/') ?? []))
  if (apis.size > 1) {
    const message = `More than one API has the ${kind} \`${name}\`: ${[...apis].join(', ')}.`
    return [{ message, hint: 'give it another name in one of them' }]
  }
  if (matches.length > 0) return []
  const hint = didYouMean(
    name ?? '',
    all.map(([each]) => each),
  )
  return [{ message: `The API has no ${kind} \`${name}\`.`, ...(hint && { hint }) }]
}

function getSchemas({ document }: PublishedApi): object {
  const components = document.components as { schemas?: object } | undefined
  return components?.schemas ?? {}
}
