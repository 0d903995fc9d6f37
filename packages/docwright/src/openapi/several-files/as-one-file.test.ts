import { expect, test } from 'vitest'
import { readApi } from '../api.ts'

async function publishAsJson(schema: string, files: Readonly<Record<string, string>>): Promise<string> {
  const { api } = await readApi(
    `openapi: 3.1.0\ninfo: { title: Test, version: '1' }\npaths: {}\ncomponents: { schemas: { Pet: ${schema} } }\n`,
    'api.yaml',
    { readOther: (file) => ({ text: files[file] ?? '' }) },
  )
  return api!.asJson
}

const mapping = 'discriminator: { propertyName: kind, mapping: { cat: cat.yaml } }'

test.each([
  ['of a schema', `{ oneOf: [{ $ref: cat.yaml }], ${mapping} }`],
  ['next to a reference', `{ $ref: pet.yaml, ${mapping} }`],
  ['in a schema that a reference leads to', '{ $ref: mapped.yaml }'],
])('the mapping %s leads to the schema that was another file', async (_, schema) => {
  const text = await publishAsJson(schema, {
    'pet.yaml': 'type: object',
    'mapped.yaml': `type: object\n${mapping}`,
    'cat.yaml': 'type: object\ndescription: Cat',
  })

  expect(JSON.parse(text).components.schemas).toMatchObject({
    Pet: { discriminator: { mapping: { cat: '#/components/schemas/cat' } } },
    cat: { description: 'Cat' },
  })
})

test('a part that is named `__proto__` in its file keeps its name', async () => {
  const text = await publishAsJson("{ items: { $ref: 'more.yaml#/__proto__' } }", {
    'more.yaml': '__proto__: { description: Odd }',
  })

  expect(text).toContain('"$ref": "#/components/schemas/__proto__"')
  expect(text).toMatch(/"__proto__": \{\s+"description": "Odd"/)
})
