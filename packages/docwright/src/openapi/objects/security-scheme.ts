import { listFields } from '../document/extension.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asList, asObject, asString, listMembers } from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'
import type { References } from '../document/reference.ts'

/** A method of authentication (OpenAPI 3.2, 4.27). */
export type SecurityScheme = SchemeFacts &
  (
    | { readonly kind: 'apiKey'; readonly in: 'query' | 'header' | 'cookie'; readonly parameter: string }
    | { readonly kind: 'http'; readonly scheme: string; readonly bearerFormat?: string }
    | { readonly kind: 'oauth2'; readonly flows: readonly Flow[]; readonly metadataUrl?: string }
    | { readonly kind: 'openIdConnect'; readonly url: string }
    | { readonly kind: 'mutualTLS' }
  )

interface SchemeFacts {
  /** The name in security requirements. */
  readonly name: string
  /** The scheme in words: "Bearer token (JWT) in the header `Authorization`". */
  readonly title: string
  /** The description, in Markdown. */
  readonly description?: string
  readonly isDeprecated: boolean
}

/** An OAuth flow (OpenAPI 3.2, 4.29). */
export interface Flow {
  readonly name: string
  readonly authorizationUrl?: string
  readonly deviceAuthorizationUrl?: string
  readonly tokenUrl?: string
  readonly refreshUrl?: string
  readonly scopes: readonly { readonly name: string; readonly description: string }[]
}

/**
 * Reads a file's security schemes in order, then those that operations require but the file doesn't declare, because callers need
 * to know about them. A scheme of an unknown type is treated as HTTP authentication.
 */
export function readSecuritySchemes(document: JsonObject, references: References): readonly SecurityScheme[] {
  const declared = listMembers(asObject(document.components).securitySchemes)
  const names = new Set([...declared.map(([name]) => name), ...listRequiredNames(document, references)])
  const byName = new Map(declared)
  return [...names].map((name) => readScheme(name, asObject(references.follow(byName.get(name)))))
}

function listRequiredNames(document: JsonObject, references: References): readonly string[] {
  const pathItems = [...listMembers(document.paths), ...listMembers(document.webhooks)]
  const operations = pathItems.flatMap(([, item]) => listMembers(references.follow(item)))
  return [document, ...operations.map(([, operation]) => asObject(operation))]
    .flatMap(({ security }) => asList(security))
    .flatMap((requirement) => listMembers(requirement).map(([name]) => name))
}

function readScheme(name: string, scheme: JsonObject): SecurityScheme {
  const facts = removeUndefined({
    name,
    title: formatSchemeTitle(scheme),
    description: asString(scheme.description),
    isDeprecated: scheme.deprecated === true,
  })
  switch (scheme.type) {
    case 'apiKey':
      return {
        ...facts,
        kind: 'apiKey',
        in: readKeyPlace(scheme.in),
        parameter: asString(scheme.name) ?? name,
      }
    case 'oauth2': {
      const flows = listFields(scheme.flows).map(readFlow)
      return {
        ...facts,
        ...removeUndefined({
          kind: 'oauth2',
          flows,
          metadataUrl: asString(scheme.oauth2MetadataUrl),
        } as const),
      }
    }
    case 'openIdConnect':
      return { ...facts, kind: 'openIdConnect', url: asString(scheme.openIdConnectUrl) ?? '' }
    case 'mutualTLS':
      return { ...facts, kind: 'mutualTLS' }
    default: {
      const { scheme: word, bearerFormat } = scheme
      const http = { kind: 'http', scheme: (asString(word) ?? 'bearer').toLowerCase() } as const
      return { ...facts, ...removeUndefined({ ...http, bearerFormat: asString(bearerFormat) }) }
    }
  }
}

function formatSchemeTitle(scheme: JsonObject): string {
  const format = asString(scheme.bearerFormat)
  switch (scheme.type) {
    case 'apiKey':
      return `API key in the ${readKeyPlace(scheme.in)}${readKeyPlace(scheme.in) === 'query' ? ' parameter' : ''} \`${scheme.name}\``
    case 'oauth2':
      return 'OAuth 2.0'
    case 'openIdConnect':
      return 'OpenID Connect'
    case 'mutualTLS':
      return 'Client certificate (mutual TLS)'
  }
  if (scheme.type === undefined) return 'Not described: ask the owner of the API'
  const word = (asString(scheme.scheme) ?? 'bearer').toLowerCase()
  if (word === 'bearer') return `Bearer token${format ? ` (${format})` : ''} in the header \`Authorization\``
  return word === 'basic' ? 'HTTP Basic: user name and password' : `HTTP authentication \`${word}\``
}

function readKeyPlace(value: Json | undefined): 'query' | 'header' | 'cookie' {
  return value === 'query' || value === 'cookie' ? value : 'header'
}

function readFlow([name, value]: readonly [string, Json]): Flow {
  const flow = asObject(value)
  return removeUndefined({
    name,
    authorizationUrl: asString(flow.authorizationUrl),
    deviceAuthorizationUrl: asString(flow.deviceAuthorizationUrl),
    tokenUrl: asString(flow.tokenUrl),
    refreshUrl: asString(flow.refreshUrl),
    scopes: listMembers(flow.scopes).map(([scope, description]) => ({
      name: scope,
      description: asString(description) ?? '',
    })),
  })
}
