import { fillPlaceholders, splitAtPlaceholders } from '../objects/fresh.ts'
import type { HttpBody } from '../request/http-body.ts'
import { indentLines, isBlock, quoteDouble as quote } from './literal.ts'
import { listMultipartPieces, multipartHeader } from './multipart-pieces.ts'
import type { SampleRequest } from './sample-request.ts'

/** Writes a request in Java 17 with java.net.http. */
export function writeJava({ method, url, headers, body, timeout, variables }: SampleRequest): string {
  const isForm = body?.kind === 'multipart'
  const allHeaders = isForm ? [...headers, multipartHeader] : headers
  const hasFile = isForm && body.parts.some(({ isFile }) => isFile)
  return [
    '// Java 17 or later',
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(hasFile ? ['import java.nio.file.Files;'] : []),
    ...(hasFile || body?.kind === 'file' ? ['import java.nio.file.Path;'] : []),
    'import java.time.Duration;',
    ...(variables.includes('now') ? ['import java.time.Instant;'] : []),
    ...(hasFile ? ['import java.util.List;'] : []),
    ...(variables.includes('unique') ? ['import java.util.UUID;'] : []),
    '',
    'public class Main {',
    '  public static void main(String[] arguments) throws Exception {',
    ...variables.map((variable) => `    var ${variable} = ${initializers[variable]};`),
    ...(body ? listBodyLines(body) : []),
    `    var request = HttpRequest.newBuilder(URI.create(${quote(url)}))`,
    ...allHeaders.map(([name, value]) => `        .header(${quote(name)}, ${quote(value)})`),
    `        .method(${quote(method)}, ${formatPublisher(body, hasFile)})`,
    `        .timeout(${formatDuration(timeout)})`,
    '        .build();',
    '    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '    System.out.println(response.statusCode() + " " + response.body());',
    '  }',
    '}',
  ].join('\n')
}

const initializers = { unique: 'UUID.randomUUID().toString()', now: 'Instant.now().toString()' } as const

function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  return Number.isInteger(seconds) ? `Duration.ofSeconds(${seconds})` : `Duration.ofMillis(${milliseconds})`
}

function formatPublisher(body: HttpBody | undefined, hasFile: boolean): string {
  if (!body) return 'HttpRequest.BodyPublishers.noBody()'
  if (body.kind === 'file') return 'HttpRequest.BodyPublishers.ofFile(body)'
  return hasFile
    ? 'HttpRequest.BodyPublishers.ofByteArrays(body)'
    : 'HttpRequest.BodyPublishers.ofString(body)'
}

function listBodyLines(body: HttpBody): readonly string[] {
  if (body.kind === 'json') return [`    var body = ${formatTextBlock(body.text)};`]
  if (body.kind === 'file') return [`    var body = Path.of(${quote(body.name)});`]
  if (body.kind !== 'multipart') return [`    var body = ${quote(body.text)};`]
  const pieces = listMultipartPieces(body.parts)
  const hasFile = pieces.some((piece) => 'file' in piece)
  const expressions = pieces.map((piece) =>
    'file' in piece ? `Files.readAllBytes(Path.of(${quote(piece.file)}))` : quote(piece.text),
  )
  if (!hasFile) return [`    var body = ${expressions.join('\n        + ')};`]
  const bytes = expressions.map((text) => (text.startsWith('"') ? `${text}.getBytes()` : text))
  return ['    var body = List.of(', `        ${bytes.join(',\n        ')});`]
}

function formatTextBlock(text: string): string {
  if (!isBlock(text)) return quote(text)
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')
  const variables = splitAtPlaceholders(text).flatMap((piece) =>
    typeof piece === 'string' ? [] : piece.variable,
  )
  if (variables.length === 0) return `"""\n        ${indentLines(escaped, '        ')}\n        """`
  const format = fillPlaceholders(escaped.replaceAll('%', '%%'), () => '%s')
  return `"""\n        ${indentLines(format, '        ')}\n        """.formatted(${variables.join(', ')})`
}
