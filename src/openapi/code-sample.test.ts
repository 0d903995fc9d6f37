import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readApi } from './api.ts'
import type { CodeSample } from './code-sample.ts'

const awkward = `it's "quoted" \\\\ back\\\\slash\\nnew $HOME \`tick\` é 😀 \\"\\"\\" #{1} \\u2028 %s`

const spec = `
openapi: 3.1.0
info: { title: Awkward, version: '1' }
servers: [{ url: 'https://{where}.example/v1/', variables: { where: { default: api } } }]
security: [{ secretKey: [] }]
paths:
  /things/{id}:
    post:
      operationId: send
      parameters:
        - { name: id, in: path, required: true, schema: { type: string }, example: a/b c }
        - { name: tag, in: query, required: true, schema: { type: array, items: { type: string } }, example: [x y, 'z&'] }
        - { name: Idempotency-Key, in: header, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema: { type: object }
            examples:
              awkward: { value: { text: "${awkward}", long: 9007199254740993, list: [], none: null, yes: true } }
          application/x-www-form-urlencoded:
            schema: { type: object }
            examples: { form: { value: { a: 'b c&d', e: [1, 2] } } }
          multipart/form-data:
            schema: { type: object, properties: { file: { type: string, contentMediaType: application/octet-stream } } }
            examples: { parts: { value: { name: 'it''s "x"', file: '…' } } }
      responses: { '200': { description: Done. } }
components:
  securitySchemes: { secretKey: { type: http, scheme: bearer } }
`

const { api, problems } = await readApi(spec, 'awkward.yaml', { examples: 'ignore' })
if (!api) throw new Error(JSON.stringify(problems))
const samples = api!.operations[0]!.samples

function sources(language: string): readonly CodeSample[] {
  return samples.filter((sample) => sample.language === language)
}

function sample(language: string, example: string): string {
  return sources(language).find((candidate) => candidate.example === example)!.source
}

function savedAs(name: string, source: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sample-')), name)
  writeFileSync(file, source)
  return file
}

function has(command: string): boolean {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, command)))
}

const checkers = [
  { language: 'bash', file: 'sample.sh', command: 'bash', options: ['-n'] },
  { language: 'js', file: 'sample.mjs', command: 'node', options: ['--check'] },
  { language: 'python', file: 'sample.py', command: 'python3', options: ['-m', 'py_compile'] },
  { language: 'java', file: 'Main.java', command: 'javac', options: ['-encoding', 'utf8'] },
  { language: 'php', file: 'sample.php', command: 'php', options: ['-l'] },
  { language: 'ruby', file: 'sample.rb', command: 'ruby', options: ['-c'] },
  { language: 'go', file: 'sample.go', command: 'gofmt', options: ['-e'] },
]

for (const { language, file, command, options } of checkers) {
  test.skipIf(!has(command))(`samples in ${language} are right by ${command}`, { timeout: 60_000 }, () => {
    for (const { source } of sources(language))
      execFileSync(command, [...options, savedAs(file, source)], { stdio: 'pipe' })
  })
}

test('a shell passes the very body to curl', () => {
  const file = savedAs('sample.sh', `curl() { printf '%s' "\${@: -1}"; }\n${sample('bash', 'awkward')}`)

  const body = execFileSync('bash', [file], { encoding: 'utf8' })

  expect(body).toBe(api!.operations[0]!.requestBody!.content[0]!.examples[0]!.json)
})

test.skipIf(!has('python3'))('Python sends the very values, long numbers included', () => {
  const stand =
    'import json, sys, types\nsys.modules["requests"] = types.SimpleNamespace(request=lambda *a, json=None, **k: print(__import__("json").dumps(json)) or sys.exit())\n'
  const file = savedAs('sample.py', stand + sample('python', 'awkward'))

  const sent = execFileSync('python3', [file], { encoding: 'utf8' })

  expect(sent).toContain('"long": 9007199254740993')
  expect(JSON.parse(sent).text).toBe(
    JSON.parse(api!.operations[0]!.requestBody!.content[0]!.examples[0]!.json).text,
  )
})

test('a path, a query, a key and an idempotency key are filled in and encoded', () => {
  expect(sample('bash', 'form')).toMatchInlineSnapshot()
})

test('files of a form are sent as files', () => {
  expect(sample('js', 'parts')).toMatchInlineSnapshot()
})

test.each(['csharp', 'go', 'php', 'ruby', 'java', 'js'])('an awkward body in %s', (language) => {
  expect(sample(language, 'awkward')).toMatchSnapshot()
})

test('a sample that the file writes itself replaces ours of its language', async () => {
  const text = spec.replace(
    'operationId: send',
    'operationId: send\n      x-codeSamples: [{ lang: Shell, source: mine }, { lang: Rust, source: its }]',
  )

  const read = await readApi(text, 'own.yaml', { examples: 'ignore' })

  const own = read.api!.operations[0]!.samples.filter(
    ({ language }) => language === 'bash' || language === 'rust',
  )
  expect(own).toEqual([
    { language: 'bash', label: 'cURL', source: 'mine' },
    { language: 'rust', label: 'Rust', source: 'its' },
  ])
})
