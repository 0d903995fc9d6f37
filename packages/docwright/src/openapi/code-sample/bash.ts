import type { Variable } from '../objects/fresh.ts'
import type { HttpBody } from '../request/http-body.ts'
import { encodeFormName } from '../serialization/form.ts'
import { formatExpression, printfQuoting, quoteShellWord, shellQuoting } from './literal.ts'
import type { SampleRequest } from './sample-request.ts'
import { formatCurlHeader } from './sample-request.ts'

/** Writes a curl command for a POSIX shell. */
export function writeBash({ method, url, headers, body, timeout, variables }: SampleRequest): string {
  const option = formatMethodOption(method, body)
  const lines = [
    // The address after a method is on a line of its own, because the panel is narrow and readers look for the path.
    ...(option ? [`curl ${option}`, quote(url)] : [`curl ${quote(url)}`]),
    `--fail-with-body --max-time ${timeout / 1000}`,
    ...headers.map(([name, value]) => `--header ${quote(formatCurlHeader(name, value))}`),
    ...(body ? listBodyOptions(body) : []),
  ]
  const command = lines.join(' \\\n  ')
  const input = body && getInput(body)
  return [
    `# curl 7.76 or later${variables.includes('unique') ? ', and openssl' : ''}`,
    ...variables.map((variable) => `${variable}=$(${values[variable]})`),
    input === undefined ? command : `printf ${formatExpression(input, printfQuoting)} |\n${command}`,
  ].join('\n')
}

const values: Record<Variable, string> = {
  unique: 'openssl rand -hex 16',
  now: 'date -u +%Y-%m-%dT%H:%M:%SZ',
}

function quote(text: string): string {
  return formatExpression(text, shellQuoting)
}

/** Returns curl's option for a method. It's also needed if a body would otherwise imply POST. */
function formatMethodOption(method: string, body: HttpBody | undefined): string {
  if (method === 'GET' && !body) return ''
  return method === 'HEAD' ? '--head' : `--request ${quoteShellWord(method)}`
}

/** Returns a body that curl must read from its standard input, because no argument of a command can contain a null character. */
function getInput(body: HttpBody): string | undefined {
  return body.kind === 'text' && body.text.includes('\0') ? body.text : undefined
}

function listBodyOptions(body: HttpBody): readonly string[] {
  if (body.kind === 'file') return [`--data-binary ${quote(`@${body.name}`)}`]
  if (getInput(body) !== undefined) return ['--data-binary @-']
  // A value with a null character can't be an argument, but its encoded form can.
  const areFieldsListed = body.kind === 'form' && body.fields.every(({ value }) => !value.includes('\0'))
  if (areFieldsListed && body.fields.length > 0) {
    return body.fields.map(
      ({ name, value }) => `--data-urlencode ${quote(`${encodeFormName(name)}=${value}`)}`,
    )
  }
  if (body.kind !== 'multipart') return [`--data-raw ${quote(body.text)}`]
  return body.parts.map(({ name, value, isFile, contentType, headers = [] }) => {
    const type = contentType ? `;type=${contentType}` : ''
    const own = headers.map((header) => `;headers=${quoteValue(header.join(': '))}`).join('')
    if (isFile) return `--form ${quote(`${name}=@${value}${type}${own}`)}`
    if (type + own === '') return `--form-string ${quote(`${name}=${value}`)}`
    return `--form ${quote(`${name}=${quoteValue(value)}${type}${own}`)}`
  })
}

/** A value in which curl reads no further option. */
function quoteValue(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
