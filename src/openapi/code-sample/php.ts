import { singleQuoted } from './literal.ts'
import type { SampleBody, SampleRequest } from './sample-request.ts'

/** PHP 8 with the curl extension. */
export function php({ method, url, headers, body }: SampleRequest): string {
  const lines = headers.map(([name, value]) => `        ${singleQuoted(`${name}: ${value}`)},`)
  return [
    '<?php',
    `$curl = curl_init(${singleQuoted(url)});`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => ${singleQuoted(method)},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(lines.length > 0 ? ['    CURLOPT_HTTPHEADER => [', ...lines, '    ],'] : []),
    ...(body ? [`    CURLOPT_POSTFIELDS => ${bodyText(body)},`] : []),
    ']);',
    '$answer = curl_exec($curl);',
    "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $answer;",
  ].join('\n')
}

function bodyText(body: SampleBody): string {
  if (body.kind === 'json') return `<<<'JSON'\n${body.text}\nJSON`
  if (body.kind === 'text') return singleQuoted(body.text)
  if (body.kind === 'file') return `file_get_contents(${singleQuoted(body.name)})`
  const parts = body.parts.map(({ name, value, isFile }) => {
    const content = isFile ? `new CURLFile(${singleQuoted(value)})` : singleQuoted(value)
    return `        ${singleQuoted(name)} => ${content},`
  })
  return ['[', ...parts, '    ]'].join('\n')
}
