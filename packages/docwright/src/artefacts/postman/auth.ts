import type { Api } from '../../openapi/api.ts'
import { makeUnique } from '../../openapi/names/make-unique.ts'
import { createSlug } from '../../openapi/names/slug.ts'
import type { SecurityScheme } from '../../openapi/objects/security-scheme.ts'
import type { Credential } from '../../openapi/request/credential.ts'
import { listCredentials } from '../../openapi/request/credential.ts'

/** The authentication of a request: the scheme that Postman has a form for, and the secrets that are sent in addition. */
interface PostmanAuth {
  readonly auth: { readonly type: string }
  readonly others: readonly (Credential & { readonly secret: string })[]
}

/**
 * Returns an authentication alternative in Postman's format. Postman has one scheme for each request, so other schemes are
 * written into the request itself.
 */
export function createPostmanAuth(credentials: readonly Credential[], api: Api): PostmanAuth {
  const main =
    credentials.find(({ scheme }) => passwordTypes.has(getPostmanType(scheme))) ?? credentials.find(hasForm)
  return {
    auth: main ? getAuth(main, api) : { type: 'noauth' },
    others: credentials
      .filter((each) => each !== main)
      .map((each) => ({ ...each, secret: getVariable(Object.values(listSecrets(each.scheme, api))[0]) })),
  }
}

/** Returns the default authentication of the collection: the first alternative in the description, or else its first scheme. */
export function findCollectionCredentials({ security, securitySchemes }: Api): readonly Credential[] {
  const [scheme] = securitySchemes
  const requirement = security.find(({ length }) => length > 0)
  return listCredentials(requirement ?? (scheme ? [{ scheme, scopes: [] }] : []))
}

/** Schemes that need a user name and a password. */
const passwordTypes: ReadonlySet<string> = new Set(['basic', 'digest'])

/** Checks whether Postman has a form for a scheme. It has none for a key in a cookie. */
function hasForm({ scheme, in: place }: Credential): boolean {
  return getPostmanType(scheme) === 'bearer' || (scheme.kind === 'apiKey' && place !== 'cookie')
}

/** Returns Postman's name for a security scheme. */
function getPostmanType(scheme: SecurityScheme): string {
  switch (scheme.kind) {
    case 'apiKey':
      return 'apikey'
    case 'http':
      return scheme.scheme.toLowerCase()
    default:
      return 'bearer'
  }
}

function getAuth({ scheme, in: place, name }: Credential, api: Api) {
  const type = getPostmanType(scheme)
  const secrets = Object.entries(listSecrets(scheme, api)).map(
    ([key, value]) => [key, getVariable(value)] as const,
  )
  const fields =
    scheme.kind === 'apiKey' ? [['key', name] as const, ...secrets, ['in', place] as const] : secrets
  return { type, [type]: fields.map(([key, value]) => ({ key, value, type: 'string' })) }
}

function getVariable(name = ''): string {
  return `{{${name}}}`
}

/** Returns the names of the variables that contain a scheme's secrets, by the keys that Postman uses for the secrets. */
export function listSecrets(scheme: SecurityScheme, api: Api): Record<string, string> {
  const nameOf = (secret: string) => getSecretName(secret, { scheme, api })
  if (scheme.kind === 'mutualTLS') return {}
  if (scheme.kind === 'apiKey') return { value: nameOf('api_key') }
  if (scheme.kind !== 'http') return { token: nameOf('access_token') }
  return passwordTypes.has(getPostmanType(scheme))
    ? { username: nameOf('username'), password: nameOf('password') }
    : { token: nameOf('api_key') }
}

/** Returns the name of the variable for a secret. If the API has several schemes, it starts with the scheme's name: `staff_password`. */
export function getSecretName(
  secret: string,
  { scheme, api: { securitySchemes } }: { readonly scheme: SecurityScheme; readonly api: Api },
): string {
  if (securitySchemes.length === 1) return secret
  const slugs = securitySchemes.map(({ name }) => createSlug(`${name} ${secret}`).replaceAll('-', '_'))
  return makeUnique(slugs, '_')[securitySchemes.indexOf(scheme)]!
}
