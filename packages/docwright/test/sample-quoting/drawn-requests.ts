import type { SampleRequest } from '../../src/openapi/code-sample/sample-request.ts'
import type { HttpBody } from '../../src/openapi/request/http-body.ts'
import type { FormField } from '../../src/openapi/serialization/form.ts'
import { formatForm } from '../../src/openapi/serialization/form.ts'

/** Characters that end a string, a comment, or a line in some language. */
export const ends: Readonly<Record<string, string>> = {
  apostrophe: "'",
  quote: '"',
  'three quotes': '"""',
  backtick: '`',
  substitution: '$(touch sample-canary)',
  'backticks around a command': '`touch sample-canary`',
  interpolation: `#{File.write('sample-canary', '')}$\{x}{$x}`,
  comment: '*/ ?> --> //',
  backslash: '\\',
  'octal escape': '\\47;touch sample-canary;\\u0022\\u000a',
  'line feed': '\n',
  'carriage return': '\r',
  'next line': '\u0085',
  'line separator': '\u2028',
  'paragraph separator': '\u2029',
  'control character': '\u0001',
}

type Drawn = (value: string) => Partial<SampleRequest>

const base: SampleRequest = {
  method: 'POST',
  url: 'https://api.example.com/x',
  headers: [],
  timeout: 10_000,
  variables: [],
}

function body(one: HttpBody, type = 'text/plain'): Partial<SampleRequest> {
  return { body: one, ...(one.kind !== 'multipart' && { headers: [['Content-Type', type]] }) }
}

function json(value: Readonly<Record<string, string>>): Partial<SampleRequest> {
  return body({ kind: 'json', value, text: JSON.stringify(value, null, 2) }, 'application/json')
}

function form(name: string, value: string): Partial<SampleRequest> {
  const fields = [{ name, value, isFile: false }]
  return body({ kind: 'form', fields, text: formatForm(fields) }, 'application/x-www-form-urlencoded')
}

function part(name: string, value: string, more: Partial<FormField> = {}) {
  return body({ kind: 'multipart', parts: [{ name, value, isFile: false, ...more }] })
}

/** Each place of a sample where a value of the writer's may be. */
export const places: Readonly<Record<string, Drawn>> = {
  method: (value) => ({ method: `A${value}` }),
  address: (value) => ({ url: `${base.url}?q=${value}` }),
  'name of a header': (value) => ({ headers: [[`X-${value}`, 'a']] }),
  header: (value) => ({ headers: [['X-Value', value]] }),
  'media type': (value) => body({ kind: 'text', text: 'a' }, `text/${value}`),
  'key in JSON': (value) => json({ [value]: 'a' }),
  'text in JSON': (value) => json({ a: value }),
  text: (value) => body({ kind: 'text', text: value }),
  'name in a form': (value) => form(value, 'a'),
  'value in a form': (value) => form('a', value),
  file: (value) => body({ kind: 'file', name: `a${value}.bin` }),
  'name of a part': (value) => part(value, 'a'),
  part: (value) => part('a', value),
  'type of a part': (value) => part('a', 'b', { contentType: `text/${value}` }),
  'header of a part': (value) => part('a', 'b', { headers: [['X-Part', value]] }),
  'file of a part': (value) => part('a', `a${value}.bin`, { isFile: true }),
  comment: (value) => ({ note: `About ${value} it.` }),
}

/** A request with a value at one of these places. */
export interface DrawnRequest {
  readonly title: string
  readonly value: string
  readonly request: SampleRequest
  /** Checks whether the program receives the value. A comment doesn't reach it. */
  readonly isSent: boolean
}

/** Each place with each of these values. */
export function drawnRequests(values: Readonly<Record<string, string>>): readonly DrawnRequest[] {
  return Object.entries(places).flatMap(([place, draw]) =>
    Object.entries(values).map(([name, value]) => ({
      title: `${place}: ${name}`,
      value,
      request: { ...base, ...draw(value) },
      isSent: place !== 'comment',
    })),
  )
}
