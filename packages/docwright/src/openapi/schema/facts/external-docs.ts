import { asObject, asString } from '../../document/json.ts'
import { removeUndefined } from '../../document/present.ts'

/** A link to external documentation (OpenAPI 3.2, 4.11). */
export interface ExternalDocs {
  readonly url: string
  readonly description?: string
}

/** Reads a link to external documentation, if it has a URL. */
export function readExternalDocs(value: unknown): ExternalDocs | undefined {
  const docs = asObject(value)
  const url = asString(docs.url)
  return url ? removeUndefined({ url, description: asString(docs.description) }) : undefined
}
