import { singleQuoted } from './literal.ts'
import type { SampleBody, SampleRequest } from './sample-request.ts'

/** Ruby with net/http. */
export function ruby({ method, url, headers, body }: SampleRequest): string {
  return [
    "require 'net/http'",
    "require 'uri'",
    '',
    `uri = URI(${singleQuoted(url)})`,
    `request = Net::HTTPGenericRequest.new(${singleQuoted(method)}, ${Boolean(body)}, ${method !== 'HEAD'}, uri)`,
    ...headers.map(([name, value]) => `request[${singleQuoted(name)}] = ${singleQuoted(value)}`),
    ...(body ? bodyLines(body) : []),
    '',
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }",
    'puts response.code, response.body',
  ].join('\n')
}

function bodyLines(body: SampleBody): readonly string[] {
  if (body.kind === 'json') return [`request.body = <<~'JSON'`, body.text, 'JSON']
  if (body.kind === 'text') return [`request.body = ${singleQuoted(body.text)}`]
  if (body.kind === 'file') return [`request.body = File.binread(${singleQuoted(body.name)})`]
  const parts = body.parts.map(({ name, value, isFile }) =>
    isFile
      ? `  [${singleQuoted(name)}, File.open(${singleQuoted(value)})],`
      : `  [${singleQuoted(name)}, ${singleQuoted(value)}],`,
  )
  return ['request.set_form([', ...parts, "], 'multipart/form-data')"]
}
