import type { Json } from '../document/json.ts'
import { isExactNumber } from '../document/json.ts'
import type { FormField } from '../objects/form.ts'
import { concatenated } from '../objects/fresh.ts'
import { doubleQuoted, indented } from './literal.ts'
import type { SampleBody } from './sample-body.ts'
import type { SampleRequest } from './sample-request.ts'

/** JavaScript for Node: with fetch, or with its older client for what fetch refuses to send. */
export function js(request: SampleRequest): string {
  const { method, body, variables } = request
  const isRefused = method === 'TRACE' || (method === 'GET' && body !== undefined)
  const lines = isRefused ? withClient(request) : withFetch(request)
  return [
    '// Node.js 20 or later, saved as .mjs',
    ...variables.map((variable) => `const ${variable} = ${values[variable]}`),
    concatenated(lines.join('\n'), { quote: '"', plus: '+' }),
  ].join('\n')
}

const values = { unique: 'crypto.randomUUID()', now: 'new Date().toISOString()' } as const

function withFetch({ method, url, headers, body, timeout }: SampleRequest): readonly string[] {
  const options = [
    `method: ${doubleQuoted(method)}`,
    ...headerOption(headers),
    ...(body ? [`body: ${bodyText(body)}`] : []),
    `signal: AbortSignal.timeout(${grouped(timeout)})`,
  ]
  return [
    ...(body && readsFile(body) ? ["import { openAsBlob } from 'node:fs'", ''] : []),
    ...(body?.kind === 'multipart' ? formLines(body.parts) : []),
    `const response = await fetch(${doubleQuoted(url)}, {\n  ${options.join(',\n  ')},\n})`,
    'console.log(response.status, await response.text())',
  ]
}

/** The client takes texts and bytes, which `Response` makes of anything; with these methods it must be told how many. */
function withClient({ method, url, headers, body, timeout }: SampleRequest): readonly string[] {
  const isText = body?.kind === 'json' || body?.kind === 'text'
  const isForm = body?.kind === 'multipart'
  const options = [
    `method: ${doubleQuoted(method)}`,
    ...headerOption(headers, [
      ...(isForm ? ['"Content-Type": encoded.headers.get("Content-Type")'] : []),
      ...(body ? ['"Content-Length": Buffer.byteLength(body)'] : []),
    ]),
    `timeout: ${grouped(timeout)}`,
  ]
  return [
    ...(body && readsFile(body) ? ["import { openAsBlob } from 'node:fs'"] : []),
    `import { request } from '${url.startsWith('http:') ? 'node:http' : 'node:https'}'`,
    "import { text } from 'node:stream/consumers'",
    '',
    ...(isForm ? formLines(body.parts) : []),
    ...(body && isText ? [`const body = ${bodyText(body)}`] : []),
    ...(body && !isText
      ? [
          `const encoded = new Response(${bodyText(body)})`,
          'const body = Buffer.from(await encoded.arrayBuffer())',
        ]
      : []),
    `const call = request(${doubleQuoted(url)}, {\n  ${options.join(',\n  ')},\n})`,
    `call.on("timeout", () => call.destroy(new Error("No answer within ${timeout / 1000} s")))`,
    'call.on("response", async (response) => console.log(response.statusCode, await text(response)))',
    `call.end(${body ? 'body' : ''})`,
  ]
}

/** A number whose thousands stand apart once it has five digits. */
function grouped(number: number): string {
  return number < 10_000 ? String(number) : number.toLocaleString('en').replaceAll(',', '_')
}

function headerOption(headers: SampleRequest['headers'], more: readonly string[] = []): readonly string[] {
  const lines = [...headers.map(([name, value]) => `${doubleQuoted(name)}: ${doubleQuoted(value)}`), ...more]
  return lines.length > 0 ? [`headers: {\n    ${lines.join(',\n    ')},\n  }`] : []
}

function readsFile(body: SampleBody): boolean {
  return body.kind === 'file' || (body.kind === 'multipart' && body.parts.some(({ isFile }) => isFile))
}

/** An object literal reads best, but it would round long numbers and lose a key `__proto__`. */
function bodyText(body: SampleBody): string {
  if (body.kind === 'multipart') return 'form'
  if (body.kind === 'file') return `await openAsBlob(${doubleQuoted(body.name)})`
  if (body.kind === 'form') return pairs(body.fields)
  if (body.kind === 'text' || hasTraps(body.value)) return doubleQuoted(body.text)
  return `JSON.stringify(${indented(body.text, '  ')})`
}

function pairs(fields: readonly FormField[]): string {
  const lines = fields.map(({ name, value }) => `    [${doubleQuoted(name)}, ${doubleQuoted(value)}],\n`)
  return `new URLSearchParams([\n${lines.join('')}  ])`
}

function hasTraps(value: Json): boolean {
  if (isExactNumber(value)) return true
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, item]) => key === '__proto__' || hasTraps(item ?? null))
}

function formLines(parts: readonly FormField[]): readonly string[] {
  const fields = parts.map(({ name, value, isFile, contentType }) => {
    const type = contentType ? `, { type: ${doubleQuoted(contentType)} }` : ''
    if (isFile) {
      return `form.append(${doubleQuoted(name)}, await openAsBlob(${doubleQuoted(value)}${type}), ${doubleQuoted(value)})`
    }
    const content = type ? `new Blob([${doubleQuoted(value)}]${type})` : doubleQuoted(value)
    return `form.append(${doubleQuoted(name)}, ${content})`
  })
  return ['const form = new FormData()', ...fields, '']
}
