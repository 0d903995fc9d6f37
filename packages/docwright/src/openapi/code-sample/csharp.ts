import { fillPlaceholders, listVariables } from '../objects/fresh.ts'
import type { HttpBody } from '../request/http-body.ts'
import type { FormField } from '../serialization/form.ts'
import { indentLines, isBlock, quoteDouble as quote } from './literal.ts'
import type { SampleRequest } from './sample-request.ts'

/** Writes a request in C# 11 with HttpClient. */
export function writeCsharp({ method, url, headers, body, timeout, variables }: SampleRequest): string {
  const requestHeaders = headers.filter(([name]) => !isContentHeader(name))
  const contentHeaders = headers.filter(([name]) => isContentHeader(name))
  return [
    '// C# 11 (.NET 7) or later',
    ...(body && usesMediaTypes(body) ? ['using System.Net.Http.Headers;', ''] : []),
    ...variables.map((variable) => `var ${variable} = ${initializers[variable]};`),
    `using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(${timeout / 1000}) };`,
    `using var request = new HttpRequestMessage(new HttpMethod(${quote(method)}), ${quote(url)});`,
    ...requestHeaders.map(
      ([name, value]) => `request.Headers.TryAddWithoutValidation(${quote(name)}, ${quote(value)});`,
    ),
    ...(body ? listBodyLines(body, contentHeaders) : []),
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n')
}

const initializers = { unique: 'Guid.NewGuid().ToString()', now: 'DateTime.UtcNow.ToString("O")' } as const

/** Checks for headers that .NET sets on the content rather than on the request. */
function isContentHeader(name: string): boolean {
  return /^(content-.*|allow|expires|last-modified)$/i.test(name)
}

function listBodyLines(body: HttpBody, headers: readonly (readonly [string, string])[]): readonly string[] {
  if (body.kind === 'multipart') {
    const parts = body.parts.map(formatPartLine)
    return ['var form = new MultipartFormDataContent();', ...parts, 'request.Content = form;']
  }
  if (body.kind === 'file') {
    return [
      `request.Content = new StreamContent(File.OpenRead(${quote(body.name)}));`,
      ...headers.map(formatContentHeader),
    ]
  }
  const text = body.kind === 'json' ? formatRawString(body.text) : quote(body.text)
  const mediaType = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'text/plain'
  const others = headers.filter(([name]) => name.toLowerCase() !== 'content-type')
  return [
    `request.Content = new StringContent(${text}, MediaTypeHeaderValue.Parse(${quote(mediaType)}));`,
    ...others.map(formatContentHeader),
  ]
}

/** Checks whether the code names the class `MediaTypeHeaderValue`, which needs an import. */
function usesMediaTypes(body: HttpBody): boolean {
  return body.kind === 'multipart'
    ? body.parts.some(({ contentType }) => contentType !== undefined)
    : body.kind !== 'file'
}

function formatPartLine({ name, value, isFile, contentType, headers }: FormField): string {
  const type = contentType && `MediaTypeHeaderValue.Parse(${quote(contentType)})`
  const own = (headers ?? []).map(([key, text]) => `{ ${quote(key)}, ${quote(text)} }`)
  if (!isFile) {
    const initializer = own.length > 0 ? ` { Headers = { ${own.join(', ')} } }` : ''
    return `form.Add(new StringContent(${quote(value)}${type ? `, ${type}` : ''})${initializer}, ${quote(name)});`
  }
  // In C#, the initializer of a collection contains either elements or properties, so `ContentType` then becomes an element.
  const all = contentType ? [`{ "Content-Type", ${quote(contentType)} }`, ...own] : own
  const members = own.length > 0 ? all.join(', ') : type && `ContentType = ${type}`
  const initializer = members ? ` { Headers = { ${members} } }` : ''
  const content = `new StreamContent(File.OpenRead(${quote(value)}))${initializer}`
  return `form.Add(${content}, ${quote(name)}, ${quote(value)});`
}

function formatContentHeader([name, value]: readonly [string, string]): string {
  return `request.Content.Headers.TryAddWithoutValidation(${quote(name)}, ${quote(value)});`
}

/** Formats a raw string. Its fence has more quotes than any sequence of quotes inside. */
function formatRawString(text: string): string {
  if (!isBlock(text)) return quote(text)
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length))
  const fence = '"'.repeat(longest + 1)
  if (listVariables(text).length === 0) return `${fence}\n    ${indentLines(text, '    ')}\n    ${fence}`
  // An interpolation has more braces than any sequence of braces in the text.
  const braces = Math.max(2, ...[...text.matchAll(/\{+|\}+/g)].map(([run]) => run.length + 1))
  const value = fillPlaceholders(text, (variable) => `${'{'.repeat(braces)}${variable}${'}'.repeat(braces)}`)
  return `${'$'.repeat(braces)}${fence}\n    ${indentLines(value, '    ')}\n    ${fence}`
}
