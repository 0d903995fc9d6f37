import { formatInlineCode } from '../../markdown/inline-code.ts'
import type { Api } from '../../openapi/api.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { Parameter } from '../../openapi/objects/parameter.ts'
import type { RequestBody } from '../../openapi/objects/request-body.ts'
import type { Response } from '../../openapi/objects/response.ts'
import type { SecurityRequirement } from '../../openapi/objects/security-requirement.ts'
import type { Server } from '../../openapi/objects/server.ts'

/** A section of an operation's or webhook's page, or of a callback on it. */
export type OperationSection = {
  /** The ID of the heading. In a callback, only the body has one, because the plain IDs belong to the page's operation. */
  readonly id: string | undefined
  readonly title: string
} & (
  | { readonly kind: 'authorization'; readonly security: readonly SecurityRequirement[] }
  | { readonly kind: 'servers'; readonly servers: readonly Server[] }
  | { readonly kind: 'parameters'; readonly groups: readonly ParameterGroup[] }
  | { readonly kind: 'body'; readonly requestBody: RequestBody }
  | { readonly kind: 'responses'; readonly responses: readonly Response[] }
)

/** The parameters of one location: the path, the headers. */
export interface ParameterGroup {
  readonly title: string
  readonly parameters: readonly Parameter[]
}

/** Returns the sections for an operation's inputs and outputs, in the page's order, without empty ones. */
export function listOperationSections(operation: Operation): readonly OperationSection[] {
  const { kind: operationKind, security, servers, parameters, requestBody, responses } = operation
  const getId = (name: string) => (operationKind === 'callback' ? undefined : name)
  const sections: readonly (OperationSection | false | undefined)[] = [
    security.length > 0 && {
      kind: 'authorization',
      id: getId('authorization'),
      title: 'Authorization',
      security,
    },
    servers.length > 0 && { kind: 'servers', id: getId('servers'), title: 'Servers', servers },
    parameters.length > 0 && {
      kind: 'parameters',
      id: getId('parameters'),
      title: 'Parameters',
      groups: listParameterGroups(parameters),
    },
    requestBody && {
      kind: 'body',
      id: requestBody.id,
      title: operationKind === 'operation' ? 'Request body' : 'Payload',
      requestBody,
    },
    responses.length > 0 && { kind: 'responses', id: getId('responses'), title: 'Responses', responses },
  ]
  return sections.filter((section) => section !== false && section !== undefined)
}

const groupTitles: Readonly<Record<Parameter['in'], string>> = {
  path: 'Path',
  query: 'Query',
  querystring: 'Whole query',
  header: 'Headers',
  cookie: 'Cookies',
}

function listParameterGroups(parameters: readonly Parameter[]): readonly ParameterGroup[] {
  const groups = Map.groupBy(parameters, (parameter) => parameter.in)
  return [...groups].map(([location, members]) => ({ title: groupTitles[location], parameters: members }))
}

/**
 * Returns the authentication alternatives as one line of Markdown: "`key` **and** `signature`, or `token`, or nothing". Undefined
 * if there's at most one scheme.
 */
export function describeSecurity(security: readonly SecurityRequirement[]): string | undefined {
  if (security.flat().length < 2 && security.length < 2) return undefined
  return security
    .map(
      (requirement) =>
        requirement.map(({ scheme }) => formatInlineCode(scheme.name)).join(' **and** ') || 'nothing',
    )
    .join(', or ')
}

/** Describes how a parameter is serialized, in Markdown, if that isn't obvious. */
export function describeSerialization({ serialization, mediaType }: Parameter): readonly string[] {
  return [...serialization, ...(mediaType ? [`as \`${mediaType}\``] : [])]
}

/**
 * Returns the server URLs of an operation, the default first. Empty for webhooks and callbacks, which go to the reader's own
 * server.
 */
export function listServerUrls({ kind, servers }: Operation, api: Api): readonly string[] {
  const all = servers.length > 0 || kind !== 'operation' ? servers : api.servers
  return [...new Set(all.map(({ defaultUrl }) => defaultUrl))]
}

/** Returns the warning above a deprecated operation. */
export function describeDeprecation({ kind, deprecated }: Operation): string | undefined {
  return deprecated ? `This ${kind} is deprecated. Don't use it in new code.` : undefined
}
