import { listFields } from '../document/extension.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asList, asObject, asString, listMembers } from '../document/json.ts'
import { listOperations, listPathItems } from '../document/operations-in.ts'
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
  const pathItems = [document.paths, document.webhooks].flatMap((value) => listPathItems(value, references))
  const operations = pathItems.flatMap(([, pathItem]) => listOperations(pathItem))
  return [document, ...operations.map(([, operation]) => operation)]
    .flatMap(({ security }) => asList(security))
    .flatMap((requirement) => listMembers(requirement).map(([name]) => name))
}

function readScheme(name: string, scheme: JsonObject): SecurityScheme {
  const createFacts = (title: string) => {
    const description = asString(scheme.description)
    return removeUndefined({ name, title, description, isDeprecated: scheme.deprecated === true })
  }
  switch (scheme.type) {
    case 'apiKey': {
      const location = scheme.in === 'query' || scheme.in === 'cookie' ? scheme.in : 'header'
      const place = location === 'query' ? 'query parameter' : location
      return {
        ...createFacts(`API key in the ${place} \`${scheme.name}\``),
        kind: 'apiKey',
        in: location,
        parameter: asString(scheme.name) ?? name,
      }
    }
    case 'oauth2': {
      const metadataUrl = asString(scheme.oauth2MetadataUrl)
      const flows = listFields(scheme.flows).map(readFlow)
      return { ...createFacts('OAuth 2.0'), kind: 'oauth2', flows, ...(metadataUrl && { metadataUrl }) }
    }
    case 'openIdConnect':
      return {
        ...createFacts('OpenID Connect'),
        kind: 'openIdConnect',
        url: asString(scheme.openIdConnectUrl) ?? '',
      }
    case 'mutualTLS':
      return { ...createFacts('Client certificate (mutual TLS)'), kind: 'mutualTLS' }
    default: {
      const word = (asString(scheme.scheme) ?? 'bearer').toLowerCase()
      const bearerFormat = asString(scheme.bearerFormat)
      const title =
        scheme.type === undefined
          ? 'Not described: ask the owner of the API'
          : formatHttpTitle(word, bearerFormat)
      return { ...createFacts(title), kind: 'http', scheme: word, ...(bearerFormat && { bearerFormat }) }
    }
  }
}

function formatHttpTitle(scheme: string, bearerFormat: string | undefined): string {
  if (scheme === 'basic') return 'HTTP Basic: user name and password'
  if (scheme !== 'bearer') return `HTTP authentication \`${scheme}\``
  return `Bearer token${bearerFormat ? ` (${bearerFormat})` : ''} in the header \`Authorization\``
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
