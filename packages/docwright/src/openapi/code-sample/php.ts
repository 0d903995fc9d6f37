import { fillPlaceholders, listVariables } from '../objects/fresh.ts'
import type { HttpBody } from '../request/http-body.ts'
import { formatQuoted, isBlock, quotePhp as quote } from './literal.ts'
import { hasOwnHeaders, listMultipartPieces, multipartHeader } from './multipart-pieces.ts'
import type { SampleRequest } from './sample-request.ts'
import { formatCurlHeader } from './sample-request.ts'

/** Writes a request in PHP 8 with the curl extension. */
export function writePhp({ method, url, headers, body, timeout, variables }: SampleRequest): string {
  const allHeaders = body && isAssembled(body) ? [...headers, multipartHeader] : headers
  const lines = allHeaders.map(([name, value]) => `        ${quote(formatCurlHeader(name, value))},`)
  const call = [
    `$curl = curl_init(${quote(url)});`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => ${quote(method)},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    `    ${formatTimeoutOption(timeout)},`,
    ...(lines.length > 0 ? ['    CURLOPT_HTTPHEADER => [', ...lines, '    ],'] : []),
    ...(body ? [`    CURLOPT_POSTFIELDS => ${formatBodyText(body)},`] : []),
    ']);',
    '$answer = curl_exec($curl);',
    'if ($answer === false) throw new RuntimeException(curl_error($curl));',
    "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $answer;",
  ].join('\n')
  return [
    '<?php',
    '// PHP 8 or later with the extension curl',
    ...variables.map((variable) => `$${variable} = ${initializers[variable]};`),
    call,
  ].join('\n')
}

const initializers = { unique: 'bin2hex(random_bytes(16))', now: "gmdate('Y-m-d\\TH:i:s\\Z')" } as const

function formatTimeoutOption(milliseconds: number): string {
  const seconds = milliseconds / 1000
  return Number.isInteger(seconds) ? `CURLOPT_TIMEOUT => ${seconds}` : `CURLOPT_TIMEOUT_MS => ${milliseconds}`
}

function formatBodyText(body: HttpBody): string {
  if (body.kind === 'json') return formatJsonText(body.text)
  if (body.kind === 'file') return `file_get_contents(${quote(body.name)})`
  if (body.kind !== 'multipart') return quote(body.text)
  if (isAssembled(body)) {
    const pieces = listMultipartPieces(body.parts).map((piece) =>
      'file' in piece ? `file_get_contents(${quote(piece.file)})` : formatQuoted(piece.text, '$'),
    )
    return pieces.join('\n        . ')
  }
  const parts = body.parts.map(({ name, value, isFile, contentType }) => {
    const type = contentType ? `, ${quote(contentType)}` : ''
    const content = isFile ? `new CURLFile(${quote(value)}${type})` : quote(value)
    return `        ${quote(name)} => ${content},`
  })
  return ['[', ...parts, '    ]'].join('\n')
}

/** Checks whether the code assembles the body itself, because a PHP array can't repeat a name or give parts headers. */
function isAssembled(body: HttpBody): boolean {
  if (body.kind !== 'multipart') return false
  const names = body.parts.map(({ name }) => name)
  return new Set(names).size < names.length || hasOwnHeaders(body.parts)
}

/** Writes JSON as a heredoc. PHP interpolates `$…` in the second form, so `$` and `\` in the text must be escaped. */
function formatJsonText(json: string): string {
  if (!isBlock(json)) return quote(json)
  if (listVariables(json).length === 0) return `<<<'JSON'\n${json}\nJSON`
  const text = fillPlaceholders(json.replace(/[\\$]/g, '\\$&'), (variable) => `{$${variable}}`)
  return `<<<JSON\n${text}\nJSON`
}
