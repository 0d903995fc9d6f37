import { getPlainWords } from '../../markdown/analyze-text.ts'
import type { BodyAddress, CallbackAddress, FieldAddress } from '../../openapi/names/field-address.ts'
import { getOwner } from '../../openapi/names/field-address.ts'
import { capitalize } from '../../openapi/names/name-words.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { EnumValue } from '../../openapi/schema/parts/enum-value.ts'
import type { FieldEntry } from '../../openapi/schema/tree/page-fields.ts'
import type { PagedSchema } from '../../openapi/schema/tree/paged-schema.ts'
import type { ResultKind } from '../../search.ts'
import { indexWeights as weights } from '../../search-weights.ts'
import { getReferenceHref } from '../api-hrefs.ts'
import type { Version } from '../page.ts'
import type { PublishedApi } from '../published-api.ts'
import type { RecordName, SearchRecord } from './search-record.ts'

interface ShownField {
  readonly entry: FieldEntry
  readonly href: string
  /** The operation's method and path, or the schema's name. */
  readonly owner: string
  readonly values: readonly EnumValue[]
}

/** What the records of fields depend on in addition to the API. */
interface FieldContext {
  /** The IDs of fields that guides mention. */
  readonly mentioned: ReadonlySet<string>
  readonly questions: Version['questions']
}

/**
 * Returns search records for parameters, headers, fields, and their possible values. A path that many pages show is one record. It
 * leads to the first request with the field, or else to the first response, errors last. Fields that guides mention come before
 * similar ones.
 */
export function createFieldRecords(
  api: PublishedApi,
  { mentioned, questions: questionsByHref }: FieldContext,
): readonly SearchRecord[] {
  const questionsByKey = new Map<string, readonly string[]>()
  /** For each path, the place that a result leads to, and its rank. A lower rank is better. */
  const bestByKey = new Map<string, ShownField & { readonly rank: number }>()
  const ownersByKey = new Map<string, Set<string>>()
  for (const each of generateShownFields(api)) {
    const { entry, owner } = each
    const rank = rankLocation(entry) + (mentioned.has(entry.id) ? 0 : 0.5)
    const key = `${getKind(entry.address) === 'header' ? 'header ' : ''}${entry.path || `body ${entry.schemaName ?? owner}`}`
    // Questions count for the path, whichever location they're written at.
    questionsByKey.set(key, [...(questionsByKey.get(key) ?? []), ...(questionsByHref.get(each.href) ?? [])])
    const locationKey = `${describeLocation(entry.address)} ${key}`
    ownersByKey.set(locationKey, (ownersByKey.get(locationKey) ?? new Set()).add(owner))
    if (rank >= (bestByKey.get(key)?.rank ?? Infinity)) continue
    // Deleted first, because a Map keeps the position of a key that is set again, and fields of the same rank must keep the order
    // of their locations.
    bestByKey.delete(key)
    bestByKey.set(key, { ...each, rank })
  }
  const inOrder = [...bestByKey].sort(([, one], [, other]) => one.rank - other.rank)
  const knownSchemas = new Set<string>()
  const knownValues = new Set<string>()
  const knownQuestions = new Set<string>()
  return inOrder.flatMap(([key, best]) => {
    const { schemaName, questions = [] } = best.entry
    const isFirst = schemaName !== undefined && !knownSchemas.has(schemaName)
    if (schemaName) knownSchemas.add(schemaName)
    // The questions of a named schema are added only to the first location that shows it.
    const isNew = !knownQuestions.has(questions.join())
    knownQuestions.add(questions.join())
    const location = describeLocation(best.entry.address)
    const context = `${formatOwners([...ownersByKey.get(`${location} ${key}`)!])} › ${location}`
    return [
      {
        ...createFieldRecord(best, isFirst),
        context,
        questions: [...(isNew ? questions : []), ...questionsByKey.get(key)!],
      },
      ...listValueRecords(best, knownValues),
    ]
  })
}

/** Generates the fields page by page, because all of them at once would need too much memory. */
function* generateShownFields({
  operations,
  webhooks,
  schemaPages,
  root,
}: PublishedApi): Generator<ShownField> {
  const pages: readonly (Operation | PagedSchema)[] = [...operations, ...webhooks, ...schemaPages]
  for (const page of pages) {
    const isOperation = 'method' in page
    const owner = isOperation ? `${page.method} ${page.path}` : page.name
    const href = isOperation ? getReferenceHref(page, root) : getReferenceHref(page, root)
    for (const entry of page.fields) {
      yield { entry, owner, href: `${href}#${entry.id}`, values: entry.values ?? [] }
    }
  }
}

/** Returns 0 for a request, 1 for a response, and 2 for an error. */
function rankLocation({ address }: FieldEntry): number {
  const body = findBody(address)
  if (body?.kind !== 'response') return 0
  return /^[123]/.test(body.status) ? 1 : 2
}

