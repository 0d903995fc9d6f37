import { fillPlaceholders } from '../objects/fresh.ts'
import type { HttpBody } from '../request/http-body.ts'
import type { FormField } from '../serialization/form.ts'
import { isBlock, quoteDouble as quote } from './literal.ts'
import { listPartHeaders } from './multipart-pieces.ts'
import type { SampleRequest } from './sample-request.ts'

/** Writes a request in Go with net/http. */
export function writeGo({ method, url, headers, body, timeout, variables }: SampleRequest): string {
  return [
    '// Go 1.19 or later',
    'package main',
    '',
    'import (',
    ...[...listImports(body), ...variables.flatMap((variable) => initializers[variable].imports), 'time']
      .filter((name, index, all) => all.indexOf(name) === index)
      .toSorted()
      .map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...variables.flatMap((variable) => initializers[variable].lines),
    ...(body ? listBodyLines(body) : []),
    `\trequest, err := http.NewRequest(${quote(method)}, ${quote(url)}, ${body ? 'body' : 'nil'})`,
    ...panicOnError,
    ...headers.map(([name, value]) => `\trequest.Header.Set(${quote(name)}, ${quote(value)})`),
    ...(body?.kind === 'multipart'
      ? ['\trequest.Header.Set("Content-Type", form.FormDataContentType())']
      : []),
    `\tclient := http.Client{Timeout: ${formatDuration(timeout)}}`,
    '\tresponse, err := client.Do(request)',
    ...panicOnError,
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    ...panicOnError,
    '\tfmt.Println(response.StatusCode, string(answer))',
    '}',
  ].join('\n')
}

const panicOnError = ['\tif err != nil {', '\t\tpanic(err)', '\t}']

const initializers = {
  unique: {
    imports: ['crypto/rand', 'encoding/hex'],
    lines: [
      '\trandom := make([]byte, 16)',
      '\tif _, err := rand.Read(random); err != nil {',
      '\t\tpanic(err)',
      '\t}',
      '\tunique := hex.EncodeToString(random)',
    ],
  },
  now: { imports: ['time'], lines: ['\tnow := time.Now().UTC().Format(time.RFC3339)'] },
} as const

function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000
  return Number.isInteger(seconds) ? `${seconds} * time.Second` : `${milliseconds} * time.Millisecond`
}

function listImports(body: HttpBody | undefined): readonly string[] {
  if (!body) return ['fmt', 'io', 'net/http']
  if (body.kind === 'file') return ['fmt', 'io', 'net/http', 'os']
  if (body.kind !== 'multipart') return ['fmt', 'io', 'net/http', 'strings']
  const files = body.parts.some(({ isFile }) => isFile) ? ['os'] : []
  const types = body.parts.some(({ contentType, headers }) => contentType ?? headers) ? ['net/textproto'] : []
  return ['bytes', 'fmt', 'io', 'mime/multipart', 'net/http', ...types, ...files]
}

function listBodyLines(body: HttpBody): readonly string[] {
  if (body.kind === 'file') {
    return [`\tbody, err := os.Open(${quote(body.name)})`, ...panicOnError, '\tdefer body.Close()']
  }
  if (body.kind !== 'multipart') return [`\tbody := strings.NewReader(${formatRawString(body.text)})`]
  return [
    '\tbody := &bytes.Buffer{}',
    '\tform := multipart.NewWriter(body)',
    ...body.parts.flatMap(listPartLines),
    '\tform.Close()',
  ]
}

function listPartLines(field: FormField, index: number): readonly string[] {
  const { name, value, isFile, contentType, headers } = field
  if (!isFile && !contentType && !headers) return [`\tform.WriteField(${quote(name)}, ${quote(value)})`]
  const number = index + 1
  const file = isFile ? [`\tfile${number}, err := os.ReadFile(${quote(value)})`, ...panicOnError] : []
  const part =
    contentType || headers
      ? `form.CreatePart(${formatMimeHeader(field)})`
      : `form.CreateFormFile(${quote(name)}, ${quote(value)})`
  return [
    ...file,
    `\tpart${number}, err := ${part}`,
    ...panicOnError,
    `\tpart${number}.Write(${isFile ? `file${number}` : `[]byte(${quote(value)})`})`,
  ]
}

function formatMimeHeader(field: FormField): string {
  const members = listPartHeaders(field).map(([key, text]) => `${quote(key)}: {${quote(text)}}`)
  return `textproto.MIMEHeader{${members.join(', ')}}`
}

/** Formats a raw string, which can't contain a backtick. */
function formatRawString(text: string): string {
  if (text.includes('`') || !text.includes('\n') || !isBlock(text)) return quote(text)
  return `\`${fillPlaceholders(text, (variable) => `\` + ${variable} + \``)}\``
}
