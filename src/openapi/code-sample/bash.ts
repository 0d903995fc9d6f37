import { shellQuoted } from './literal.ts'
import type { SampleBody, SampleRequest } from './sample-request.ts'

/** A curl command for a POSIX shell. */
export function bash({ method, url, headers, body }: SampleRequest): string {
  const lines = [
    `curl${methodOption(method)} ${shellQuoted(url)}`,
    ...headers.map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...(body ? bodyOptions(body) : []),
  ]
  return lines.join(' \\\n  ')
}

function methodOption(method: string): string {
  if (method === 'GET') return ''
  return method === 'HEAD' ? ' --head' : ` --request ${method}`
}

function bodyOptions(body: SampleBody): readonly string[] {
  if (body.kind === 'file') return [`--data-binary ${shellQuoted(`@${body.name}`)}`]
  if (body.kind !== 'multipart') return [`--data-raw ${shellQuoted(body.text)}`]
  return body.parts.map(({ name, value, isFile }) =>
    isFile
      ? `--form ${shellQuoted(`${name}=@${value}`)}`
      : `--form-string ${shellQuoted(`${name}=${value}`)}`,
  )
}
