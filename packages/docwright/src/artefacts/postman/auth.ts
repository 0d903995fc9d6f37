import type { Api } from '../../openapi/api.ts'
import { slug } from '../../openapi/names/slug.ts'
import type { SecurityScheme } from '../../openapi/objects/security-scheme.ts'
import type { Credential } from '../../openapi/request/credential.ts'
import { credentialsOf } from '../../openapi/request/credential.ts'

/** How a request proves who calls: what Postman has a form for, and the secrets that are sent in addition to it. */
interface PostmanAuth {
  readonly auth: { readonly type: string }
  readonly others: readonly (Credential & { readonly secret: string })[]
}

/** A way to be let in as Postman has it, which knows one scheme for a request: the others are written into the request. */
export function postmanAuth(way: readonly Credential[], api: Api): PostmanAuth {
  const main = way.find(({ scheme }) => passwordTypes.has(typeOf(scheme))) ?? way.find(hasForm)
  return {
    auth: main ? authOf(main, api) : { type: 'noauth' },
    others: way
      .filter((each) => each !== main)
      .map((each) => ({ ...each, secret: variableOf(Object.values(secretsOf(each.scheme, api))[0]) })),
  }
}

/** How the whole collection proves who calls: the first way that the description names, else its first scheme. */
export function collectionWay({ security, securitySchemes }: Api): readonly Credential[] {
  const [scheme] = securitySchemes
  const way = security.find((requirement) => requirement.length > 0)
  return credentialsOf(way ?? (scheme ? [{ scheme, scopes: [] }] : []))
}

/** Schemes that need more than a text in the request. */
const passwordTypes: ReadonlySet<string> = new Set(['basic', 'digest'])

function hasForm({ scheme, in: place }: Credential): boolean {
  return typeOf(scheme) === 'bearer' || (scheme.kind === 'apiKey' && place !== 'cookie')
}

/** What Postman calls a scheme. */
function typeOf(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case 'apiKey':
      return 'apikey'
    case 'http':
      return scheme.scheme.toLowerCase()
    default:
      return 'bearer'
  }
}

function authOf({ scheme, in: place, name }: Credential, api: Api) {
  const type = typeOf(scheme)
  const secrets = Object.entries(secretsOf(scheme, api)).map(
    ([key, value]) => [key, variableOf(value)] as const,
  )
  const own =
    scheme.kind === 'apiKey' ? [['key', name] as const, ...secrets, ['in', place] as const] : secrets
  return { type, [type]: own.map(([key, value]) => ({ key, value, type: 'string' })) }
}

function variableOf(name = ''): string {
  return `{{${name}}}`
}

/** The variables that stand for what proves who calls, by the scheme's kind; several schemes keep them apart. */
export function secretsOf(scheme: SecurityScheme, { securitySchemes }: Api): Record<string, string> {
  const isOnly = securitySchemes.length === 1
  const own = (name: string) => (isOnly ? name : slug(`${scheme.name} ${name}`).replaceAll('-', '_'))
  if (scheme.kind === 'mutualTLS') return {}
  if (scheme.kind === 'apiKey') return { value: own('api_key') }
  if (scheme.kind !== 'http') return { token: own('access_token') }
  return passwordTypes.has(typeOf(scheme))
    ? { username: own('username'), password: own('password') }
    : { token: own('api_key') }
}
