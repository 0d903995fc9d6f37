import { concatenated, filled, variablesIn } from '../objects/fresh.ts'
import { escapedQuoted, singleQuoted } from './literal.ts'
import { hasTypedTexts, multipartHeader, multipartPieces } from './multipart-pieces.ts'
import type { SampleBody } from './sample-body.ts'
import type { SampleRequest } from './sample-request.ts'

/** PHP 8 with the curl extension. */
export function php({ method, url, headers, body, timeout, variables }: SampleRequest): string {
  const all = body && isPutTogether(body) ? [...headers, multipartHeader] : headers
  const lines = all.map(([name, value]) => `        ${singleQuoted(`${name}: ${value}`)},`)
  const call = [
    `$curl = curl_init(${singleQuoted(url)});`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => ${singleQuoted(method)},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    `    ${limit(timeout)},`,
    ...(lines.length > 0 ? ['    CURLOPT_HTTPHEADER => [', ...lines, '    ],'] : []),
    ...(body ? [`    CURLOPT_POSTFIELDS => ${bodyText(body)},`] : []),
    ']);',
    '$answer = curl_exec($curl);',
    'if ($answer === false) throw new RuntimeException(curl_error($curl));',
    "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $answer;",
  ].join('\n')
  return [
    '<?php',
    '// PHP 8 or later with the extension curl',
    ...variables.map((variable) => `$${variable} = ${values[variable]};`),
    concatenated(call, { quote: "'", plus: '.', prefix: '$' }),
  ].join('\n')
}

const values = { unique: 'bin2hex(random_bytes(16))', now: "gmdate('Y-m-d\\TH:i:s\\Z')" } as const

function limit(milliseconds: number): string {
  const seconds = milliseconds / 1000
  return Number.isInteger(seconds) ? `CURLOPT_TIMEOUT => ${seconds}` : `CURLOPT_TIMEOUT_MS => ${milliseconds}`
}

function bodyText(body: SampleBody): string {
  if (body.kind === 'json') return jsonText(body.text)
  if (body.kind === 'file') return `file_get_contents(${singleQuoted(body.name)})`
  if (body.kind !== 'multipart') return singleQuoted(body.text)
  if (isPutTogether(body)) {
    const pieces = multipartPieces(body.parts).map((piece) =>
      'file' in piece ? `file_get_contents(${singleQuoted(piece.file)})` : escapedQuoted(piece.text, '$'),
    )
    return pieces.join('\n        . ')
  }
  const parts = body.parts.map(({ name, value, isFile, contentType }) => {
    const type = contentType ? `, ${singleQuoted(contentType)}` : ''
    const content = isFile ? `new CURLFile(${singleQuoted(value)}${type})` : singleQuoted(value)
    return `        ${singleQuoted(name)} => ${content},`
  })
  return ['[', ...parts, '    ]'].join('\n')
}

/** An array of PHP has each name once and no types for texts. */
function isPutTogether(body: SampleBody): boolean {
  if (body.kind !== 'multipart') return false
  const names = body.parts.map(({ name }) => name)
  return new Set(names).size < names.length || hasTypedTexts(body.parts)
}

/** In the second form `$…` is a value, so that a dollar sign and a backslash of the text are escaped. */
function jsonText(json: string): string {
  if (variablesIn(json).length === 0) return `<<<'JSON'\n${json}\nJSON`
  const text = filled(json.replace(/[\\$]/g, '\\$&'), (variable) => `{$${variable}}`)
  return `<<<JSON\n${text}\nJSON`
}
