import { objectOf, textOf } from '../../document/json.ts'
import { present } from '../../document/present.ts'

/** A link to external documentation (OpenAPI 3.2, 4.11). */
export interface ExternalDocs {
  readonly url: string
  readonly description?: string
}

/** Reads a link to external documentation, if it has a URL. */
export function readExternalDocs(value: unknown): ExternalDocs | undefined {
  const docs = objectOf(value)
  const url = textOf(docs.url)
  return url ? present({ url, description: textOf(docs.description) }) : undefined
}
