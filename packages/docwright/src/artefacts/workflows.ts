import type { Api } from '../openapi/api.ts'
import type { Json, JsonObject } from '../openapi/document/json.ts'
import { toPlainNumbers } from '../openapi/document/json.ts'
import { makeUnique } from '../openapi/names/make-unique.ts'
import { createSlug } from '../openapi/names/slug.ts'
import type { HttpRequest } from '../openapi/request/http-request.ts'
import { createHttpRequest } from '../openapi/request/http-request.ts'
import { getSentValue } from '../openapi/request/parameter-text.ts'
import type { Call } from '../scenarios/call.ts'
import { listCalls } from '../scenarios/call.ts'
import type { Expected, Scenarios } from '../scenarios/scenario-form.ts'
import { replaceVariables } from '../scenarios/variables.ts'
import type { Artefact } from './artefact.ts'
import { listSecrets } from './postman/auth.ts'
import { findBody, getBodyValue, listBodies } from './postman/request.ts'

/** The address of the Arazzo file. */
export const workflowsHref = '/workflows.arazzo.json'

/** Checks whether a site publishes workflows. */
export function hasWorkflows({ scenarios }: { readonly scenarios: Scenarios | undefined }): boolean {
  return scenarios !== undefined && scenarios.folders.length > 0
}

/** Converts the scenarios to Arazzo 1.0.1. `openapiHref` is the address of the OpenAPI file. */
export function createWorkflows(
  api: Api,
  { scenarios, openapiHref }: { readonly scenarios: Scenarios; readonly openapiHref: string },
): Artefact {
  const document = () => ({
    arazzo: '1.0.1',
    info: { title: `${api.info.title} workflows`, version: api.info.version },
    // Relative, so that a copy of both files works, too.
    sourceDescriptions: [{ name: 'api', url: `.${openapiHref}`, type: 'openapi' }],
    workflows: listWorkflows(api, scenarios),
  })
  return { file: workflowsHref.slice(1), content: () => `${JSON.stringify(document(), null, 2)}\n` }
}

function listWorkflows(api: Api, scenarios: Scenarios) {
  const ids = makeUnique(
    scenarios.folders.map(({ name }) => createSlug(name)),
    '-',
  )
  return scenarios.folders.map((folder, index) => {
    const calls = listCalls(folder, { api, scenarios })
    const names = makeUnique(
      calls.map(({ name }) => createSlug(name).replaceAll('-', '_')),
      '_',
    )
    const inputs = new Map<string, JsonObject>()
    const keptBy = new Map<string, string>()
    const steps = calls.map((call, position) => {
      const stepId = names[position]!
      const step = getStep(call, { api, stepId, inputs, keptBy })
      for (const [name] of call.keep) keptBy.set(name, stepId)
      return step
    })
    const { name, description = folder.story } = folder
    return {
      workflowId: ids[index]!,
      summary: name,
      ...(description && { description }),
      inputs: { type: 'object', required: [...inputs.keys()], properties: Object.fromEntries(inputs) },
      steps,
    }
  })
}

interface Context {
  readonly api: Api
  readonly stepId: string
  /** The inputs that a run of the workflow needs; steps add to them. */
  readonly inputs: Map<string, JsonObject>
  /** The last step that kept each variable. */
  readonly keptBy: ReadonlyMap<string, string>
}

function getStep(call: Call, context: Context) {
  const { operation, example } = call
  const request = createHttpRequest(operation, findBody(listBodies(operation), example) ?? {})
  const payload = request.body && getBodyValue(request.body, call.patches)
  const write = (value: Json) => insertExpressions(toPlainNumbers(value), context)
  return {
    stepId: context.stepId,
    description: [call.name, request.note].filter(Boolean).join('. '),
    operationId: operation.id,
    parameters: listParameters(request, call)
      .concat(listCredentials(request, context))
      .map(({ value, ...rest }) => ({ ...rest, value: write(value) })),
    ...(payload !== undefined && {
      requestBody: {
        ...(request.contentType && { contentType: request.contentType }),
        payload: write(payload),
      },
    }),
    successCriteria: [
      { condition: call.status === undefined ? '$statusCode < 300' : `$statusCode == ${call.status}` },
      ...call.expect.map(([place, expected]) => ({ condition: getCondition(place, expected) })),
    ],
    ...(call.keep.length > 0 && {
      outputs: Object.fromEntries(
        call.keep.map(([name, { in: place, pointer }]) => [name, `$${place}.body#${pointer}`]),
      ),
    }),
  }
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly value: Json
}

function listParameters({ path, query, headers, cookies }: HttpRequest, call: Call): readonly Parameter[] {
  const inPath = path.flatMap((piece): Parameter[] => {
    if (typeof piece === 'string') return []
    const value = call.path[piece.name] ?? (piece.parameter ? getSentValue(piece.parameter) : piece.text)
    return [{ name: piece.name, in: 'path', value }]
  })
  const inQuery = query.flatMap(({ name, isSent, parameter }): Parameter[] =>
    isSent && parameter ? [{ name, in: 'query', value: getSentValue(parameter) }] : [],
  )
  const sent = new Map([
    ...headers.flatMap(({ name, value, isSent }) => (isSent ? [[name, value] as const] : [])),
    ...Object.entries(call.headers),
  ])
  return [
    ...inPath,
    ...inQuery,
    ...[...sent].map(([name, value]): Parameter => ({ name, in: 'header', value })),
    ...cookies.flatMap(({ name, value, isSent }): Parameter[] =>
      isSent ? [{ name, in: 'cookie', value }] : [],
    ),
  ]
}

/** Arazzo doesn't describe authentication, so each secret is an input. */
function listCredentials({ security }: HttpRequest, { api, inputs }: Context): readonly Parameter[] {
  return (security[0] ?? []).map(({ scheme, name, prefix, in: place }) => {
    const [secret = 'secret', ...others] = Object.values(listSecrets(scheme, api))
    const input = others.length > 0 ? 'credentials' : secret
    const without = prefix && `, without \`${prefix}\``
    inputs.set(input, {
      type: 'string',
      description: `The value of the ${place} parameter \`${name}\`${without}.`,
    })
    return { name, in: place, value: prefix ? `${prefix}{$inputs.${input}}` : `$inputs.${input}` }
  })
}

function insertExpressions(value: Json, { stepId, inputs, keptBy }: Context): Json {
  return replaceVariables(value, (name, isWhole) => {
    const expression = expressionOf(name)
    return isWhole ? expression : `{${expression}}`
  })

  function expressionOf(name: string): string {
    const step = keptBy.get(name)
    if (step !== undefined) return `$steps.${step}.outputs.${name}`
    const input = name === 'unique' ? `unique_${stepId}` : name
    inputs.set(input, inputSchemas[name] ?? { type: 'string' })
    return `$inputs.${input}`
  }
}

/** The schemas have no `format`, because Respect rejects formats that it doesn't know. */
const inputSchemas: Readonly<Record<string, JsonObject>> = {
  unique: { type: 'string', description: 'A UUID, a new one for each run.' },
  now: { type: 'string', description: 'The current time, such as `2026-06-20T15:22:40Z`.' },
}

function getCondition(place: string, expected: Expected): string {
  const value = place.startsWith('/') ? `$response.body#${place}` : `$response.header.${place}`
  if (typeof expected === 'object' && expected !== null) return `${value} != null`
  // A quote is doubled inside quotes (Arazzo 1.0.1, Literals).
  return `${value} == ${typeof expected === 'string' ? `'${expected.replaceAll("'", "''")}'` : expected}`
}
