import type { Api } from '../../openapi/api.ts'
import { slug } from '../../openapi/names/slug.ts'
import { unlikeEachOther } from '../../openapi/names/unlike.ts'
import type { SecurityScheme } from '../../openapi/objects/security-scheme.ts'
import type { Server } from '../../openapi/objects/server.ts'

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

/** A short name for each server, unlike any other's: its own, the first words of its description, or its host. */
export function serverNames(servers: readonly Server[]): readonly string[] {
  return unlikeEachOther(servers.map(shortName), ' ')
}

function shortName({ name, description, defaultUrl }: Server): string {
  const [first = ''] = (description ?? '').split(/[.,:;(\n]|\s[-–—]\s/)
  const words = first.replace(/\b(server|environment)\b/gi, '').trim()
  if (name) return name
  if (words && words.split(/\s+/).length <= 3) return words
  return /^[a-z]+:\/\/([^/:]+)/i.exec(defaultUrl)?.[1] ?? 'default'
}
