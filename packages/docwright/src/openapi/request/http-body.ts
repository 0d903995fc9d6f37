import type { Json } from '../document/json.ts'
import { readJson } from '../document/json.ts'
import { isJsonType } from '../names/json-type.ts'
import type { Example } from '../objects/example.ts'
import type { FreshParts } from '../objects/fresh.ts'
import type { MediaType } from '../objects/media-type.ts'
import { isRawBody, isWritten } from '../objects/raw-body.ts'
import type { FormField } from '../serialization/form.ts'
import { formText, isUrlencoded } from '../serialization/form.ts'

/** What a request sends: a value, a text, the pairs of a form, the content of a file, or several parts. */
export type HttpBody =
  | { readonly kind: 'json'; readonly value: Json; readonly text: string; readonly fresh?: FreshParts }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'form'; readonly fields: readonly FormField[]; readonly text: string }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'multipart'; readonly parts: readonly FormField[] }

/** The body of an example; without one, only what is read from a file. */
export function httpBody(mediaType: MediaType, example: Example | undefined): HttpBody | undefined {
  const name = mediaType.sentAs.toLowerCase()
  const schema = mediaType.body?.schema
  const isRaw = isRawBody(mediaType.sentAs, schema)
  if (isRaw && !(example && isWritten(example, schema))) return { kind: 'file', name: fileName(name) }
  if (!example || example.isMissing) return undefined
  const { form, json, fresh } = example
  if (form && isUrlencoded(name)) return formBody(form)
  if (form) return { kind: 'multipart', parts: form.map(withValidType) }
  // A text that the file says is sent as it is may not be JSON.
  const value = isJsonType(name) ? readJson(json) : undefined
  return value === undefined
    ? { kind: 'text', text: json }
    : { kind: 'json', value, text: json, ...(fresh && { fresh }) }
}

/** The pairs of a form; a text where a library that encodes pairs would encode what stays as it is. */
function formBody(fields: readonly FormField[]): HttpBody {
  const text = formText(fields)
  const encoded = formText(fields.map((field) => ({ ...field, allowReserved: false })))
  return text === encoded ? { kind: 'form', fields, text } : { kind: 'text', text }
}

/** A type that could end the header of a part, or begin another option of curl, is left out. */
function withValidType({ contentType, ...part }: FormField): FormField {
  const isValid =
    contentType !== undefined &&
    /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+( *; *[\w-]+=("[\w ./:-]*"|[\w./:+-]+))*$/.test(contentType)
  return isValid ? { ...part, contentType } : part
}

/** Short subtypes are what such files end in: `image/png`, `application/pdf`. */
function fileName(mediaType: string): string {
  return `file.${/^\w+\/([a-z0-9]{2,4})(?=$|[+; ])/.exec(mediaType)?.[1] ?? 'bin'}`
}
