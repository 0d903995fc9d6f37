import { doubleQuoted, indented } from './literal.ts'
import type { FormPart, SampleBody, SampleRequest } from './sample-request.ts'

const boundary = 'sample-boundary'

/** Java 17 with java.net.http. */
export function java({ method, url, headers, body }: SampleRequest): string {
  const isForm = body?.kind === 'multipart'
  const all = isForm
    ? [...headers, ['Content-Type', `multipart/form-data; boundary=${boundary}`] as const]
    : headers
  const hasFile = isForm && body.parts.some(({ isFile }) => isFile)
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(hasFile ? ['import java.nio.file.Files;'] : []),
    ...(hasFile || body?.kind === 'file' ? ['import java.nio.file.Path;'] : []),
    ...(hasFile ? ['import java.util.List;'] : []),
    '',
    'public class Main {',
    '  public static void main(String[] arguments) throws Exception {',
    ...(body ? bodyLines(body) : []),
    `    var request = HttpRequest.newBuilder(URI.create(${doubleQuoted(url)}))`,
    ...all.map(([name, value]) => `        .header(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
    `        .method(${doubleQuoted(method)}, ${publisher(body, hasFile)})`,
    '        .build();',
    '    var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '    System.out.println(response.statusCode() + " " + response.body());',
    '  }',
    '}',
  ].join('\n')
}

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
  return `"""\n        ${indented(escaped, '        ')}\n        """`
}
