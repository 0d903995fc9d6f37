import { expect, test } from 'vitest'
import { readApi } from '../openapi/api.ts'
import { sampleHash } from '../sample-runs/sample-hash.ts'
import { readSampleRuns } from '../sample-runs/sample-runs.ts'
import type { Version } from './page.ts'
import { published } from './published-api.ts'
import { checkedSamples, sampleProof } from './sample-proof.ts'

const description = `
openapi: 3.1.0
info: { title: Books, version: '1' }
servers: [{ url: https://books.example }]
paths:
  /orders:
    post:
      operationId: order
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { title: { type: string, pattern: '^[A-Z]' } } }
            examples:
              novel: { value: { title: Novel } }
              atlas: { value: { title: Atlas } }
      responses: { '200': { description: Ordered } }
`

/** What is said of the order when the samples of these languages were run as they stood in `before`. */
async function proofOf(
  languages: readonly string[],
  { now = description, before = description }: { now?: string; before?: string } = {},
) {
  const [{ api: ran }, { api: read }] = await Promise.all([
    readApi(before, 'openapi.yaml'),
    readApi(now, 'openapi.yaml'),
  ])
  const sources = (wanted: string) =>
    Object.values(ran!.samples)
      .flat()
      .filter(({ language }) => language === wanted)
  const record = languages.map((language) => {
    const accepted = sources(language).map(({ source }) => sampleHash(source))
    return [language, { program: `${language} 7`, mock: 'Mock 1', accepted }]
  })
  const { sampleRuns } = readSampleRuns(JSON.stringify(Object.fromEntries(record)), 'sample-runs.json')
  const api = published(read!, { name: undefined, docsRoot: '/docs/', isCurrent: true, label: 'API' })
  const version: Version = {
    name: '1',
    docsRoot: '/docs/',
    isCurrent: true,
    apis: [api],
    sidebars: [],
    errorPage: undefined,
    questions: new Map(),
    sampleRuns,
    sampleRunsHref: '/docs/tools#runs',
  }
  const proof = sampleProof(api.operationById.get('order')!, { api, version })
  return { words: proof?.words, href: proof?.href, checked: checkedSamples(version) }
}

const all = ['bash', 'js', 'python', 'java', 'csharp', 'go', 'php', 'ruby']

test('an operation says in which languages all of its samples ran, and where that is told', async () => {
  expect(await proofOf(all)).toMatchObject({
    words: 'Tested in all 8 languages, bodies valid',
    href: '/docs/tools#runs',
  })
  expect((await proofOf(all.toSpliced(4, 1))).words).toMatch(/^Tested in 7 of 8 languages,/)
  expect((await proofOf(['bash', 'go'])).words).toMatch(/^Tested in 2 of 8 languages,/)
})

test('a sample that has changed since its run loses its word, in every language that it changed in', async () => {
  const changed = await proofOf(all, { now: description.replace('title: Atlas', 'title: Map') })
  const added = await proofOf(all, {
    now: description.replace('examples:\n', 'examples:\n              map: { value: { title: Map } }\n'),
  })

  expect(changed.words).toBe('Bodies valid')
  expect(added.words).toBe('Bodies valid')
  expect(changed.checked).toMatchObject([
    {
      api: 'Books 1',
      languages: [{ label: 'cURL', program: 'bash 7', accepted: '1 of 2' }, ...Array(7).fill({})],
    },
  ])
})

test.for([
  ['does not fit', ['title: Novel', 'title: novel']],
  ['cannot be compared, since its pattern is of another language', ["'^[A-Z]'", "'(?<=a+)(?P<b>)'"]],
  ['is kept elsewhere', ['{ value: { title: Novel } }', '{ externalValue: https://books.example/novel }']],
  ['has no schema', ['schema: {', 'x-schema: {']],
  ['is no JSON', ['application/json', 'application/xml']],
] as const)('of bodies nothing is said when one %s', async ([, [from, to]]) => {
  const now = description.replace(from, to)

  expect(now).not.toBe(description)
  expect((await proofOf(all, { now })).words ?? '').not.toContain('valid')
  expect((await proofOf(all, { now, before: now })).words).toBe('Tested in all 8 languages')
})

test('of bodies that were made from their schema nothing is said', async () => {
  const now = description.replace(/ {12}examples:\n.*\n.*\n/, '')

  expect((await proofOf(all, { now, before: now })).words).toBe('Tested in all 8 languages')
})

test('a record that names no language of today, and no body to compare, says nothing', async () => {
  const now = description.replace(/ {6}requestBody:[\s\S]*?(?= {6}responses)/, '')

  expect((await proofOf([], { now })).words).toBeUndefined()
})
