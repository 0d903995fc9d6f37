import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Operation } from '../../src/openapi/objects/operation.ts'
import type { ShownApi } from './shown-api.tsx'
import { shownApi } from './shown-api.tsx'

const files = { 'a.sh': 'curl a \\\n  -u b\n', 'a.php': '<?php\necho $a;\n' }
const shown = new Map<string, Promise<ShownApi>>()

/** A fixture as a site; each is read once. */
function field(name: string): Promise<ShownApi> {
  const known = shown.get(name)
  const api = known ?? shownApi(readFileSync(`fixtures/field/${name}.yaml`, 'utf8'), files)
  shown.set(name, api)
  return api
}

/** Words without marks of Markdown, and without spaces, which elements of a page leave in other places. */
function plainWords(text: string): string {
  return text.replaceAll(/\]\([^)]*\)/g, '').replaceAll(/[\s;,():`*\\[\]]/g, '')
}

interface Row {
  readonly input: string
  readonly slug: string
  /** On the page and in its twin. */
  readonly said?: readonly string[]
  /** Only on the page: its twin has it in the twin of further examples. */
  readonly onPage?: readonly string[]
  readonly unsaid?: readonly string[]
  /** In the sample of every language, apart from how each of them quotes. */
  readonly sent?: readonly string[]
  readonly unsent?: readonly string[]
  /** The body that is sent, or the example of the first response. */
  readonly body?: unknown
}

const rows: readonly Row[] = parse(readFileSync('fixtures/field/expected.yaml', 'utf8'))

test.each(rows)('$input, $slug: page, twin and samples say what the file says', async (row) => {
  const { input, slug, said = [], onPage = [], unsaid = [], sent = [], unsent = [], body } = row
  const api = await field(input)
  const texts = { page: plainWords(api.page(slug)), twin: plainWords(api.twin(slug)) }
  const sources = (api.site.versions[0]!.apis[0]!.samples[api.operation(slug).slug] ?? []).filter(
    ({ language }) => input !== 'code-samples' || !/bash|php/.test(language),
  )
  const missing = (words: readonly string[], text: string) =>
    words.filter((each) => !text.includes(plainWords(each)))

  for (const [name, text] of Object.entries(texts)) {
    expect(missing(said, text), `not on the ${name}`).toEqual([])
    expect(missing(unsaid, text), `on the ${name}`).toEqual(unsaid)
  }
  expect(missing(onPage, texts.page)).toEqual([])
  const first = sources.filter(
    ({ example, mediaType }) => example === sources[0]?.example && mediaType === sources[0]?.mediaType,
  )
  for (const { language, source } of first) {
    expect(
      sent.filter((each) => !source.includes(each)),
      `not in ${language}`,
    ).toEqual([])
    expect(
      unsent.filter((each) => source.includes(each)),
      `in ${language}`,
    ).toEqual([])
  }
  if (body !== undefined) expect(getExample(api.operation(slug))).toEqual(body)
})

function getExample({ requestBody, responses }: Operation): unknown {
  return (requestBody ?? responses[0])?.content[0]?.examples[0]?.value
}

test.each([
  ['siblings', []],
  ['ok-media-types', []],
  ['openapi-3.2', []],
  ['xml', []],
  ['swagger2-chinese', []],
  ['code-samples', []],
  ['openapi-2', ['31: Example: `0` lacks `kind`.']],
  [
    'swagger2-places',
    [
      '13: Example: must be integer.',
      '15: Example: `n` must be integer.',
      '19: Default: must be integer.',
      '27: Example: must be integer.',
      '34: Example: must be integer.',
      '35: Example: `n` must be integer.',
    ],
  ],
])('%s: only what is wrong is reported, where it is', async (input, problems) => {
  expect((await field(input)).problems.toSorted()).toEqual(problems)
})

test('a sample in a file is its text, and an untyped parameter has a placeholder in each other language', async () => {
  const samples = (await field('code-samples')).site.versions[0]!.apis[0]!.samples['post-a-id']!
  const sourceIn = (wanted: string) => samples.find(({ language }) => language === wanted)!.source

  expect([sourceIn('bash'), sourceIn('php')]).toEqual([files['a.sh'], files['a.php']])
  expect(sourceIn('js')).toMatch(/\/a\/YOUR_ID\?q=YOUR_Q.*YOUR_X_SIG/s)
})
