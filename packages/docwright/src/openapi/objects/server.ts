import type { Json, JsonObject } from '../document/json.ts'
import { asList, asObject, asString, asStrings, listMembers } from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'

/** A server of the API (OpenAPI 3.2, 4.5). */
export interface Server {
  /** The URL in the file, with variables in braces. */
  readonly url: string
  /** The URL for samples: each variable has its default value, and there's no trailing slash. */
  readonly defaultUrl: string
  readonly name?: string
  readonly description?: string
  readonly variables: readonly ServerVariable[]
}

/** A variable part of a server's URL (OpenAPI 3.2, 4.6). */
interface ServerVariable {
  readonly name: string
  readonly default: string
  readonly enum: readonly string[]
  readonly description?: string
}

/** Reads the servers of a file, path, or operation. Samples use the first. */
export function readServers(value: unknown): readonly Server[] {
  return asList(value).map((server) => readServer(asObject(server)))
}

function readServer(server: JsonObject): Server {
  const url = asString(server.url) ?? '/'
  const variables = listMembers(server.variables).map(readVariable)
  return removeUndefined({
    url,
    defaultUrl: insertDefaults(url, variables),
    name: asString(server.name),
    description: asString(server.description),
    variables,
  })
}

function readVariable([name, value]: readonly [string, Json]): ServerVariable {
  const variable = asObject(value)
  return removeUndefined({
    name,
    default: asString(variable.default) ?? '',
    enum: asStrings(variable.enum),
    description: asString(variable.description),
  })
}

function insertDefaults(url: string, variables: readonly ServerVariable[]): string {
  const filled = variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, value),
    url,
  )
  return filled.replace(/\/+$/, '')
}
