import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeLines, listExampleLines } from '../src/browser/samples/example-lines.ts'
import { readApi } from '../src/openapi/api.ts'
import type { Json } from '../src/openapi/document/json.ts'
import type { Operation } from '../src/openapi/objects/operation.ts'
import { smallApi } from './openapi/small-api.ts'

/** Returns the keys that lead to each member of a value, in the order of its lines. */
function listKeys(value: Json | undefined, above: readonly string[] = []): readonly (readonly string[])[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => listKeys(item, above))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => [
    [...above, key],
    ...listKeys(inner, [...above, key]),
  ])
}

function listExamples({ requestBody, responses }: Operation) {
  const content = [...(requestBody?.content ?? []), ...responses.flatMap((response) => response.content)]
  return content.flatMap(({ examples }) => examples).filter(({ json }) => json !== undefined)
}

const names = ['first name', 'größe', '@type', '$ref', 'a/b', 'url:path', '1st', '名前']

const planted = await smallApi({
  paths: `  /x:
    post:
      requestBody: { content: { application/json: { schema: { type: object }, example: ${JSON.stringify(
        Object.fromEntries(names.map((name) => [name, { [name]: [{ [name]: 1 }, 'key: value'] }])),
      )} } } }
      responses: { '200': { description: Done. } }`,
})

async function apiNamed(name: string) {
  const file = `fixtures/${name}`
  return name === 'planted' ? planted : (await readApi(readFileSync(file, 'utf8'), file)).api!
}

test.for([
  'everything.yaml',
  'hard-requests.yaml',
  'toolshed/content/openapi.yaml',
  'planted',
])('the browser finds on the lines of each JSON example the very keys that the build printed: %s', async (name) => {
  const api = await apiNamed(name)
  const examples = api.operations.flatMap(listExamples).filter(({ json = '' }) => /^[[{]/.test(json))
  const lines = ({ json = '' }) =>
    listExampleLines(json).map(({ path, first }) => [path, json.split('\n')[first]])

  expect(examples.length).toBeGreaterThan(0)
  for (const example of examples) {
    const found = lines(example)
    expect(found.map(([path]) => path)).toEqual(listKeys(JSON.parse(example.json!)))
    expect(found.filter(([path, line]) => !line!.includes(`"${path!.at(-1)}": `))).toEqual([])
  }
})

test.for([
  'toolshed/content/openapi.yaml',
  'planted',
])('and on the lines of a request in each language, whatever the language puts around its body: %s', async (name) => {
  const api = await apiNamed(name)
  const missing = api.operations.flatMap((operation) => {
    const examples = operation.requestBody?.content.flatMap((each) => each.examples) ?? []
    return api.samples[operation.slug]!.flatMap(({ language, example, source }) => {
      const keys = listKeys(examples.find((each) => each.name === example)?.value)
      const told = describeLines(
        listExampleLines(source),
        keys.map((each) => ({ keys: each })),
      )
      const found = [...told.values()].map(([field]) => field!.keys)
      return JSON.stringify(found) === JSON.stringify(keys) ? [] : [`${language} ${operation.path}`]
    })
  })

  expect(missing).toEqual([])
})
