import type { Json } from '../document/json.ts'
import { isObject, jsonText } from '../document/json.ts'
import type { FormField } from '../objects/form.ts'
import { concatenated } from '../objects/fresh.ts'
import { doubleQuoted } from './literal.ts'
import type { SampleBody } from './sample-body.ts'
import type { SampleRequest } from './sample-request.ts'

/** Python with the library requests. */
export function python({ method, url, headers, body, timeout, variables }: SampleRequest): string {
  const lines = headers.map(([name, value]) => `        ${doubleQuoted(name)}: ${doubleQuoted(value)},`)
  const call = [
    'response = requests.request(',
    `    ${doubleQuoted(method)},`,
    `    ${doubleQuoted(url)},`,
    ...(lines.length > 0 ? ['    headers={', ...lines, '    },'] : []),
    ...(body ? bodyArguments(body) : []),
    `    timeout=${timeout / 1000},`,
    ')',
    'print(response.status_code, response.text)',
  ].join('\n')
  return [
    '# Python 3.9 or later, and pip install requests',
    ...variables.map((variable) => values[variable].needs),
    'import requests',
    '',
    ...variables.map((variable) => `${variable} = ${values[variable].value}`),
    concatenated(call, { quote: '"', plus: '+' }),
  ].join('\n')
}

const values = {
  unique: { needs: 'import uuid', value: 'str(uuid.uuid4())' },
  now: {
    needs: 'from datetime import datetime, timezone',
    value: 'datetime.now(timezone.utc).isoformat()',
  },
} as const

function bodyArguments(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      // The library takes `json=None` for no body.
      if (body.value === null) return ['    data="null",']
      return [`    json=${literal(body.value, '    ')},`]
    case 'text':
      return [`    data=${doubleQuoted(body.text)}.encode(),`]
    case 'form':
      return ['    data=[', ...body.fields.map(pair), '    ],']
    case 'file':
      return [`    data=open(${doubleQuoted(body.name)}, "rb"),`]
    case 'multipart':
      return ['    files=[', ...body.parts.map(part), '    ],']
    default:
      return body satisfies never
  }
}

function pair({ name, value }: FormField): string {
  return `        (${doubleQuoted(name)}, ${doubleQuoted(value)}),`
}

function part({ name, value, isFile, contentType }: FormField): string {
  const type = contentType ? `, ${doubleQuoted(contentType)}` : ''
  const file = `open(${doubleQuoted(value)}, "rb")`
  const typedFile = type ? `(${doubleQuoted(value)}, ${file}${type})` : file
  const content = isFile ? typedFile : `(None, ${doubleQuoted(value)}${type})`
  return `        (${doubleQuoted(name)}, ${content}),`
}

/** A JSON value as Python writes it. */
function literal(value: Json, indent: string): string {
  const inner = `${indent}    `
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    return `[\n${value.map((item) => `${inner}${literal(item, inner)},\n`).join('')}${indent}]`
  }
  if (!isObject(value)) return jsonText(value)
  const members = Object.entries(value).map(
    ([key, item]) => `${inner}${doubleQuoted(key)}: ${literal(item ?? null, inner)},\n`,
  )
  return members.length === 0 ? '{}' : `{\n${members.join('')}${indent}}`
}
