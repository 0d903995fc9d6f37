import type { Variable } from '../objects/fresh.ts'
import type { HttpBody } from '../request/http-body.ts'
import { encodeFormName } from '../serialization/form.ts'
import { quoteShell as quote, quotePrintf, quoteShellWord } from './literal.ts'
import { listMultipartPieces, multipartHeader } from './multipart-pieces.ts'
import type { SampleRequest } from './sample-request.ts'
import { formatCurlHeader } from './sample-request.ts'

/** Writes a curl command for a POSIX shell. */
export function writeBash({ method, url, headers, body, timeout, variables }: SampleRequest): string {
  const option = formatMethodOption(method, body)
  const input = body && writeInput(body)
  const isAssembled = input !== undefined && body?.kind === 'multipart'
  const allHeaders = isAssembled ? [...headers, multipartHeader] : headers
  const lines = [
    // The address after a method is on a line of its own, because the panel is narrow and readers look for the path.
    ...(option ? [`curl ${option}`, quote(url)] : [`curl ${quote(url)}`]),
    `--fail-with-body --max-time ${timeout / 1000}`,
    ...allHeaders.map(([name, value]) => `--header ${quote(formatCurlHeader(name, value))}`),
    ...(input === undefined ? listBodyOptions(body) : ['--data-binary @-']),
  ]
  const command = lines.join(' \\\n  ')
  return [
    `# curl 7.76 or later${variables.includes('unique') ? ', and openssl' : ''}`,
    ...variables.map((variable) => `${variable}=$(${initializers[variable]})`),
    input === undefined ? command : `${input} |\n${command}`,
  ].join('\n')
}

const initializers: Record<Variable, string> = {
  unique: 'openssl rand -hex 16',
  now: 'date -u +%Y-%m-%dT%H:%M:%SZ',
}

/** Returns curl's option for a method. It's also needed if a body would otherwise imply POST. */
function formatMethodOption(method: string, body: HttpBody | undefined): string {
  if (method === 'GET' && !body) return ''
  return method === 'HEAD' ? '--head' : `--request ${quoteShellWord(method)}`
}

/**
 * Writes the command that prints a body with a null character. Curl must read it from its standard input, because no argument of
 * a command can contain a null character. Returns undefined for any other body.
 */
function writeInput(body: HttpBody): string | undefined {
  if (body.kind === 'text' && body.text.includes('\0')) return `printf ${quotePrintf(body.text)}`
  if (body.kind !== 'multipart') return undefined
  if (!body.parts.some(({ name, value }) => name.includes('\0') || value.includes('\0'))) return undefined
  const commands = listMultipartPieces(body.parts).map((piece) =>
    'file' in piece ? `cat ${quote(piece.file)}` : `printf ${quotePrintf(piece.text)}`,
  )
  return ['{', ...commands.map((command) => `  ${command}`), '}'].join('\n')
}

function listBodyOptions(body: HttpBody | undefined): readonly string[] {
  if (!body) return []
  if (body.kind === 'file') return [`--data-binary ${quote(`@${body.name}`)}`]
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

/** Quotes a value so that curl finds no further option in it. */
function quoteValue(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
