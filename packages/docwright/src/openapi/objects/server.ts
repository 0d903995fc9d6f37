import type { Json, JsonObject } from '../document/json.ts'
import { listOf, membersOf, objectOf, textOf, textsOf } from '../document/json.ts'
import { present } from '../document/present.ts'

/** Where the API answers (OpenAPI 3.2, 4.5). */
export interface Server {
  /** As the file writes it, variables in braces. */
  readonly url: string
  /** The address with the default of each variable, without a slash at the end: the one that samples use. */
  readonly defaultUrl: string
  readonly name?: string
  readonly description?: string
  readonly variables: readonly ServerVariable[]
}

/** A part of a server's address that a caller chooses (OpenAPI 3.2, 4.6). */
interface ServerVariable {
  readonly name: string
  readonly default: string
  readonly enum: readonly string[]
  readonly description?: string
}

/** The servers of a file, path or operation, the one that samples use first. */
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
