import { isDeepStrictEqual } from 'node:util'
import type { SampleRequest } from '../../../src/openapi/code-sample/sample-request.ts'
import type { HttpBody } from '../../../src/openapi/request/http-body.ts'
import type { FormField } from '../../../src/openapi/serialization/form.ts'
import type { Recorded } from './recorder.ts'

/** The content of every file that a sample reads. */
export const fileContent = Buffer.from('89500d0a00ff', 'hex')

/** The headers that a program adds to a request itself. */
const ofPrograms = new Set(
  [
    'host user-agent accept accept-encoding accept-language sec-fetch-mode connection content-length',
    'transfer-encoding expect upgrade http2-settings content-type keep-alive pragma cache-control',
  ].flatMap((line) => line.split(' ')),
)

/** Returns the differences between the received and the expected request, one per line. */
export function differences(meant: SampleRequest, came: Recorded): readonly string[] {
  const [path, query] = came.url.split('?')
  const wanted = new URL(meant.url)
  const names = new Set(meant.headers.map(([name]) => name.toLowerCase()))
  const unknown = Object.keys(came.headers).filter((name) => !names.has(name) && !ofPrograms.has(name))
  return [
    ...listDifferences('method', meant.method, came.method),
    ...listDifferences('path', decoded(wanted.pathname), decoded(path ?? '')),
    ...listDifferences('query', listPairs(wanted.search), listPairs(query ?? '')),
    ...meant.headers.flatMap(([name, value]) => {
      const header = String(came.headers[name.toLowerCase()])
      return header === value ? [] : listDifferences(name, value, Buffer.from(header, 'latin1').toString())
    }),
    ...listDifferences('further headers', [], unknown),
    ...listBodyDifferences(meant.body, came),
  ]
}

function listDifferences(what: string, meant: unknown, came: unknown): readonly string[] {
  if (isDeepStrictEqual(meant, came)) return []
  return [`${what}: ${JSON.stringify(meant)?.slice(0, 300)} came as ${JSON.stringify(came)?.slice(0, 300)}`]
}

function decoded(path: string): string {
  return decodeURIComponent(path)
}

function listPairs(query: string): readonly (readonly string[])[] {
  return [...new URLSearchParams(query)]
}

function listBodyDifferences(meant: HttpBody | undefined, { headers, body }: Recorded): readonly string[] {
  const text = body.toString()
  if (!meant)
    return [
      ...listDifferences('body', '', text),
      ...listDifferences('type', undefined, headers['content-type']),
    ]
  switch (meant.kind) {
    case 'json':
      return listDifferences('body', JSON.parse(meant.text), text === '' ? undefined : JSON.parse(text))
    case 'text':
      return listDifferences('body', meant.text, text)
    case 'form':
      return listDifferences(
        'body',
        meant.fields.map(({ name, value }) => [name, value]),
        listPairs(text),
      )
    case 'file':
      return listDifferences('body', fileContent.toString('hex'), body.toString('hex'))
    case 'multipart':
      return listDifferences('body', meant.parts.map(getPart), listParts(body, headers['content-type'] ?? ''))
    default:
      return meant satisfies never
  }
}

interface Part {
  readonly name: string
  readonly content: string
  readonly type: string | undefined
  readonly headers: readonly string[]
}

/** A file part has its own media type, even if the description doesn't specify one. */
function getPart({ name, value, isFile, contentType, headers = [] }: FormField): Part {
  const content = (isFile ? fileContent : Buffer.from(value)).toString('latin1')
  const type = contentType ?? (isFile ? 'file' : undefined)
  return { name, content, type, headers: headers.map((header) => header.join(': ')).toSorted() }
}

function listParts(body: Buffer, contentType: string): readonly Part[] {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)/.exec(contentType)?.[1] ?? 'no boundary'
  const pieces = body.toString('latin1').split(`--${boundary}`).slice(1, -1)
  return pieces.map((piece) => {
    const end = piece.indexOf('\r\n\r\n')
    const head = Buffer.from(piece.slice(0, end), 'latin1').toString()
    const type = /content-type: *(.*)/i.exec(head)?.[1]
    const isUntyped = type === undefined || type === 'application/octet-stream'
    return {
      name: (/ name="([^"]*)"/.exec(head)?.[1] ?? '').replaceAll('%22', '"'),
      content: piece.slice(end + 4, -2),
      type: / filename="/.test(head) && isUntyped ? 'file' : type,
      headers: head
        .split('\r\n')
        .filter((line) => line !== '' && !/^content-(?:disposition|type):/i.test(line))
        .toSorted(),
    }
  })
}
