import type { Json } from '../document/json.ts'
import { isExactNumber } from '../document/json.ts'
import { concatenated } from '../objects/fresh.ts'
import { doubleQuoted, indented } from './literal.ts'
import type { SampleBody, SampleRequest } from './sample-request.ts'

/** JavaScript with fetch, for Node. */
export function js({ method, url, headers, body, variables }: SampleRequest): string {
  const options = [
    `method: ${doubleQuoted(method)}`,
    ...(headers.length > 0 ? [`headers: {\n    ${headers.map(headerLine).join(',\n    ')},\n  }`] : []),
    ...(body ? [`body: ${bodyText(body)}`] : []),
    'signal: AbortSignal.timeout(10_000)',
  ]
  const lines = [
    ...(body && readsFile(body) ? ["import { openAsBlob } from 'node:fs'", ''] : []),
    ...(body?.kind === 'multipart' ? formLines(body) : []),
    `const response = await fetch(${doubleQuoted(url)}, {\n  ${options.join(',\n  ')},\n})`,
    'console.log(response.status, await response.text())',
  ].join('\n')
  return [
    '// Node.js 20 or later, saved as .mjs',
    ...variables.map((variable) => `const ${variable} = ${values[variable]}`),
    concatenated(lines, { quote: '"', plus: '+' }),
  ].join('\n')
}

const values = { unique: 'crypto.randomUUID()', now: 'new Date().toISOString()' } as const

function headerLine([name, value]: readonly [string, string]): string {
  return `${doubleQuoted(name)}: ${doubleQuoted(value)}`
}

function readsFile(body: SampleBody): boolean {
  return body.kind === 'file' || (body.kind === 'multipart' && body.parts.some(({ isFile }) => isFile))
}

/** An object literal reads best, but it would round long numbers and lose a key `__proto__`. */
function bodyText(body: SampleBody): string {
  if (body.kind === 'multipart') return 'form'
  if (body.kind === 'file') return `await openAsBlob(${doubleQuoted(body.name)})`
  if (body.kind === 'text' || hasTraps(body.value)) return doubleQuoted(body.text)
  return `JSON.stringify(${indented(body.text, '  ')})`
}

function hasTraps(value: Json): boolean {
  if (isExactNumber(value)) return true
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, item]) => key === '__proto__' || hasTraps(item ?? null))
}

function formLines({ parts }: Extract<SampleBody, { kind: 'multipart' }>): readonly string[] {
  const fields = parts.map(({ name, value, isFile }) =>
    isFile
      ? `form.append(${doubleQuoted(name)}, await openAsBlob(${doubleQuoted(value)}), ${doubleQuoted(value)})`
      : `form.append(${doubleQuoted(name)}, ${doubleQuoted(value)})`,
  )
  return ['const form = new FormData()', ...fields, '']
}
