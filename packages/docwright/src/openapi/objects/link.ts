import type { Json } from '../document/json.ts'
import { asObject, asString, formatJson, formatValue, listMembers } from '../document/json.ts'
import { formatFragment, parseFragment } from '../document/pointer.ts'
import { removeUndefined } from '../document/present.ts'
import type { References } from '../document/reference.ts'
import type { Server } from './server.ts'
import { readServers } from './server.ts'

/** A link from a response to another operation (OpenAPI 3.2, 4.20). */
export interface Link {
  readonly name: string
  /** The ID of the operation, if the link uses an ID. */
  readonly operationId?: string
  /** A JSON Pointer to the operation, if the link uses one. */
  readonly operationRef?: string
  /** The fragment of `operationRef`, encoded like the pointers of operations. In files, braces are often not encoded. */
  readonly pointer?: string
  /** The description, in Markdown. */
  readonly description?: string
  /** The parameters by name, with their expression or value. */
  readonly parameters: readonly { readonly name: string; readonly value: string }[]
  /** An expression or JSON text. */
  readonly requestBody?: string
  readonly server?: Server
}

/** Reads the links of a response, in the order of the file. */
export function readLinks(value: unknown, references: References): readonly Link[] {
  return listMembers(value).map(([name, member]) => readLink(name, references.follow(member)))
}

function readLink(name: string, value: Json | undefined): Link {
  const link = asObject(value)
  const fragment = asString(link.operationRef)?.replace(/^[^#]*#?/, '')
  return removeUndefined({
    name,
    pointer: fragment && formatFragment(parseFragment(fragment)),
    operationId: asString(link.operationId),
    operationRef: asString(link.operationRef),
    description: asString(link.description),
    parameters: listMembers(link.parameters).map(([key, item]) => ({ name: key, value: formatValue(item) })),
    requestBody: findBodyText(link.requestBody),
    server: readServers(link.server ? [link.server] : [])[0],
  })
}

function findBodyText(body: Json | undefined): string | undefined {
  if (body === undefined) return undefined
  return typeof body === 'string' ? body : formatJson(body)
}
