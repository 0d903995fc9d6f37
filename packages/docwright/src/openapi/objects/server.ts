import type { Json, JsonObject } from '../document/json.ts'
import { listOf, membersOf, objectOf, textOf, textsOf } from '../document/json.ts'
import { present } from '../document/present.ts'

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

/** Reads the servers of a file, path or operation. Samples use the first. */
export function readServers(value: unknown): readonly Server[] {
  return listOf(value).map((server) => readServer(objectOf(server)))
}

function readServer(server: JsonObject): Server {
  const url = textOf(server.url) ?? '/'
  const variables = membersOf(server.variables).map(readVariable)
  return present({
    url,
    defaultUrl: withDefaults(url, variables),
    name: textOf(server.name),
    description: textOf(server.description),
    variables,
  })
}

function readVariable([name, value]: readonly [string, Json]): ServerVariable {
  const variable = objectOf(value)
  return present({
    name,
    default: textOf(variable.default) ?? '',
    enum: textsOf(variable.enum),
    description: textOf(variable.description),
  })
}

function withDefaults(url: string, variables: readonly ServerVariable[]): string {
  const filled = variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, value),
    url,
  )
  return filled.replace(/\/+$/, '')
}
