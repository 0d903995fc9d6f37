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

function listPartPieces({ name, value, isFile, contentType, headers = [] }: FormField): readonly Piece[] {
  const escaped = name.replaceAll('"', '%22')
  const start = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped}"`
  const type = contentType ?? (isFile ? 'application/octet-stream' : undefined)
  const all = type ? [['Content-Type', type], ...headers] : headers
  const lines = all.map((header) => `\r\n${header.join(': ')}`).join('')
  const header = `${start}${isFile ? `; filename="${value}"` : ''}${lines}\r\n\r\n`
  return isFile ? [{ text: header }, { file: value }, { text: '\r\n' }] : [{ text: `${header}${value}\r\n` }]
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
