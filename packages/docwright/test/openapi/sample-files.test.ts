import { expect, test } from 'vitest'
import { readApi } from '../../src/openapi/api.ts'

const shell = "curl 'https://api.example.com/a' \\\n  -u 'KEY:' \\\n\n  -F 'a: b'\n"
const files: Readonly<Record<string, string>> = {
  'samples/a.sh': shell,
  'samples/b.yaml': 'a: &b [ 1 ]  # c\n',
}

/** The source of a sample that the description has in this form, and what is reported. */
async function sampleIn(source: string) {
  const text = `openapi: 3.1.0
info: { title: Samples, version: '1' }
paths:
  /a:
    get:
      x-codeSamples: [{ lang: Own, source: ${source} }]
      responses: { '200': { description: Fine } }
`
  const { api, problems } = await readApi(text, 'openapi.yaml', {
    readOther: (file) =>
      files[file] === undefined ? { mistake: { message: `No file ${file}.` } } : { text: files[file] },
  })
  const own = api!.samples['get-a']!.find(({ language }) => language === 'own')
  return {
    source: own?.source,
    problems: problems.map(({ place: { line }, message }) => `${line}: ${message}`),
  }
}

test.each([
  ['{ $ref: samples/a.sh }', shell],
  ['{ $ref: ./samples/b.yaml }', files['samples/b.yaml']],
  ['echo', 'echo'],
])('a sample %s is the text of the file, letter by letter', async (source, text) => {
  expect(await sampleIn(source)).toEqual({ source: text, problems: [] })
})

test('a sample whose file is missing, or on the network, is reported at its line', async () => {
  expect((await sampleIn('{ $ref: samples/c.sh }')).problems).toEqual(['6: No file samples/c.sh.'])
  expect((await sampleIn('{ $ref: https://x.example/a.sh }')).problems).toEqual([
    '6: `https://x.example/a.sh` is a URL, but only files in the content folder are read.',
  ])
})
