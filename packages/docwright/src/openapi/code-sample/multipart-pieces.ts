import type { FormField } from '../serialization/form.ts'

/** Between the parts of a body that a sample puts together itself. */
const boundary = 'sample-boundary'

/** The header that says where the parts begin. */
export const multipartHeader = ['Content-Type', `multipart/form-data; boundary=${boundary}`] as const

/** What a body of several parts is made of: texts, and the contents of files. */
export type Piece = { readonly text: string } | { readonly file: string }

/** The pieces of a body in their order (RFC 7578). */
export function multipartPieces(parts: readonly FormField[]): readonly Piece[] {
  return [...parts.flatMap(partPieces), { text: `--${boundary}--\r\n` }]
}

function partPieces({ name, value, isFile, contentType }: FormField): readonly Piece[] {
  const escaped = name.replaceAll('"', '%22')
  const start = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped}"`
  const type = contentType ?? (isFile ? 'application/octet-stream' : undefined)
  const header = `${start}${isFile ? `; filename="${value}"` : ''}${type ? `\r\nContent-Type: ${type}` : ''}\r\n\r\n`
  return isFile ? [{ text: header }, { file: value }, { text: '\r\n' }] : [{ text: `${header}${value}\r\n` }]
}

/**
 * Whether a text among the parts has a `Content-Type`, which not every library can give to a text: the body is then put
 * together by hand.
 */
export function hasTypedTexts(parts: readonly FormField[]): boolean {
  return parts.some(({ isFile, contentType }) => !isFile && contentType !== undefined)
}
