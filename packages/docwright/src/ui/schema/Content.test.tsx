import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { operationWith, smallApi } from '../../../test/openapi/small-api.ts'
import { Content } from './Content.tsx'

const links = {
  getPageHref: (slug: string) => slug,
  getFirstField: () => undefined,
  getUses: () => undefined,
  findExample: () => undefined,
}

const sentence = 'Every field is present unless it is marked.'

test("an example of a body that its samples show isn't repeated next to its fields, another one is", async () => {
  const operation = await operationWith(`
    Root:
      type: object
      properties: { name: { type: string } }
      examples: [{ name: Ada }]`)
  const { content } = operation.requestBody!
  const others = content.map((mediaType) => ({ ...mediaType, examples: [] }))

  const words = [content, others].map((each) =>
    renderToStaticMarkup(
      <Content id="request" content={each} view={{ isOpen: true, isOnMainPath: true, links }} />,
    ),
  )
  expect(words.map((each) => each.includes('Ada'))).toEqual([false, true])
})

test.each([
  ['some field', '{ type: object, required: [a], properties: { a: {}, b: {} } }'],
  [
    'each field of its items',
    '{ type: array, items: { type: object, required: [a], properties: { a: {} } } }',
  ],
  [
    'a field of a variant',
    '{ oneOf: [{ type: object, required: [a], properties: { a: {} } }, { type: string }] }',
  ],
])('an answer says that what bears no mark is present where %s is required', async (_, schema) => {
  expect(await getHead(schema)).toContain(sentence)
})

test.each([
  [
    'each field may be missing',
    'Any field may be missing.',
    '{ type: object, properties: { a: {}, b: {} } }',
  ],
  [
    'most may',
    'A field may be missing unless it is marked.',
    '{ type: object, required: [a], properties: { a: {}, b: {}, c: {} } }',
  ],
])('where %s it says: %s', async (_, words, schema) => {
  expect(await getHead(schema)).toContain(words)
  expect(await getHead(schema)).not.toContain(sentence)
})

test.each([
  ['no field has a name', '{ type: object, additionalProperties: { type: string } }'],
  ['there are no fields', '{ type: string }'],
])('it says nothing of that where %s', async (_, schema) => {
  expect(await getHead(schema)).not.toMatch(/present unless|may be missing/)
})

async function getHead(schema: string): Promise<string> {
  const body = `content: { application/json: { schema: ${schema} } }`
  const api = await smallApi({
    paths: `  /x: { get: { responses: { '200': { description: Here., ${body} } } } }`,
  })
  const { content } = api.operations[0]!.responses[0]!
  const view = { isOpen: false, isOnMainPath: false, isReceived: true, links }
  return renderToStaticMarkup(<Content id="response.200" content={content} view={view} />)
}
