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
import { getSecretName, listSecrets } from './postman/auth.ts'
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

/** Returns one workflow for each folder of scenarios, with one step for each call. */
function listWorkflows(api: Api, scenarios: Scenarios) {
  const workflowIds = makeUnique(
    scenarios.folders.map(({ name }) => createSlug(name)),
    '-',
  )
  return scenarios.folders.map((folder, index) => {
    const calls = listCalls(folder, { api, scenarios })
    const stepIds = makeUnique(
      calls.map(({ name }) => createSlug(name).replaceAll('-', '_')),
      '_',
    )
    const inputs = new Map<string, JsonObject>()
    const stepsOfVariables = new Map<string, string>()
    const steps = calls.map((call, position) => {
      const stepId = stepIds[position]!
      const step = createStep(call, { api, stepId, inputs, stepsOfVariables })
      for (const [name] of call.keep) stepsOfVariables.set(name, stepId)
      return step
    })
    const { name, description = folder.story } = folder
    return {
      workflowId: workflowIds[index]!,
      summary: name,
      ...(description && { description }),
      inputs: { type: 'object', required: [...inputs.keys()], properties: Object.fromEntries(inputs) },
      steps,
    }
  })
}

/** What a step depends on in addition to its call. */
interface StepContext {
  readonly api: Api
  readonly stepId: string
  /** The schemas of the inputs that a run of the workflow needs, by name. Creating a step adds the inputs that it uses. */
  readonly inputs: Map<string, JsonObject>
  /** For each variable that an earlier step has kept from its response, the ID of the last such step. */
  readonly stepsOfVariables: ReadonlyMap<string, string>
}

function createStep(call: Call, context: StepContext) {
  const { operation, example } = call
  const request = createHttpRequest(operation, findBody(listBodies(operation), example) ?? {})
  const payload = request.body && getBodyValue(request.body, call.patches)
  const convert = (value: Json) => insertExpressions(toPlainNumbers(value), context)
  return {
    stepId: context.stepId,
    description: [call.name, request.note].filter(Boolean).join('. '),
    operationId: operation.id,
    parameters: listParameters(request, call)
      .concat(listCredentials(request, context))
      .map(({ value, ...rest }) => ({ ...rest, value: convert(value) })),
    ...(payload !== undefined && {
      requestBody: {
        ...(request.contentType && { contentType: request.contentType }),
        payload: convert(payload),
      },
    }),
    successCriteria: [
      { condition: call.status === undefined ? '$statusCode < 300' : `$statusCode == ${call.status}` },
      ...call.expect.map(([place, expected]) => ({ condition: formatCondition(place, expected) })),
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
function listCredentials({ security }: HttpRequest, { api, inputs }: StepContext): readonly Parameter[] {
  return (security[0] ?? []).map(({ scheme, name, prefix, in: place }) => {
    const [secret, ...others] = Object.values(listSecrets(scheme, api))
    // A user name and a password are sent as one value.
    const input = others.length > 0 ? getSecretName('credentials', { scheme, api }) : secret!
    const prefixNote = prefix && `, without \`${prefix}\``
    inputs.set(input, {
      type: 'string',
      description: `The value of the ${place} parameter \`${name}\`${prefixNote}.`,
    })
    return { name, in: place, value: prefix ? `${prefix}{$inputs.${input}}` : `$inputs.${input}` }
  })
}

/** Replaces the placeholders of variables in a value with Arazzo's runtime expressions. */
function insertExpressions(value: Json, { stepId, inputs, stepsOfVariables }: StepContext): Json {
  return replaceVariables(value, (name, isWhole) => {
    const expression = createExpression(name)
    return isWhole ? expression : `{${expression}}`
  })

  function createExpression(name: string): string {
    const step = stepsOfVariables.get(name)
    if (step !== undefined) return `$steps.${step}.outputs.${name}`
    const input = name === 'unique' ? `unique_${stepId}` : name
    inputs.set(input, inputSchemas[name] ?? { type: 'string' })
    return `$inputs.${input}`
  }
}

/** The schemas of built-in variables. They have no `format`, because the runner Respect rejects formats that it doesn't know. */
const inputSchemas: Readonly<Record<string, JsonObject>> = {
  unique: { type: 'string', description: 'A UUID, a new one for each run.' },
  now: { type: 'string', description: 'The current time, such as `2026-06-20T15:22:40Z`.' },
}

/** Returns a success criterion: a JSON pointer into the body, or a header, has a certain value, or merely exists. */
function formatCondition(place: string, expected: Expected): string {
  const value = place.startsWith('/') ? `$response.body#${place}` : `$response.header.${place}`
  if (typeof expected === 'object' && expected !== null) return `${value} != null`
  // A quote is doubled inside quotes (Arazzo 1.0.1, Literals).
  return `${value} == ${typeof expected === 'string' ? `'${expected.replaceAll("'", "''")}'` : expected}`
}
