import { fillPlaceholders, listVariables } from '../objects/fresh.ts'
import type { HttpBody } from '../request/http-body.ts'
import type { FormField } from '../serialization/form.ts'
import { formatQuoted, isBlock, quoteRuby as quote } from './literal.ts'
import { hasOwnHeaders, listMultipartPieces, multipartHeader } from './multipart-pieces.ts'
import type { SampleRequest } from './sample-request.ts'

/** Writes a request in Ruby with net/http. */
export function writeRuby({ method, url, headers, body, timeout, variables }: SampleRequest): string {
  const lines = [
    `uri = URI(${quote(url)})`,
    `request = Net::HTTPGenericRequest.new(${quote(method)}, ${Boolean(body)}, ${method !== 'HEAD'}, uri)`,
    ...headers.map(([name, value]) => `request[${quote(name)}] = ${quote(value)}`),
    ...(body ? listBodyLines(body) : []),
    '',
    `limits = { use_ssl: uri.scheme == 'https', open_timeout: ${timeout / 1000}, read_timeout: ${timeout / 1000} }`,
    'response = Net::HTTP.start(uri.host, uri.port, limits) { |http| http.request(request) }',
    'puts response.code, response.body',
  ].join('\n')
  return [
    '# Ruby 2.7 or later',
    "require 'net/http'",
    ...(variables.includes('unique') ? ["require 'securerandom'"] : []),
    "require 'uri'",
    '',
    ...variables.map((variable) => `${variable} = ${initializers[variable]}`),
    lines,
  ].join('\n')
}

const initializers = { unique: 'SecureRandom.uuid', now: "Time.now.utc.strftime('%FT%TZ')" } as const

function listBodyLines(body: HttpBody): readonly string[] {
  if (body.kind === 'json') return listJsonLines(body.text)
  if (body.kind === 'text') return [`request.body = ${quote(body.text)}`]
  if (body.kind === 'form') {
    const pairs = body.fields.map(({ name, value }) => `  [${quote(name)}, ${quote(value)}],`)
    return ['request.body = URI.encode_www_form([', ...pairs, '])']
  }
  if (body.kind === 'file') return [`request.body = File.binread(${quote(body.name)})`]
  if (hasOwnHeaders(body.parts)) return assembleMultipart(body.parts)
  const parts = body.parts.map(({ name, value, isFile, contentType }) => {
    const type = contentType ? `, { content_type: ${quote(contentType)} }` : ''
    return isFile
      ? `  [${quote(name)}, File.open(${quote(value)})${type}],`
      : `  [${quote(name)}, ${quote(value)}],`
  })
  return ['request.set_form([', ...parts, "], 'multipart/form-data')"]
}

/** Assembles a multipart body, because the library sends only a file's content type, and no other header of a part. */
function assembleMultipart(parts: readonly FormField[]): readonly string[] {
  const pieces = listMultipartPieces(parts).map((piece) =>
    'file' in piece ? `File.binread(${quote(piece.file)})` : `${formatQuoted(piece.text, '#')}.b`,
  )
  const [name, value] = multipartHeader
  return [`request[${quote(name)}] = ${quote(value)}`, `request.body = ${pieces.join(' +\n  ')}`]
}

/** Writes JSON as a heredoc. Ruby interpolates `#{…}` in the second form, so `#` and `\` in the text must be escaped. */
function listJsonLines(json: string): readonly string[] {
  if (!isBlock(json)) return [`request.body = ${quote(json)}`]
  if (listVariables(json).length === 0) return [`request.body = <<~'JSON'`, json, 'JSON']
  const text = fillPlaceholders(json.replace(/[\\#]/g, '\\$&'), (variable) => `#{${variable}}`)
  return ['request.body = <<~JSON', text, 'JSON']
}
