import type { Operation } from '../../openapi/objects/operation.ts'

/** The address of a callback's operation: what the ids of its parts begin with. */
export function callbackId({ requestBody, responses, parameters }: Operation): string | undefined {
  const inside = requestBody?.id ?? responses[0]?.id ?? parameters[0]?.id
  return inside?.replace(/\.(request|response\.[^.]*|(path|query|querystring|header|cookie)\..*)$/, '')
}
