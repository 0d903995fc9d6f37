import type { Api } from '../../openapi/api.ts'
import type { Link } from '../../openapi/objects/link.ts'
import type { Operation } from '../../openapi/objects/operation.ts'

/** The addresses that an operation's endpoint may begin with, the usual one first; what the API calls has none of ours. */
export function serverUrlsOf({ kind, servers }: Operation, api: Api): readonly string[] {
  const all = servers.length > 0 || kind !== 'operation' ? servers : api.servers
  return [...new Set(all.map(({ defaultUrl }) => defaultUrl))]
}

/** The warning above a deprecated operation. */
export function deprecationOf({ kind, deprecated }: Operation): string | undefined {
  return deprecated ? `This ${kind} is deprecated: do not use it in new code.` : undefined
}

/** The operation that a response's link leads to, if this file has it. */
export function linkedOperation({ operationId, operationRef }: Link, api: Api): Operation | undefined {
  return operationId === undefined
    ? api.operations.find(({ pointer }) => operationRef?.endsWith(pointer))
    : api.operationById.get(operationId)
}
