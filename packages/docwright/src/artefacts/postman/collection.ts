import { createHash } from 'node:crypto'
import { relinkText } from '../../markdown/relink-text.ts'
import { getExampleTitle } from '../../model/reference/given-examples.ts'
import type { Api } from '../../openapi/api.ts'
import type { Json } from '../../openapi/document/json.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { Call } from '../../scenarios/call.ts'
import { listCalls, mergeCall } from '../../scenarios/call.ts'
import type { Scenarios } from '../../scenarios/scenario-form.ts'
import { replaceVariables } from '../../scenarios/variables.ts'
import type { Artefact } from '../artefact.ts'
import { createPostmanAuth, findCollectionCredentials } from './auth.ts'
import { createPostmanRequest, findBody, listBodies } from './request.ts'
import { writeTestScript } from './test-script.ts'

const collectionSchemaUrl = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

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
export function createCollection(api: Api, { scenarios, url, folder }: PostmanSettings): Artefact {
  const file = `${folder}collection.json`
  return {
    file,
    content: () => generateCollectionText({ api, scenarios, url }, createStableId(`${url}/${file}`)),
  }
}

/** Returns a UUID that is the same for the same name, so that a new import replaces the old one. */
export function createStableId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Generates the collection operation by operation, so that the collection of a large API is never in memory as a whole. */
function* generateCollectionText({ api, scenarios, url }: Context, id: string): Generator<string> {
  const { title } = api.info
  const hasTests = scenarios?.folders.some(({ requests }) =>
    requests.some(({ expect }) => expect !== undefined),
  )
  const about = [api.info.description, hasTests && statefulNote].filter(Boolean).join('\n\n')
  const head = {
    info: {
      _postman_id: id,
      name: title,
      ...createDescription(about, { api, scenarios, url }),
      schema: collectionSchemaUrl,
    },
    auth: createPostmanAuth(findCollectionCredentials(api), api).auth,
    event: [],
    variable: [{ key: 'base_url', value: api.servers[0]?.defaultUrl ?? '' }],
  }
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "item": [`
  let separator = ''
  for (const tag of api.tags) {
    const operations = tag.operations.flatMap((each) => api.operationById.get(each) ?? [])
    if (operations.length === 0) continue
    const folder = { name: tag.title, ...createDescription(tag.description, { api, scenarios, url }) }
    yield `${separator}\n${JSON.stringify(folder).slice(0, -1)},"item":[`
    for (const [index, operation] of operations.entries()) {
      yield `${index > 0 ? ',' : ''}\n${JSON.stringify(createOperationItem(operation, { api, scenarios, url }))}`
    }
    yield ']}'
    separator = ','
  }
  if (scenarios) {
    for (const folder of scenarios.folders) {
      const { name, description } = folder
      const item = listCalls(folder, { api, scenarios }).map((call) => ({
        ...createCallItem(call, { api, scenarios, url }),
        response: [],
      }))
      yield `${separator}\n${JSON.stringify({ name, ...(description && { description }), item })}`
      separator = ','
    }
  }
  yield '\n  ]\n}\n'
}

/**
 * Prepares the links of a description for use outside the site. Links into the site become absolute, and links to the same page
 * become plain text.
 */
function createDescription(text: string | undefined, { api, url }: Context) {
  if (!text) return {}
  const description = relinkText(text, (written) => {
    const href = api.hrefIn(text, written)
    if (href?.startsWith('#')) return undefined
    return href && /^\/(?!\/)/.test(href) ? url + href : href
  })
  return { description }
}

/** Returns an operation with its preferred example, or else its first, and every response in the description. */
function createOperationItem(operation: Operation, context: Context) {
  const { api, scenarios } = context
  const bodies = listBodies(operation)
  const { request, ...call } = createCallItem(mergeCall({}, { operation, scenarios }), context)
  return {
    ...call,
    request: {
      ...request,
      ...createDescription(
        [operation.description, request.description].filter(Boolean).join('\n\n'),
        context,
      ),
    },
    response: operation.responses.flatMap(({ status, title, content }) =>
      content.flatMap(({ name: mediaType, examples }) =>
        examples.map((example) => ({
          name: getExampleTitle(example) ?? title,
          originalRequest: createPostmanRequest(operation, { api, body: findBody(bodies, example.name) }),
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

function createCallItem(call: Call, { api, scenarios }: Context) {
  const { name, operation, example, ...changes } = call
  const variables = new Set(scenarios?.variables.map(({ key }) => key))
  const script = writeTestScript(call, variables)
  return {
    name,
    ...(script.length > 0 && {
      event: [{ listen: 'test', script: { type: 'text/javascript', exec: script } }],
    }),
    request: createPostmanRequest(operation, {
      api,
      body: findBody(listBodies(operation), example),
      changes: {
        patches: changes.patches.map(convertVariables),
        headers: convertVariables(changes.headers) as Call['headers'],
        path: convertVariables(changes.path) as Call['path'],
      },
    }),
  }
}

/** Replaces our names of built-in variables with Postman's: `{{unique}}` → `{{$guid}}`. */
function convertVariables(value: Json): Json {
  return replaceVariables(value, (name) => `{{${postmanNames.get(name) ?? name}}}`)
}

const postmanNames = new Map([
  ['unique', '$guid'],
  ['now', '$isoTimestamp'],
])
