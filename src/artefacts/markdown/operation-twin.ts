import { operationHref, schemaHref, securitySchemeHref } from '../../model/api-hrefs.ts'
import type { PageOf, Version } from '../../model/page.ts'
import type { Api } from '../../openapi/api.ts'
import type { Link } from '../../openapi/objects/link.ts'
import type { Callback, Operation } from '../../openapi/objects/operation.ts'
import type { Parameter } from '../../openapi/objects/parameter.ts'
import type { Response } from '../../openapi/objects/response.ts'
import {
  contentBlocks,
  exampleBlocks,
  givenExamples,
  headerItems,
  securityItems,
  serverItems,
} from './api-parts.ts'
import { fieldItem, type Writing } from './fields.ts'
import { blocks, code, fence, heading, item, lines, link, prose } from './text.ts'

interface Context {
  readonly api: Api
  readonly docsRoot: string
  readonly writing: Writing
}

/** One operation or webhook: what it does, what it takes and gives, and how a call looks. */
export function operationTwin({ operation, api }: PageOf<'operation'>, { docsRoot }: Version): string {
  const writing: Writing = {
    pageOf: (slug) => schemaHref(slug, docsRoot),
    written: new Map(),
    inFull: new Map(),
  }
  const context = { api, docsRoot, writing }
  const server = operation.servers[0] ?? (operation.kind === 'operation' ? api.servers[0] : undefined)
  return blocks([
    fence(`${operation.method} ${server?.defaultUrl ?? ''}${operation.path}`, 'http'),
    operation.deprecated && `This ${operation.kind} is deprecated: do not use it in new code.`,
    prose(operation.description, 2),
    operation.externalDocs &&
      `See also: ${link(operation.externalDocs.description ?? operation.externalDocs.url, operation.externalDocs.url)}`,
    parts(operation, { ...context, level: 2 }),
    callbacks(operation.callbacks, context),
    samples(operation, api),
  ])
}

/** What an operation takes and gives. */
function parts(operation: Operation, context: Context & { level: number }): string {
  const { security, servers, parameters, requestBody, responses } = operation
  const { level, docsRoot, writing } = context
  const section = (title: string, ...content: readonly (string | undefined)[]) =>
    blocks([heading(level, title), ...content])
  return blocks([
    security.length > 0 &&
      section(
        'Authorization',
        securityItems(security, (name) => securitySchemeHref(name, docsRoot)),
      ),
    servers.length > 0 && section('Servers', serverItems(servers)),
    parameters.length > 0 &&
      section('Parameters', parameterBlocks(parameters, { level: level + 1, writing })),
    requestBody &&
      section(
        `${operation.kind === 'operation' ? 'Request body' : 'Payload'}${requestBody.required ? ' (required)' : ''}`,
        prose(requestBody.description),
        contentBlocks(requestBody.content, writing),
      ),
    responses.length > 0 &&
      section(
        'Responses',
        ...responses.map((response) => responseBlocks(response, { ...context, level: level + 1 })),
      ),
  ])
}

const places: Readonly<Record<Parameter['in'], string>> = {
  path: 'Path',
  query: 'Query',
  querystring: 'Whole query',
  header: 'Headers',
  cookie: 'Cookies',
}

function parameterBlocks(
  parameters: readonly Parameter[],
  { level, writing }: { level: number; writing: Writing },
): string {
  const used = [...new Set(parameters.map((parameter) => parameter.in))]
  return blocks(
    used.map((place) =>
      blocks([
        heading(level, places[place]),
        lines(
          parameters
            .filter((parameter) => parameter.in === place)
            .map((parameter) => parameterItem(parameter, writing)),
        ),
      ]),
    ),
  )
}

function parameterItem(parameter: Parameter, writing: Writing): string {
  const { serialization, mediaType, examples } = parameter
  const written = [...serialization, ...(mediaType ? [`as ${code(mediaType)}`] : [])]
  return fieldItem(
    parameter.field,
    {
      ...parameter,
      more: [...written.map((words) => item(`Written ${words}`)), ...givenExamples(examples)],
    },
    writing,
  )
}

function responseBlocks(response: Response, context: Context & { level: number }): string {
  const { title, summary, description, headers, content, links } = response
  const { writing } = context
  return blocks([
    heading(context.level, title),
    summary,
    prose(description),
    headers.length > 0 && blocks(['Headers:', headerItems(headers, writing)]),
    content.length > 0 && contentBlocks(content, writing),
    links.length > 0 && blocks(['Next calls:', lines(links.map((next) => linkItem(next, context)))]),
  ])
}

function linkItem({ name, operationId, operationRef, description, ...next }: Link, context: Context): string {
  const { api, docsRoot } = context
  const target =
    operationId === undefined
      ? api.operations.find(({ pointer }) => operationRef?.endsWith(pointer))
      : api.operationById.get(operationId)
  const words = target
    ? link(code(`${target.method} ${target.path}`), operationHref(target, docsRoot))
    : code(operationId ?? operationRef ?? '')
  return item(`${code(name)}: ${words}${description ? `. ${prose(description)}` : ''}`, [
    ...next.parameters.map((parameter) => item(`${code(parameter.name)} from ${code(parameter.value)}`)),
    next.requestBody !== undefined && item(`body from ${code(next.requestBody)}`),
    next.server && serverItems([next.server]),
  ])
}

function callbacks(all: readonly Callback[], context: Context): string {
  return blocks([
    all.length > 0 && heading(2, 'Callbacks'),
    ...all.map(({ name, operations }) =>
      blocks([
        heading(3, name),
        ...operations.map((operation) =>
          blocks([
            heading(4, operation.summary),
            fence(`${operation.method} ${operation.path}`, 'http'),
            prose(operation.description),
            parts(operation, { ...context, level: 5 }),
            exampleBlocks(operation.requestBody?.content ?? []),
          ]),
        ),
      ]),
    ),
  ])
}

/** Every example once, and the first of them as code in every language: the others differ only in their body. */
function samples({ kind, slug, requestBody, responses }: Operation, api: Api): string {
  const samples = api.samples.get(slug) ?? []
  const content = requestBody?.content ?? []
  const first = samples[0]
  const shown = samples.filter(
    ({ example, mediaType }) =>
      example === undefined || (example === first?.example && mediaType === first?.mediaType),
  )
  const hasRequest = shown.length > 0 || content.some(({ examples }) => examples.length > 0)
  const answered = responses.filter((response) =>
    response.content.some(({ examples }) => examples.length > 0),
  )
  return blocks([
    hasRequest && heading(2, kind === 'operation' ? 'Request' : 'Payload'),
    exampleBlocks(content),
    ...shown.map(({ label, language, source }) => blocks([`**${label}**`, fence(source, language)])),
    answered.length > 0 && heading(2, 'Response'),
    ...answered.map((response) => blocks([heading(3, response.status), exampleBlocks(response.content)])),
  ])
}
