import { concatenated, filled, variablesIn } from '../objects/fresh.ts'
import { doubleQuoted, indented } from './literal.ts'
import type { FormPart, SampleBody, SampleRequest } from './sample-request.ts'

const boundary = 'sample-boundary'

/** Java 17 with java.net.http. */
export function java({ method, url, headers, body, variables }: SampleRequest): string {
  const isForm = body?.kind === 'multipart'
  const all = isForm
    ? [...headers, ['Content-Type', `multipart/form-data; boundary=${boundary}`] as const]
    : headers
  const hasFile = isForm && body.parts.some(({ isFile }) => isFile)
  const lines = [
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
    ...variables.map((variable) => `    var ${variable} = ${values[variable]};`),
    ...(body ? bodyLines(body) : []),
    `    var request = HttpRequest.newBuilder(URI.create(${doubleQuoted(url)}))`,
    ...all.map(([name, value]) => `        .header(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
    `        .method(${doubleQuoted(method)}, ${publisher(body, hasFile)})`,
    '        .timeout(Duration.ofSeconds(10))',
    '        .build();',
    '    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '    System.out.println(response.statusCode() + " " + response.body());',
    '  }',
    '}',
  ].join('\n')
  return concatenated(lines, { quote: '"', plus: '+' })
}

const values = { unique: 'UUID.randomUUID().toString()', now: 'Instant.now().toString()' } as const

function publisher(body: SampleBody | undefined, hasFile: boolean): string {
  if (!body) return 'HttpRequest.BodyPublishers.noBody()'
  if (body.kind === 'file') return 'HttpRequest.BodyPublishers.ofFile(body)'
  return hasFile
    ? 'HttpRequest.BodyPublishers.ofByteArrays(body)'
    : 'HttpRequest.BodyPublishers.ofString(body)'
}

function bodyLines(body: SampleBody): readonly string[] {
  if (body.kind === 'json') return [`    var body = ${textBlock(body.text)};`]
  if (body.kind === 'text') return [`    var body = ${doubleQuoted(body.text)};`]
  if (body.kind === 'file') return [`    var body = Path.of(${doubleQuoted(body.name)});`]
  const pieces = [...body.parts.flatMap(formPart), doubleQuoted(`--${boundary}--\r\n`)]
  if (!body.parts.some(({ isFile }) => isFile)) return [`    var body = ${pieces.join('\n        + ')};`]
  const bytes = pieces.map((piece) => (piece.startsWith('"') ? `${piece}.getBytes()` : piece))
  return ['    var body = List.of(', `        ${bytes.join(',\n        ')});`]
}

function formPart({ name, value, isFile }: FormPart): readonly string[] {
  const escaped = name.replaceAll('"', '%22')
  const start = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped}"`
  if (!isFile) return [doubleQuoted(`${start}\r\n\r\n${value}\r\n`)]
  return [
    doubleQuoted(`${start}; filename="${value}"\r\nContent-Type: application/octet-stream\r\n\r\n`),
    `Files.readAllBytes(Path.of(${doubleQuoted(value)}))`,
    doubleQuoted('\r\n'),
  ]
}

function textBlock(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')
  const variables = [...escaped.matchAll(/\uFDD0|\uFDD1/g)].flatMap(([standIn]) => variablesIn(standIn))
  if (variables.length === 0) return `"""\n        ${indented(escaped, '        ')}\n        """`
  const format = filled(escaped.replaceAll('%', '%%'), () => '%s')
  return `"""\n        ${indented(format, '        ')}\n        """.formatted(${variables.join(', ')})`
}
