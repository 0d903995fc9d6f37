import { expect, test } from 'vitest'
import { smallApi } from '../../test/openapi/small-api.ts'
import { addAddresses } from '../model/published-api.ts'
import { createSchemaLinks } from './schema-links-of.ts'

const around = { name: undefined, docsRoot: '/docs/', isCurrent: true, label: 'API' }

const components = `  schemas:
    Thing: { type: object, properties: { a: {} } }
    Hidden: { type: object, properties: { thing: { readOnly: true, $ref: '#/components/schemas/Thing' } } }
    Animal: { type: object, required: [kind], properties: { kind: { type: string } }, discriminator: { propertyName: kind } }
    Cat: { allOf: [{ $ref: '#/components/schemas/Animal' }, { type: object, properties: { purrs: {} } }] }`

async function linksFor(schemas: readonly string[]) {
  const paths = schemas.map(
    (name, index) =>
      `  /x-${index}: { post: { summary: Send ${index}, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } }, responses: {} } }`,
  )
  const api = addAddresses(await smallApi({ paths: paths.join('\n'), components }), around)
  return createSchemaLinks(api, api.operations[0])
}

test('of the operations that use a schema, the first five that show it are linked, and the rest counted', async () => {
  const links = await linksFor(['Thing', 'Thing', 'Hidden', ...Array<string>(6).fill('Thing')])

  expect(links.getUses('Thing', 'request')).toEqual({
    links: [1, 3, 4, 5, 6].map((index) => ({
      href: `/docs/api/post-x-${index}#request`,
      label: `Send ${index}`,
    })),
    others: 2,
  })
  expect(links.getUses('Thing', 'request.other')).toBeUndefined()
})

test('a schema that no other operation shows is used nowhere else', async () => {
  const links = await linksFor(['Thing', 'Hidden'])

  expect(links.getUses('Thing', 'request')).toBeUndefined()
})

test('a schema that is only a kind of another one is used where that is', async () => {
  const links = await linksFor(['Animal', 'Animal'])

  expect(links.getUses('Cat', 'request.Cat')?.links.map(({ href }) => href)).toEqual([
    '/docs/api/post-x-1#request.Cat',
  ])
})
