import type { FormField } from '../serialization/form.ts'

/** The boundary between the parts of a body that a sample assembles itself. */
const boundary = 'sample-boundary'

/** The header with the boundary. */
export const multipartHeader = ['Content-Type', `multipart/form-data; boundary=${boundary}`] as const

/** A piece of a multipart body: a text, or a file's content. */
export type Piece = { readonly text: string } | { readonly file: string }

/** Returns the pieces of a body in order (RFC 7578). */
export function listMultipartPieces(parts: readonly FormField[]): readonly Piece[] {
  return [...parts.flatMap(listPartPieces), { text: `--${boundary}--\r\n` }]
}

function listPartPieces(part: FormField): readonly Piece[] {
  const lines = listPartHeaders(part).map((header) => `${header.join(': ')}\r\n`)
  const start = `--${boundary}\r\n${lines.join('')}\r\n`
  return part.isFile
    ? [{ text: start }, { file: part.value }, { text: '\r\n' }]
    : [{ text: `${start}${part.value}\r\n` }]
}

/** Returns the headers of a part, including those that every part has (RFC 7578). */
export function listPartHeaders(part: FormField): readonly (readonly [name: string, value: string])[] {
  const { name, value, isFile, contentType, headers = [] } = part
  const file = isFile ? `; filename="${value}"` : ''
  const type = contentType ?? (isFile ? 'application/octet-stream' : undefined)
  return [
    ['Content-Disposition', `form-data; name="${name.replaceAll('"', '%22')}"${file}`],
    ...(type ? [['Content-Type', type] as const] : []),
    ...headers,
  ]
}

/**
 * Checks whether a part has headers, or a text part a `Content-Type`. Not every library supports that, so the sample then
 * assembles the body itself.
 */
export function hasOwnHeaders(parts: readonly FormField[]): boolean {
  return parts.some(
    ({ isFile, contentType, headers }) => headers !== undefined || (!isFile && contentType !== undefined),
  )
}
