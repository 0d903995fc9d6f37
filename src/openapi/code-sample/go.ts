import { doubleQuoted } from './literal.ts'
import type { FormPart, SampleBody, SampleRequest } from './sample-request.ts'

/** Go with net/http. */
export function go({ method, url, headers, body }: SampleRequest): string {
  return [
    'package main',
    '',
    'import (',
    ...imports(body).map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...(body ? bodyLines(body) : []),
    `\trequest, err := http.NewRequest(${doubleQuoted(method)}, ${doubleQuoted(url)}, ${body ? 'body' : 'nil'})`,
    ...check,
    ...headers.map(([name, value]) => `\trequest.Header.Set(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
    ...(body?.kind === 'multipart'
      ? ['\trequest.Header.Set("Content-Type", form.FormDataContentType())']
      : []),
    '\tresponse, err := http.DefaultClient.Do(request)',
    ...check,
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    ...check,
    '\tfmt.Println(response.StatusCode, string(answer))',
    '}',
  ].join('\n')
}

const check = ['\tif err != nil {', '\t\tpanic(err)', '\t}']

function imports(body: SampleBody | undefined): readonly string[] {
  if (!body) return ['fmt', 'io', 'net/http']
  if (body.kind === 'file') return ['fmt', 'io', 'net/http', 'os']
  if (body.kind !== 'multipart') return ['fmt', 'io', 'net/http', 'strings']
  const files = body.parts.some(({ isFile }) => isFile) ? ['os'] : []
  return ['bytes', 'fmt', 'io', 'mime/multipart', 'net/http', ...files]
}

function bodyLines(body: SampleBody): readonly string[] {
  if (body.kind === 'file')
    return [`\tbody, err := os.Open(${doubleQuoted(body.name)})`, ...check, '\tdefer body.Close()']
  if (body.kind !== 'multipart') return [`\tbody := strings.NewReader(${rawString(body.text)})`]
  return [
    '\tbody := &bytes.Buffer{}',
    '\tform := multipart.NewWriter(body)',
    ...body.parts.flatMap(partLines),
    '\tform.Close()',
  ]
}

function partLines({ name, value, isFile }: FormPart, index: number): readonly string[] {
  if (!isFile) return [`\tform.WriteField(${doubleQuoted(name)}, ${doubleQuoted(value)})`]
  return [
    `\tfile${index + 1}, err := os.ReadFile(${doubleQuoted(value)})`,
    ...check,
    `\tpart${index + 1}, err := form.CreateFormFile(${doubleQuoted(name)}, ${doubleQuoted(value)})`,
    ...check,
    `\tpart${index + 1}.Write(file${index + 1})`,
  ]
}

/** Between backticks nothing is special, but a backtick and a carriage return cannot stand there. */
function rawString(text: string): string {
  return /[`\r\0\uFEFF]/.test(text) || !text.includes('\n') ? doubleQuoted(text) : `\`${text}\``
}
