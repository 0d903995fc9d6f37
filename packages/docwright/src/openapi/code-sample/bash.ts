import { formName } from '../objects/form.ts'
import type { Variable } from '../objects/fresh.ts'
import { filled } from '../objects/fresh.ts'
import { shellQuoted } from './literal.ts'
import type { SampleBody } from './sample-body.ts'
import type { SampleRequest } from './sample-request.ts'

/** A curl command for a POSIX shell. */
export function bash({ method, url, headers, body, timeout, variables }: SampleRequest): string {
  const lines = [
    `curl${methodOption(method, body)} ${shellQuoted(url)}`,
    `--fail-with-body --max-time ${timeout / 1000}`,
    ...headers.map(([name, value]) => `--header ${shellQuoted(`${name}: ${value}`)}`),
    ...(body ? bodyOptions(body) : []),
  ]
  const command = lines.join(' \\\n  ')
  return [
    `# curl 7.76 or later${variables.includes('unique') ? ', and openssl' : ''}`,
    ...variables.map((variable) => `${variable}=$(${values[variable]})`),
    withVariables(command),
  ].join('\n')
}

const values: Record<Variable, string> = {
  unique: 'openssl rand -hex 16',
  now: 'date -u +%Y-%m-%dT%H:%M:%SZ',
}

/** Single quotes end before a variable and begin again after it. */
function withVariables(command: string): string {
  return filled(command, (variable) => `'"$${variable}"'`)
    .replaceAll(`"''`, '"')
    .replaceAll(`"'\n`, '"\n')
}

/** Without a word, a body would make it a POST. */
function methodOption(method: string, body: SampleBody | undefined): string {
  if (method === 'GET' && !body) return ''
  return method === 'HEAD' ? ' --head' : ` --request ${method}`
}

function bodyOptions(body: SampleBody): readonly string[] {
  if (body.kind === 'file') return [`--data-binary ${shellQuoted(`@${body.name}`)}`]
  if (body.kind === 'form' && body.fields.length > 0) {
    return body.fields.map(
      ({ name, value }) => `--data-urlencode ${shellQuoted(`${formName(name)}=${value}`)}`,
    )
  }
  if (body.kind !== 'multipart') return [`--data-raw ${shellQuoted(body.text)}`]
  return body.parts.map(({ name, value, isFile, contentType }) => {
    const type = contentType ? `;type=${contentType}` : ''
    if (isFile) return `--form ${shellQuoted(`${name}=@${value}${type}`)}`
    if (!contentType) return `--form-string ${shellQuoted(`${name}=${value}`)}`
    return `--form ${shellQuoted(`${name}="${value.replace(/["\\]/g, '\\$&')}"${type}`)}`
  })
}
