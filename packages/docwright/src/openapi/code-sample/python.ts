import type { HttpBody } from '../request/http-body.ts'
import type { FormField } from '../serialization/form.ts'
import { formatJsonLiteral } from './json-literal.ts'
import { quoteDouble as quote } from './literal.ts'
import type { SampleRequest } from './sample-request.ts'

/** Writes a request in Python with the requests library. */
export function writePython({ method, url, headers, body, timeout, variables }: SampleRequest): string {
  const lines = headers.map(([name, value]) => `        ${quote(name)}: ${quote(value)},`)
  const call = [
    'response = requests.request(',
    `    ${quote(method)},`,
    `    ${quote(url)},`,
    ...(lines.length > 0 ? ['    headers={', ...lines, '    },'] : []),
    ...(body ? listBodyArguments(body) : []),
    `    timeout=${timeout / 1000},`,
    ')',
    'print(response.status_code, response.text)',
  ].join('\n')
  return [
    '# Python 3.9 or later, and pip install requests',
    ...variables.map((variable) => initializers[variable].needs),
    'import requests',
    '',
    ...variables.map((variable) => `${variable} = ${initializers[variable].value}`),
    call,
  ].join('\n')
}

const initializers = {
  unique: { needs: 'import uuid', value: 'str(uuid.uuid4())' },
  now: {
    needs: 'from datetime import datetime, timezone',
    value: 'datetime.now(timezone.utc).isoformat()',
  },
} as const

function listBodyArguments(body: HttpBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      // The library treats `json=None` as no body.
      if (body.value === null) return ['    data="null",']
      return [`    json=${formatJsonLiteral(body.value, notation, '    ')},`]
    case 'text':
      return [`    data=${quote(body.text)}.encode(),`]
    case 'form':
      return ['    data=[', ...body.fields.map(writePair), '    ],']
    case 'file':
      return [`    data=open(${quote(body.name)}, "rb"),`]
    case 'multipart':
      return ['    files=[', ...body.parts.map(formatPart), '    ],']
    default:
      return body satisfies never
  }
}

function writePair({ name, value }: FormField): string {
  return `        (${quote(name)}, ${quote(value)}),`
}

function formatPart({ name, value, isFile, contentType, headers }: FormField): string {
  const headerMembers = headers?.map(([key, text]) => `${quote(key)}: ${quote(text)}`).join(', ')
  const type = `${contentType ? `, ${quote(contentType)}` : headerMembers ? ', None' : ''}${headerMembers ? `, {${headerMembers}}` : ''}`
  const file = `open(${quote(value)}, "rb")`
  const typedFile = type ? `(${quote(value)}, ${file}${type})` : file
  const content = isFile ? typedFile : `(None, ${quote(value)}${type})`
  return `        (${quote(name)}, ${content}),`
}

const notation = {
  text: quote,
  key: quote,
  null: 'None',
  true: 'True',
  false: 'False',
  indent: '    ',
  end: ',',
} as const
