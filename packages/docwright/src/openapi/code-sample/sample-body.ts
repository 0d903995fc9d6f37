import type { Json } from '../document/json.ts'
import { jsonText, readJson } from '../document/json.ts'
import { isJsonType } from '../names/json-type.ts'
import type { Example } from '../objects/example.ts'
import type { FormField } from '../objects/form.ts'
import { formText, isUrlencoded } from '../objects/form.ts'
import { withStandIns } from '../objects/fresh.ts'
import type { MediaType } from '../objects/media-type.ts'
import { isRawBody, isWritten } from '../objects/raw-body.ts'
import { printableJson } from './literal.ts'

/** What a request sends: a value, a text, the pairs of a form, the content of a file, or several parts. */
export type SampleBody =
  | { readonly kind: 'json'; readonly value: Json; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'form'; readonly fields: readonly FormField[]; readonly text: string }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'multipart'; readonly parts: readonly FormField[] }

/** The body of an example; without one, only what is read from a file. */
export function sampleBody(mediaType: MediaType, example: Example | undefined): SampleBody | undefined {
  const name = mediaType.sentAs.toLowerCase()
  const schema = mediaType.body?.schema
  const isRaw = isRawBody(mediaType.sentAs, schema)
  if (isRaw && !(example && isWritten(example, schema))) return { kind: 'file', name: fileName(name) }
  if (!example) return undefined
  const { form } = example
  if (form && isUrlencoded(name)) return { kind: 'form', fields: form, text: formText(form) }
  if (form) return { kind: 'multipart', parts: form }
  if (isJsonType(name)) return jsonBody(example)
  return { kind: 'text', text: example.json }
}

/** A JSON value; a text that the file says is sent as it is may not be one. */
function jsonBody({ json, fresh }: Example): SampleBody {
  const value = readJson(json)
  if (value === undefined) return { kind: 'text', text: json }
  const changed = fresh ? withStandIns(value, fresh) : value
  return { kind: 'json', value: changed, text: printableJson(fresh ? jsonText(changed) : json) }
}

/** Short subtypes are what such files end in: `image/png`, `application/pdf`. */
function fileName(mediaType: string): string {
  return `file.${/^\w+\/([a-z0-9]{2,4})(?=$|[+; ])/.exec(mediaType)?.[1] ?? 'bin'}`
}
