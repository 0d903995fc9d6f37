import { createHash } from 'node:crypto'
import { relinked } from '../../markdown/relinked.ts'
import { exampleTitle } from '../../model/reference/given-examples.ts'
import type { Api } from '../../openapi/api.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { ScenarioRequest, Scenarios } from '../../scenarios/scenarios.ts'
import type { Artefact } from '../artefact.ts'
import { collectionWay, postmanAuth } from './auth.ts'
import { bodiesOf, requestOf } from './request.ts'

const format = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** Why the tests of the scenarios fail against a mock server. */
const statefulNote =
  'The tests of the scenarios need a server that keeps state, such as a sandbox. A mock server that only returns examples fails them.'

interface Context {
  readonly api: Api
  readonly scenarios: Scenarios | undefined
  /** The site's URL, because the collection is used outside the site. */
  readonly url: string
}

/** The settings that an API's Postman files need in addition to the API. */
export interface PostmanSettings {
  readonly scenarios: Scenarios | undefined
  /** The site's URL. */
  readonly url: string
  /** The folder that the files are published in: `postman/`. */
  readonly folder: string
}

/** Returns a Postman collection: a folder for each tag with all operations and their examples, then the writers' scenarios. */
export function collection(api: Api, { scenarios, url, folder }: PostmanSettings): Artefact {
  const file = `${folder}collection.json`
  return { file, content: () => collectionText({ api, scenarios, url }, stableId(`${url}/${file}`)) }
}

/** Returns a UUID that is the same for the same name, so that a new import replaces the old one. */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Generates the collection operation by operation, so that the collection of a large API is never in memory as a whole. */
function* collectionText({ api, scenarios, url }: Context, id: string): Generator<string> {
  const { title } = api.info
  const hasTests = scenarios?.folders.some(({ requests }) => requests.some(({ test }) => test !== undefined))
  const description = [api.info.description, hasTests && statefulNote].filter(Boolean).join('\n\n')
  const head = {
    info: { _postman_id: id, name: title, ...described(description, url), schema: format },
    auth: postmanAuth(collectionWay(api), api).auth,
    event: scenarios?.prerequest ? [event('prerequest', scenarios.prerequest)] : [],
    variable: [{ key: 'base_url', value: api.servers[0]?.defaultUrl ?? '' }],
  }
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "item": [`
  let separator = ''
  for (const tag of api.tags) {
    const operations = tag.operations.flatMap((each) => api.operationById.get(each) ?? [])
    if (operations.length === 0) continue
    const folder = { name: tag.title, ...described(tag.description, url) }
    yield `${separator}\n${JSON.stringify(folder).slice(0, -1)},"item":[`
    for (const [index, operation] of operations.entries()) {
      yield `${index > 0 ? ',' : ''}\n${JSON.stringify(operationItem(operation, { api, scenarios, url }))}`
    }
    yield ']}'
    separator = ','
  }
  for (const { name, description: about, requests } of scenarios?.folders ?? []) {
    const item = requests.map((request) => scenarioItem(request, { api, scenarios, url }))
    yield `${separator}\n${JSON.stringify({ name, ...(about && { description: about }), item })}`
    separator = ','
  }
  yield '\n  ]\n}\n'
}

/**
 * Prepares the links of a description for use outside the site. Links into the site become absolute, and links to the same page
 * become plain text.
 */
function described(text: string | undefined, url: string) {
  if (!text) return {}
  const description = relinked(text, (href) => {
    if (href.startsWith('#')) return undefined
    return /^\/(?!\/)/.test(href) ? url + href : href
  })
  return { description }
}

function changesOf({ id }: Operation, scenarios: Scenarios | undefined) {
  const operations = scenarios?.operations ?? {}
  return Object.hasOwn(operations, id) ? operations[id] : undefined
}

/** Returns an operation with its preferred example, or else its first, and every response in the description. */
function operationItem(operation: Operation, { api, scenarios, url }: Context) {
  const bodies = bodiesOf(operation)
  const common = changesOf(operation, scenarios)
  const changes = common ? [common] : []
  return {
    name: operation.title,
    ...(common?.test && { event: [event('test', common.test)] }),
    request: {
      ...requestOf(operation, { api, body: bodyNamed(bodies, common?.example), changes }),
      ...described(operation.description, url),
    },
    response: operation.responses.flatMap(({ status, title, content }) =>
      content.flatMap(({ name: mediaType, examples }) =>
        examples.map((example) => ({
          name: exampleTitle(example) ?? title,
          originalRequest: requestOf(operation, {
            api,
            body: bodyNamed(bodies, example.name),
            changes: [],
          }),
          status: title.replace(/^\d+ /, ''),
          ...(/^\d+$/.test(status) && { code: Number(status) }),
          header: [{ key: 'Content-Type', value: mediaType }],
          body: example.json,
          _postman_previewlanguage: /json/.test(mediaType) ? 'json' : 'text',
        })),
      ),
    ),
  }
}

function scenarioItem(request: ScenarioRequest, { api, scenarios }: Context) {
  const operation = api.operationById.get(request.operation)!
  const bodies = bodiesOf(operation)
  const common = changesOf(operation, scenarios) ?? {}
  const scripts = [common.test, request.test].filter((script) => script !== undefined)
  return {
    name: request.name,
    ...(scripts.length > 0 && { event: [event('test', scripts.join('\n'))] }),
    request: requestOf(operation, {
      api,
      body: bodyNamed(bodies, request.example),
      changes: [common, request],
    }),
    response: [],
  }
}

function bodyNamed(bodies: ReturnType<typeof bodiesOf>, example: string | undefined) {
  return bodies.find((body) => body.example?.name === example) ?? bodies[0]
}

function event(listen: 'prerequest' | 'test', script: string) {
  return { listen, script: { type: 'text/javascript', exec: script.trimEnd().split('\n') } }
}
