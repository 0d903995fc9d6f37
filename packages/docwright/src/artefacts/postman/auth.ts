import type { Api } from '../../openapi/api.ts'
import { slug } from '../../openapi/names/slug.ts'
import type { SecurityRequirement } from '../../openapi/objects/security-requirement.ts'
import type { SecurityScheme } from '../../openapi/objects/security-scheme.ts'

/** How the whole collection proves who calls: the first way that the description names. */
export function collectionAuth(api: Api) {
  const scheme = firstScheme(api.security) ?? api.securitySchemes[0]
  return scheme ? authOf(scheme, api) : { type: 'noauth' }
}

/** How one operation proves who calls; undefined when it does as the collection does. */
export function ownAuth(security: readonly SecurityRequirement[], api: Api) {
  const scheme = firstScheme(security)
  const common = firstScheme(api.security) ?? api.securitySchemes[0]
  if (scheme?.name === common?.name) return undefined
  return scheme ? authOf(scheme, api) : { type: 'noauth' }
}

function firstScheme(security: readonly SecurityRequirement[]): SecurityScheme | undefined {
  return security.find((requirement) => requirement.length > 0)?.[0]?.scheme
}

function authOf(scheme: SecurityScheme, api: Api) {
  const secrets = secretsOf(scheme, api)
  const attributes = (values: Record<string, string>) =>
    Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' }))
  const placeholder = (name: string) => `{{${secrets[name]}}}`
  if (scheme.kind === 'apiKey') {
    const value = {
      key: scheme.parameter,
      value: placeholder('value'),
      in: scheme.in === 'query' ? 'query' : 'header',
    }
    return scheme.in === 'cookie' ? { type: 'noauth' } : { type: 'apikey', apikey: attributes(value) }
  }
  if ('username' in secrets) {
    const basic = { username: placeholder('username'), password: placeholder('password') }
    return { type: 'basic', basic: attributes(basic) }
  }
  return 'token' in secrets
    ? { type: 'bearer', bearer: attributes({ token: placeholder('token') }) }
    : { type: 'noauth' }
}

/** The variables that stand for what proves who calls, by the scheme's kind; several schemes keep them apart. */
export function secretsOf(scheme: SecurityScheme, { securitySchemes }: Api): Record<string, string> {
  const isAlone = securitySchemes.length === 1
  const own = (name: string) => (isAlone ? name : slug(`${scheme.name} ${name}`).replaceAll('-', '_'))
  switch (scheme.kind) {
    case 'apiKey':
      return { value: own('api_key') }
    case 'http':
      return scheme.scheme.toLowerCase() === 'basic'
        ? { username: own('username'), password: own('password') }
        : { token: own('api_key') }
    case 'oauth2':
    case 'openIdConnect':
      return { token: own('access_token') }
    case 'mutualTLS':
      return {}
    default:
      return scheme satisfies never
  }
}
