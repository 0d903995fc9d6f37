import { capitalize } from '../names/name-words.ts'
import type { SecurityRequirement } from '../objects/security-requirement.ts'
import type { SecurityScheme } from '../objects/security-scheme.ts'

/** A secret of a security scheme, and its location in the request. */
export interface Credential {
  readonly scheme: SecurityScheme
  readonly in: 'header' | 'query' | 'cookie'
  readonly name: string
  /** The text before the secret: `Bearer `. */
  readonly prefix: string
}

/** Returns the secrets that a security alternative needs. A client certificate isn't part of a request, so it's left out. */
export function listCredentials(requirement: SecurityRequirement): readonly Credential[] {
  return requirement.flatMap(({ scheme }) => createCredential(scheme) ?? [])
}

function createCredential(scheme: SecurityScheme): Credential | undefined {
  switch (scheme.kind) {
    case 'apiKey':
      return { scheme, in: scheme.in, name: scheme.parameter, prefix: '' }
    case 'http':
      return { scheme, in: 'header', name: 'Authorization', prefix: `${capitalize(scheme.scheme)} ` }
    case 'oauth2':
    case 'openIdConnect':
      return { scheme, in: 'header', name: 'Authorization', prefix: 'Bearer ' }
    case 'mutualTLS':
      return undefined
    default:
      return scheme satisfies never
  }
}
