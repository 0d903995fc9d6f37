import { expect, test } from 'vitest'
import { readApi } from '../api.ts'
import type { ReadOther } from './other-files.ts'

function createDescription(schema: string): string {
  return `openapi: 3.1.0\ninfo: { title: Test, version: '1' }\npaths: {}\ncomponents: { schemas: { Pet: ${schema} } }\n`
}

async function publishAsJson(schema: string, files: Readonly<Record<string, string>>): Promise<string> {
  const { api } = await readApi(createDescription(schema), 'api.yaml', {
    readOther: (file) => ({ text: files[file] ?? '' }),
  })
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

/** Returns the files that are read for a schema, and the messages about its references. */
async function readReferences(schema: string, found: (file: string) => ReturnType<ReadOther>) {
  const read: string[] = []
  const { problems } = await readApi(createDescription(schema), 'api.yaml', {
    readOther(file) {
      read.push(file)
      return found(file)
    },
  })
  const broken = problems.filter(({ kind }) => kind === 'references')
  return { read, messages: broken.map(({ message }) => message) }
}

test.each([
  ['is missing', { mistake: { message: 'No such file.' } }, Array(3).fill('No such file.')],
  ["isn't YAML", { text: 'a: [' }, Array(3).fill("Can't read `b.yaml`.")],
  ['is a schema', { text: 'type: object' }, []],
])('a file that %s is read once for three references to it', async (_, found, messages) => {
  const fields = ['b.yaml', './b.yaml', 'b.yaml#'].map(
    (reference, index) => `f${index}: { $ref: '${reference}' }`,
  )
  const schema = `{ properties: { ${fields.join(', ')} } }`

  expect(await readReferences(schema, () => found)).toEqual({ read: ['b.yaml'], messages })
})

test('without a way to read other files, each reference to one is reported as it is written', async () => {
  const schema = '{ properties: { a: { $ref: b.yaml }, c: { $ref: ./b.yaml } } }'
  const { problems } = await readApi(createDescription(schema), 'api.yaml')

  expect(problems.map(({ message }) => message)).toEqual([
    '`b.yaml` is outside this file.',
    '`./b.yaml` is outside this file.',
  ])
})

test.each([
  ['before', 'parts/pet.yaml', '//parts/pet.yaml'],
  ['after', '//parts/pet.yaml', 'parts/pet.yaml'],
])('a file %s a URL of the same letters is read, and the URL is reported', async (_, first, second) => {
  const schema = `{ properties: { a: { $ref: ${first} }, b: { $ref: ${second} } } }`

  expect(await readReferences(schema, () => ({ text: 'type: object' }))).toEqual({
    read: ['parts/pet.yaml'],
    messages: ['`//parts/pet.yaml` is a URL, but only files in the content folder are read.'],
  })
})