/** Returns the request or response that a field or a header is in. */
function findBody(address: FieldAddress): BodyAddress | undefined {
  const root = getOwner(address)
  if (root.kind === 'header') return findBody(root.of)
  return root.kind === 'request' || root.kind === 'response' ? root : undefined
}

function getKind(address: FieldAddress): ResultKind {
  const root = getOwner(address)
  if (root.kind === 'parameter') return root.in === 'header' ? 'header' : 'parameter'
  return root.kind === 'header' ? 'header' : 'field'
}

/** How many operations with a field are named. The others are only counted. */
const maxNamedPlaces = 3

function formatOwners(owners: readonly string[]): string {
  const others = owners.length - maxNamedPlaces
  return owners.slice(0, maxNamedPlaces).join(', ') + (others > 0 ? ` and ${others} more` : '')
}

function createFieldRecord(
  { entry, href }: ShownField,
  isFirstOfSchema: boolean,
): Omit<SearchRecord, 'context'> {
  const { id, address, path, type, description, schemaName } = entry
  const kind = getKind(address)
  const depth = path.split('.').length - 1
  const locationReduction =
    [0, weights.fieldOfResponse, weights.fieldOfError][kind === 'field' ? rankLocation(entry) : 0] ?? 0
  const reduction = depth * weights.fieldStep + locationReduction
  const name = kind === 'field' ? (path.split('.').at(-1) ?? '') : path
  const title = path || schemaName || describeLocation(address)
  const weight = Math.max(weights.field / 2, weights.field - reduction)
  const names: RecordName[] = [
    { name: title, certainty: path ? 1 : weights.fieldWithoutName },
    { name: id, certainty: weights.fieldId },
    { name, certainty: Math.max(weights.fieldNameLeast, weights.fieldName - reduction / 2) },
    ...(schemaName && isFirstOfSchema ? [{ name: schemaName, certainty: weights.fieldSchema }] : []),
    ...listLimitNames(entry).map((limit) => ({ name: limit, certainty: weights.questionName * weight })),
  ]
  return {
    kind,
    href,
    title,
    text: [getPlainWords(description), type].filter(Boolean).join(' · '),
    names: names.filter((each) => each.name !== '' && each.name !== '*'),
    weight,
  }
}

/** Returns what readers call the limits of a field. In `amount.value`, the amount is limited. */
function listLimitNames({ path, limits }: FieldEntry): readonly string[] {
  if (!limits) return []
  const names = path.split('.')
  const name = names.findLast((each) => each !== 'value') ?? ''
  const { value, characters } = limits
  const [most, least] = [value.most ?? value.below, value.least ?? value.above]
  return [
    ...(most === undefined ? [] : ['maximum', 'max']),
    ...(least === undefined ? [] : ['minimum', 'min']),
    ...(characters.most === undefined ? [] : ['maximum length of', 'max length of']),
  ].map((limit) => `${limit} ${name}`)
}

/** Returns the location of a field on its page: "Response 422", "Query parameter", "Callback paid › Request". */
function describeLocation(address: FieldAddress): string {
  const root = getOwner(address)
  switch (root.kind) {
    case 'parameter':
      return addCallback(root, root.in === 'header' ? 'Request header' : `${capitalize(root.in)} parameter`)
    case 'request':
      return addCallback(root, 'Request')
    case 'response':
      return addCallback(root, `Response ${root.status}`)
    case 'header':
      return describeLocation(root.of)
    case 'callback':
      return `Callback ${root.name}`
    case 'schema':
      return 'Schema'
    case 'scheme':
      return 'Authentication'
    default:
      return root satisfies never
  }
}

function addCallback({ callback }: { readonly callback?: CallbackAddress }, location: string): string {
  return callback ? `${describeLocation(callback)} › ${location}` : location
}

/** Returns records for a field's values. The values of a named enumeration have only one record, at the first field that uses it. */
function listValueRecords(
  { entry, href, owner, values }: ShownField,
  known: Set<string>,
): readonly SearchRecord[] {
  return values.flatMap(({ text, description, name }) => {
    const key = `${entry.schemaName ?? entry.path} ${text}`
    if (known.has(key) || text === '') return []
    known.add(key)
    return {
      kind: 'value' as const,
      href,
      title: text,
      context: `${entry.path} › ${owner}`,
      text: getPlainWords(description),
      names: [
        { name: text, certainty: isWord(text) ? weights.valueWord : weights.valueName },
        ...(name && name !== text ? [{ name, certainty: weights.valueKey }] : []),
      ],
      code: [`${entry.path.split('.').at(-1)}: ${text}`],
      weight: weights.value,
    }
  })
}

/** Checks whether a value is a plain word, such as `sandbox`, rather than a code, such as `challenge_3ds`. */
function isWord(value: string): boolean {
  return /^\p{L}*$/u.test(value)
}
