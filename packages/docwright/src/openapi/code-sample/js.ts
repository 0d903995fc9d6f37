import { hasExactNumber } from '../document/json.ts'
import type { HttpBody } from '../request/http-body.ts'
import type { FormField } from '../serialization/form.ts'
import { formatJsonLiteral } from './json-literal.ts'
import { quoteDouble as quote } from './literal.ts'
import { listMultipartPieces, multipartHeader } from './multipart-pieces.ts'
import type { SampleRequest } from './sample-request.ts'

/** Writes a request in JavaScript for Node, with fetch, or with the older `http` client if fetch doesn't allow the request. */
export function writeJs(request: SampleRequest): string {
  const { method, body, variables } = request
  const needsHttpsClient = method === 'TRACE' || (method === 'GET' && body !== undefined)
  const complete = addPartHeaders(request)
  const lines = needsHttpsClient ? writeHttpsClient(complete) : writeFetch(complete)
  return [
    '// Node.js 20 or later, saved as .mjs',
    ...variables.map((variable) => `const ${variable} = ${initializers[variable]}`),
    ...lines,
  ].join('\n')
}

const initializers = { unique: 'crypto.randomUUID()', now: 'new Date().toISOString()' } as const

function writeFetch({ method, url, headers, body, timeout }: SampleRequest): readonly string[] {
  const options = [
    `method: ${quote(method)}`,
    ...formatHeaderOption(headers),
    ...(body ? [`body: ${formatBodyText(body)}`] : []),
    `signal: AbortSignal.timeout(${groupThousands(timeout)})`,
  ]
  return [
    ...(body && readsFile(body) ? ["import { openAsBlob } from 'node:fs'", ''] : []),
    ...(body?.kind === 'multipart' ? listPartLines(body.parts) : []),
    `const response = await fetch(${quote(url)}, {\n  ${options.join(',\n  ')},\n})`,
    'console.log(response.status, await response.text())',
  ]
}

/**
 * Writes a request with Node's older client. It accepts only strings and bytes, which `Response` converts any body to, and for
 * these methods it needs the length.
 */
function writeHttpsClient({ method, url, headers, body, timeout }: SampleRequest): readonly string[] {
  const isText = body?.kind === 'json' || body?.kind === 'text'
  const isMultipart = body?.kind === 'multipart'
  const isForm = isMultipart && !hasHeaders(body.parts)
  const options = [
    `method: ${quote(method)}`,
    ...formatHeaderOption(headers, [
      ...(isForm ? ['"Content-Type": encoded.headers.get("Content-Type")'] : []),
      ...(body ? ['"Content-Length": Buffer.byteLength(body)'] : []),
    ]),
    `timeout: ${groupThousands(timeout)}`,
  ]
  return [
    ...(body && readsFile(body) ? ["import { openAsBlob } from 'node:fs'"] : []),
    `import { request } from '${url.startsWith('http:') ? 'node:http' : 'node:https'}'`,
    "import { text } from 'node:stream/consumers'",
    '',
    ...(isMultipart ? listPartLines(body.parts) : []),
    ...(body && isText ? [`const body = ${formatBodyText(body)}`] : []),
    ...(body && !isText
      ? [
          `const encoded = new Response(${formatBodyText(body)})`,
          'const body = Buffer.from(await encoded.arrayBuffer())',
        ]
      : []),
    `const call = request(${quote(url)}, {\n  ${options.join(',\n  ')},\n})`,
    `call.on("timeout", () => call.destroy(new Error("No answer within ${timeout / 1000} s")))`,
    'call.on("response", async (response) => console.log(response.statusCode, await text(response)))',
    `call.end(${body ? 'body' : ''})`,
  ]
}

/** Formats a number with separated thousands if it has at least five digits. */
function groupThousands(number: number): string {
  return number < 10_000 ? String(number) : number.toLocaleString('en').replaceAll(',', '_')
}

function formatHeaderOption(
  headers: SampleRequest['headers'],
  extraLines: readonly string[] = [],
): readonly string[] {
  const lines = [...headers.map(([name, value]) => `${formatKey(name)}: ${quote(value)}`), ...extraLines]
  return lines.length > 0 ? [`headers: {\n    ${lines.join(',\n    ')},\n  }`] : []
}

function readsFile(body: HttpBody): boolean {
  return body.kind === 'file' || (body.kind === 'multipart' && body.parts.some(({ isFile }) => isFile))
}

/** Formats a body. An object literal is the most readable form, but it would round long numbers. */
function formatBodyText(body: HttpBody): string {
  if (body.kind === 'multipart') return 'form'
  if (body.kind === 'file') return `await openAsBlob(${quote(body.name)})`
  if (body.kind === 'form') return formatPairs(body.fields)
  if (body.kind === 'text' || hasExactNumber(body.value)) return quote(body.text)
  return `JSON.stringify(${formatJsonLiteral(body.value, notation, '  ')})`
}

const notation = {
  text: quote,
  key: formatKey,
  null: 'null',
  true: 'true',
  false: 'false',
  indent: '  ',
  end: '',
} as const

/** Formats a key. `__proto__` would set the prototype, but as a computed key it's a normal member. */
function formatKey(name: string): string {
  return name === '__proto__' ? `[${quote(name)}]` : quote(name)
}

function formatPairs(fields: readonly FormField[]): string {
  const lines = fields.map(({ name, value }) => `    [${quote(name)}, ${quote(value)}],\n`)
  return `new URLSearchParams([\n${lines.join('')}  ])`
}

/** Checks whether a part has headers. `FormData` doesn't support them, so the code then assembles the body itself. */
function hasHeaders(parts: readonly FormField[]): boolean {
  return parts.some(({ headers }) => headers !== undefined)
}

function addPartHeaders(request: SampleRequest): SampleRequest {
  const { headers, body } = request
  const isAssembled = body?.kind === 'multipart' && hasHeaders(body.parts)
  return isAssembled ? { ...request, headers: [...headers, multipartHeader] } : request
}

function listPartLines(parts: readonly FormField[]): readonly string[] {
  if (hasHeaders(parts)) {
    const pieces = listMultipartPieces(parts).map((piece) =>
      'file' in piece ? `await openAsBlob(${quote(piece.file)})` : quote(piece.text),
    )
    return ['const form = new Blob([', ...pieces.map((piece) => `  ${piece},`), '])', '']
  }
  const fields = parts.map(({ name, value, isFile, contentType }) => {
    const type = contentType ? `, { type: ${quote(contentType)} }` : ''
    if (isFile) {
      return `form.append(${quote(name)}, await openAsBlob(${quote(value)}${type}), ${quote(value)})`
    }
    const content = type ? `new Blob([${quote(value)}]${type})` : quote(value)
    return `form.append(${quote(name)}, ${content})`
  })
  return ['const form = new FormData()', ...fields, '']
}
