import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Api } from '../api.ts'
import { readApi } from '../api.ts'
import type { CodeSample } from './code-sample.ts'

const awkward = 'it\'s "quoted" \\ back\\slash\nnew $HOME `tick` é 😀 """ #{1} \u2028 %s'

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
        - name: Trace
          in: header
          schema: { type: string }
          examples: { fresh: { value: trace, x-fresh: { '': unique } } }
      requestBody:
        content:
          application/json:
            schema: { type: object }
            examples:
              fresh:
                x-fresh: { /id: suffix, /at: now, /text: suffix }
                value: { id: ord-1, at: '2020-01-01T00:00:00Z', text: ${JSON.stringify(awkward)}, many: '{{{' }
              awkward: { value: { text: ${JSON.stringify(awkward)}, long: 9007199254740993, list: [], none: null, yes: true } }
          application/x-www-form-urlencoded:
            schema: { type: object }
            examples: { form: { value: { a: 'b c&d', e: [1, 2] } } }
          multipart/form-data:
            schema: { type: object, properties: { file: { type: string, contentMediaType: application/octet-stream } } }
            examples: { parts: { value: { name: 'it''s "x"', file: '…' } } }
          image/png: { schema: { type: string, format: binary } }
      responses: { '200': { description: Done. } }
components:
  securitySchemes: { secretKey: { type: http, scheme: bearer } }
