import type { LoadedConfig } from '../config/read-config.ts'
import type { Example } from '../openapi/objects/example.ts'
import type { Response } from '../openapi/objects/response.ts'
import { findNearest } from '../problem/nearest.ts'
import type { Problem } from '../problem/problem.ts'
import { getReferenceHref } from './api-hrefs.ts'
import { createJsonExcerpt, getValueAt, hasMember } from './json-excerpt.ts'
import { findNamedOperation, findRequestExample, findResponseExample } from './named-in-apis.ts'
import type { Version } from './page.ts'
import type { Showcase, ShowcaseCase, ShowcaseField } from './showcase.ts'

type Settings = NonNullable<LoadedConfig['config']['home']['showcase']>

/** A request and its response, whose examples share a name. */
interface Exchange extends Pick<ShowcaseCase, 'name' | 'tone'> {
  readonly request: Example
  readonly reply: { readonly response: Response; readonly example: Example }
}

/** A problem, and the keys that lead to it inside `home.showcase`. */
interface ShowcaseMistake {
  readonly keys: readonly (string | number)[]
  readonly message: string
  /** The most similar valid name. */
  readonly guess?: string | undefined
}

/** Reads the showcase from the config and the current version's API, or reports why that isn't possible. */
export function readShowcase(
  { config, placeOf }: Pick<LoadedConfig, 'config' | 'placeOf'>,
  version: Pick<Version, 'apis'>,
): { showcase: Showcase | undefined; problems: readonly Problem[] } {
  const settings = config.home.showcase
  if (!settings) return { showcase: undefined, problems: [] }
  const { showcase, mistakes } = createShowcase(settings, version)
  const problems = mistakes.map(({ keys, message, guess }) => ({
    place: placeOf(['home', 'showcase', ...keys.map(String)]),
    message,
    ...(guess !== undefined && { hint: `did you mean \`${guess}\`?` }),
  }))
  return { showcase, problems }
}

function createShowcase(
  settings: Settings,
  version: Pick<Version, 'apis'>,
): { showcase: Showcase | undefined; mistakes: readonly ShowcaseMistake[] } {
  const found = findNamedOperation(settings.operation, version)
  if (!found) {
    const ids = version.apis.flatMap(({ operationById }) => [...operationById.keys()])
    const message = `The API has no operation \`${settings.operation}\`.`
    const mistake = { keys: ['operation'], message, guess: findNearest(settings.operation, ids) }
    return { showcase: undefined, mistakes: [mistake] }
  }
  const { operation, api } = found
  const exchanges: Exchange[] = []
  const mistakes: ShowcaseMistake[] = []
  const content = operation.requestBody?.content ?? []
  const names = content.flatMap(({ examples }) => examples.map(({ name }) => name))
  for (const [index, { name, tone }] of settings.examples.entries()) {
    const request = findRequestExample(operation, name)
    const reply = findResponseExample(operation, name, undefined)
    if (request && reply) exchanges.push({ name, tone, request, reply })
    else {
      const side = request ? 'response' : 'request'
      const message = `The API has no ${side} example of ${operation.id} \`${name}\`.`
      const others = names.filter((each) => each !== name)
      mistakes.push({ keys: ['examples', index, 'name'], message, guess: findNearest(name, others) })
    }
  }
  mistakes.push(...(exchanges.length > 0 ? findMissingFields(settings, exchanges) : []))
  if (mistakes.length > 0) return { showcase: undefined, mistakes }
  const showcase = {
    href: getReferenceHref(operation, api.root),
    request: `${operation.method} ${operation.path}`,
    outcomeField: settings.outcome,
    cases: exchanges.map((exchange) => getCase(exchange, settings)),
  }
  return { showcase, mistakes }
}

/** Reports missing fields. The outcome must be in every response, and other fields in at least one example. */
function findMissingFields(
  { request, outcome, facts }: Settings,
  exchanges: readonly Exchange[],
): readonly ShowcaseMistake[] {
  const requests = exchanges.map((exchange) => exchange.request.json)
  const replies = exchanges.map(({ reply }) => reply.example.json)
  const isMissing = (path: string, examples: readonly string[]) =>
    !examples.some((json) => hasMember(json, path))
  const withoutOutcome = exchanges.find(({ reply }) => !hasMember(reply.example.json, outcome))
  return [
    ...request.flatMap((path, index) =>
      isMissing(path, requests)
        ? [{ keys: ['request', index], message: `None of the example requests has \`${path}\`.` }]
        : [],
    ),
    ...(withoutOutcome
      ? [{ keys: ['outcome'], message: `The response example ${withoutOutcome.name} has no \`${outcome}\`.` }]
      : []),
    ...facts.flatMap(({ field }, index) =>
      isMissing(field, replies)
        ? [{ keys: ['facts', index, 'field'], message: `None of the example responses has \`${field}\`.` }]
        : [],
    ),
  ]
}

function getCase(
  { name, tone, request, reply }: Exchange,
  { outcome, facts, ...wanted }: Settings,
): ShowcaseCase {
  const value: unknown = JSON.parse(reply.example.json)
  return {
    name,
    tone,
    outcome: listTextsAt(value, outcome).join(', '),
    status: reply.response.title,
    summary: request.summary ?? name,
    json: createJsonExcerpt(request.json, wanted.request),
    fields: facts.flatMap((fact) => listShownField(fact, value)),
  }
}

/** Returns a field to show, or nothing if it has no value. */
function listShownField(
  { label, field, most, unit }: Settings['facts'][number],
  reply: unknown,
): readonly ShowcaseField[] {
  const value = getValueAt(reply, field.split('.'))
  const values = listTextsAt(reply, field).map((text) => (unit ? `${text} ${unit}` : text))
  if (values.length === 0) return []
  const scale = typeof value === 'number' && most !== undefined && { scale: { value, end: most } }
  return [{ label, values, isCode: typeof value !== 'number', ...scale }]
}

function listTextsAt(value: unknown, path: string): readonly string[] {
  const found = [getValueAt(value, path.split('.'))].flat()
  return found.flatMap((each) => (each === null || each === undefined ? [] : [String(each)]))
}
