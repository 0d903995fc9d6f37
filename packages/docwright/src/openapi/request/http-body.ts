import type { Json } from '../document/json.ts'
import { readJson } from '../document/json.ts'
import { isJsonType } from '../names/json-type.ts'
import type { Example } from '../objects/example.ts'
import type { FreshParts } from '../objects/fresh.ts'
import type { Header } from '../objects/header.ts'
import type { MediaType } from '../objects/media-type.ts'
import { isRawBody, isWritten } from '../objects/raw-body.ts'
import type { FormField } from '../serialization/form.ts'
import { formatForm, isUrlencoded } from '../serialization/form.ts'
import { formatHeaderValue, getSentValue } from './parameter-text.ts'

/** The body of a request: a value, a text, form fields, a file's content, or multiple parts. */
export type HttpBody =
  | { readonly kind: 'json'; readonly value: Json; readonly text: string; readonly fresh?: FreshParts }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'form'; readonly fields: readonly FormField[]; readonly text: string }
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'multipart'; readonly parts: readonly FormField[] }

/** Returns the body for an example. Without one, returns only a body that is read from a file. */
export function createHttpBody(mediaType: MediaType, example: Example | undefined): HttpBody | undefined {
  const name = mediaType.sentAs.toLowerCase()
  const schema = mediaType.body?.schema
  const isRaw = isRawBody(mediaType.sentAs, schema)
  if (isRaw && !(example && isWritten(example, schema))) return { kind: 'file', name: getFileName(name) }
  if (!example || example.isMissing || !canSend(mediaType, example)) return undefined
  const { form, json, fresh } = example
  if (form && isUrlencoded(name)) return createFormBody(form)
  if (form) return { kind: 'multipart', parts: form.map((part) => addPartHeaders(part, mediaType)) }
  // An example in serialized form may not be valid JSON.
  const value = isJsonType(name) ? readJson(json) : undefined
  return value === undefined
    ? { kind: 'text', text: json }
    : { kind: 'json', value, text: json, ...(fresh && { fresh }) }
}

/**
 * Checks whether samples can send an example in its media type. Libraries assemble only forms from parts; a text with other parts
 * needs the boundary that it was written with.
 */
export function canSend({ sentAs }: MediaType, { form, value }: Example): boolean {
  if (!/^multipart\//i.test(sentAs)) return true
  if (typeof value === 'string' && /;\s*boundary=/i.test(sentAs)) return true
  return form !== undefined && /^multipart\/form-data\b/i.test(sentAs)
}

/** Returns the pairs of a form, or a text if some values must stay unencoded, because libraries would encode them. */
function createFormBody(fields: readonly FormField[]): HttpBody {
  const text = formatForm(fields)
  const encoded = formatForm(fields.map((field) => ({ ...field, allowReserved: false })))
  return text === encoded ? { kind: 'form', fields, text } : { kind: 'text', text }
}

/** A part with its headers, except those that every part has. */
function addPartHeaders(part: FormField, { encodings }: MediaType): FormField {
  const encodingHeaders = encodings.find(({ property }) => property === part.name)?.headers ?? []
  const headers = encodingHeaders
    .filter(
      (header) => isHeaderSent(header) && /^(?!content-disposition$)[\w!#$%&'*+.^`|~-]+$/i.test(header.name),
    )
    .map(
      (header) =>
        [header.name, formatHeaderValue(getSentValue({ ...header, in: 'header' }), header)] as const,
    )
  return { ...removeInvalidType(part), ...(headers.length > 0 && { headers }) }
}

/** Checks whether the file requires a part's header or specifies its value. */
function isHeaderSent({ required, examples, field: { schema } }: Header): boolean {
  const [example] = examples
  const hasKnownValue =
    schema.default !== undefined || schema.const !== undefined || schema.examples.length > 0
  return required || hasKnownValue || (example !== undefined && !example.isGenerated)
}

/** Removes a content type that could end a part's header or start another curl option. */
function removeInvalidType({ contentType, ...part }: FormField): FormField {
  const isValid =
    contentType !== undefined &&
    /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+( *; *[\w-]+=("[\w ./:-]*"|[\w./:+-]+))*$/.test(contentType)
  return isValid ? { ...part, contentType } : part
}

/** Returns a file name. Short subtypes are common file extensions: `image/png`, `application/pdf`. */
function getFileName(mediaType: string): string {
  return `file.${/^\w+\/([a-z0-9]{2,4})(?=$|[+; ])/.exec(mediaType)?.[1] ?? 'bin'}`
}
