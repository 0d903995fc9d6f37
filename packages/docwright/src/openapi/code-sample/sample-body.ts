import type { Json } from '../document/json.ts'
import { jsonText, parseExactly } from '../document/json.ts'
import type { Example } from '../objects/example.ts'
import { isJsonType } from '../objects/example.ts'
import type { FormField } from '../objects/form.ts'
import { formText, holdsBytes, isUrlencoded } from '../objects/form.ts'
import { withStandIns } from '../objects/fresh.ts'
import type { MediaType } from '../objects/media-type.ts'

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
  if (isRaw(mediaType) && !isWritten(example, mediaType)) return { kind: 'file', name: fileName(name) }
  if (!example) return undefined
  const { form } = example
  if (form && isUrlencoded(name)) return { kind: 'form', fields: form, text: formText(form) }
  if (form) return { kind: 'multipart', parts: form }
  if (isJsonType(name)) return jsonBody(example)
  return { kind: 'text', text: example.json }
}

function jsonBody({ json, fresh }: Example): SampleBody {
  const value = parseExactly(json)
  if (!fresh) return { kind: 'json', value, text: json }
  const changed = withStandIns(value, fresh)
  return { kind: 'json', value: changed, text: jsonText(changed) }
}

/** Bytes as they are: no text that a sample could quote. */
function isRaw({ sentAs: name, body }: MediaType): boolean {
  if (isJsonType(name) || isUrlencoded(name) || /^(multipart|text)\//i.test(name)) return false
  if (body?.schema.format === 'byte' || body?.schema.content.some((word) => /^base\d/i.test(word))) {
    return false
  }
  return (
    /^(image|audio|video|font)\/|^application\/(octet-stream|pdf|zip|gzip)\b/i.test(name) ||
    holdsBytes(body?.schema)
  )
}

/** A scalar's own examples count as well, though the example that is made from them is generated. */
function isWritten(example: Example | undefined, { body }: MediaType): boolean {
  return example !== undefined && (!example.isGenerated || (body?.schema.examples.length ?? 0) > 0)
}

/** Short subtypes are what such files end in: `image/png`, `application/pdf`. */
function fileName(mediaType: string): string {
  return `file.${/^\w+\/([a-z0-9]{2,4})(?=$|[+; ])/.exec(mediaType)?.[1] ?? 'bin'}`
}