`

const { api } = await readApi(spec, 'awkward.yaml')
const operation = api!.operations[0]!
const bodyText = operation.requestBody!.content[0]!.examples.find(({ name }) => name === 'awkward')!.json

function listSamples({ operations, samples }: Api): readonly CodeSample[] {
  return samples[operations[0]!.slug]!
}

function samplesIn(language: string): readonly CodeSample[] {
  return listSamples(api!).filter((sample) => sample.language === language)
}

function sample(language: string, example: string): string {
  return samplesIn(language).find((candidate) => candidate.example === example)!.source
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
  { language: 'php', file: 'sample.php', command: 'php', options: ['-l'] },
  { language: 'ruby', file: 'sample.rb', command: 'ruby', options: ['-c'] },
  { language: 'go', file: 'sample.go', command: 'gofmt', options: ['-e'] },
]

for (const { language, file, command, options } of checkers) {
  test.skipIf(!has(command))(`samples in ${language} are right by ${command}`, () => {
    for (const { source } of samplesIn(language)) {
      execFileSync(command, [...options, savedAs(file, source)], { stdio: 'pipe' })
    }
  })
}

test.skipIf(!has('javac'))('samples in java are right by javac', () => {
  // The Java compiler takes a second to start, so it compiles all samples at once, each in its own package.
  const files = samplesIn('java').map(({ source }, place) =>
    savedAs('Main.java', `package sample${place};\n${source}`),
  )

  expect(files.length).toBeGreaterThan(3)
  execFileSync('javac', ['-encoding', 'utf8', ...files], { stdio: 'pipe' })
})

test('a shell passes the very body to curl', () => {
  const file = savedAs('sample.sh', `curl() { printf '%s' "\${@: -1}"; }\n${sample('bash', 'awkward')}`)

  const body = execFileSync('bash', [file], { encoding: 'utf8' })

  expect(body).toBe(bodyText.replace('\u2028', '\\u2028'))
})

test.skipIf(!has('python3'))('Python sends the very values, long numbers included', () => {
  const stand = [
    'import json, sys, types',
    'send = lambda *a, json=None, **k: print(__import__("json").dumps(json)) or sys.exit()',
    'sys.modules["requests"] = types.SimpleNamespace(request=send)',
  ].join('\n')
  const file = savedAs('sample.py', `${stand}\n${sample('python', 'awkward')}`)

  const sent = execFileSync('python3', [file], { encoding: 'utf8' })

  expect(sent).toContain('"long": 9007199254740993')
  expect(JSON.parse(sent).text).toBe(awkward)
})

test.each([
  'bash',
  'js',
  'python',
  'java',
  'csharp',
  'go',
  'php',
  'ruby',
])('what the file says must be fresh is made by the program itself in %s', (language) => {
  expect(sample(language, 'fresh')).toMatchSnapshot()
})

test('a path, a query, a key and an idempotency key are filled in and encoded', () => {
  expect(sample('bash', 'form')).toMatchInlineSnapshot(`
    "# curl 7.76 or later
    curl --request POST \\
      'https://api.example/v1/things/a%2Fb%20c?tag=x%20y&tag=z%26' \\
      --fail-with-body --max-time 10 \\
      --header 'Authorization: Bearer YOUR_SECRET_KEY' \\
      --header 'Idempotency-Key: 7f9c2b1e-4a5d-4c3b-9e8f-1a2b3c4d5e6f' \\
      --header 'Content-Type: application/x-www-form-urlencoded' \\
      --data-urlencode 'a=b c&d' \\
      --data-urlencode 'e=1' \\
      --data-urlencode 'e=2'"
  `)
})

test('files of a form are sent as files', () => {
  expect(sample('js', 'parts')).toMatchInlineSnapshot(`
    "// Node.js 20 or later, saved as .mjs
    import { openAsBlob } from 'node:fs'

    const form = new FormData()
    form.append("name", "it's \\"x\\"")
    form.append("file", await openAsBlob("file.bin"), "file.bin")

    const response = await fetch("https://api.example/v1/things/a%2Fb%20c?tag=x%20y&tag=z%26", {
      method: "POST",
      headers: {
        "Authorization": "Bearer YOUR_SECRET_KEY",
        "Idempotency-Key": "7f9c2b1e-4a5d-4c3b-9e8f-1a2b3c4d5e6f",
      },
      body: form,
      signal: AbortSignal.timeout(10_000),
    })
    console.log(response.status, await response.text())"
  `)
})

test.each([
  'csharp',
  'go',
  'java',
  'php',
  'python',
  'ruby',
])('raw bytes are read from a file in %s', (language) => {
  expect(sample(language, 'example')).toMatchSnapshot()
})

test('JavaScript sends the very bytes of the file', () => {
  const stand = 'globalThis.fetch = async (_, { body }) => new Response((await body.bytes()).toHex())'
  const file = savedAs('sample.mjs', `${stand}\n${sample('js', 'example')}`)
  writeFileSync(path.join(path.dirname(file), 'file.png'), Buffer.from('89500d0a00ff', 'hex'))

  const printed = execFileSync('node', [file], { cwd: path.dirname(file), encoding: 'utf8' })

  expect(printed).toBe('200 89500d0a00ff\n')
})

test.each([
  ['application/octet-stream: {}', "--data-binary '@file.bin'"],
  ['application/pdf: { schema: { type: string } }', "--data-binary '@file.pdf'"],
  ['image/svg+xml: { schema: { type: string } }', "--data-binary '@file.svg'"],
  ['application/vnd.ms-excel: { schema: { type: string, format: binary } }', "--data-binary '@file.bin'"],
  ['image/png: { schema: { type: string }, example: mine }', "--data-raw 'mine'"],
  ['image/png: { schema: { type: string, examples: [mine] } }', "--data-raw 'mine'"],
  ['image/png: { schema: { type: string, contentEncoding: base64 } }', "--data-raw 'dGV4dA=='"],
  ['text/csv: { schema: { type: string, format: binary } }', "--data-raw 'string'"],
  ['application/json: { schema: { type: string, format: binary } }', `--data-raw '"string"'`],
])('a body %s is sent by %s', async (content, option) => {
  const text = spec.replace(/content:\n.*(?=\n {6}responses)/s, `content: { ${content} }`)

  const { api: read } = await readApi(text, 'raw.yaml')

  const { source } = listSamples(read!).find(({ language }) => language === 'bash')!
  const mediaType = content.slice(0, content.indexOf(':'))
  expect(source.split(' \\\n  ').slice(-2)).toEqual([`--header 'Content-Type: ${mediaType}'`, option])
})

test.each(['csharp', 'go', 'php', 'ruby', 'java', 'js'])('an awkward body in %s', (language) => {
  expect(sample(language, 'awkward')).toMatchSnapshot()
})

test('a sample that the file contains replaces the generated one of its language; samples in other languages come last', async () => {
  const own = 'x-codeSamples: [{ lang: Rust, source: its }, { lang: Python, source: mine }]'
  const { api: read } = await readApi(
    spec.replace('operationId: send', `operationId: send\n      ${own}`),
    'own.yaml',
  )

  const languages = [...new Set(listSamples(read!).map(({ language }) => language))]
  expect(languages).toEqual(['bash', 'js', 'python', 'java', 'csharp', 'go', 'php', 'ruby', 'rust'])
})

test('a sample that the file writes itself replaces ours of its language, also where languages are counted', async () => {
  const own = 'x-codeSamples: [{ lang: Shell, source: mine }, { lang: Rust, source: its }]'
  const text = spec.replace('operationId: send', `operationId: send\n      ${own}`)

  const { api: read } = await readApi(text, 'own.yaml')

  const written = listSamples(read!).filter(({ language }) => language === 'bash' || language === 'rust')
  expect(written).toEqual([
    { language: 'bash', label: 'cURL', source: 'mine' },
    { language: 'rust', label: 'Rust', source: 'its' },
  ])
  expect(read!.sampleLabels).toEqual(new Set(listSamples(read!).map(({ label }) => label)))
})
