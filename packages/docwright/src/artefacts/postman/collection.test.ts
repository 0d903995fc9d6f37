import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { collectionFormat } from '../../../test/collection-format.ts'
import { contentText } from '../../../test/content-text.ts'
import { readApi } from '../../openapi/api.ts'
import { readScenarios } from '../../scenarios/scenarios.ts'
import { createCollection } from './collection.ts'
import { createEnvironments } from './environments.ts'

const url = 'https://docs.example'
const folder = 'postman/'

async function made(source: string, scenariosSource?: string) {
  const { api } = await readApi(source, 'openapi.yaml')
  const read = scenariosSource && readScenarios(scenariosSource, { file: 'scenarios.yaml', api: api! })
  const scenarios = read ? read.scenarios : undefined
  const text = await contentText(createCollection(api!, { scenarios, url, folder }))
  return { api: api!, scenarios, collection: collectionFormat.parse(JSON.parse(text)) }
}

test.each([
  'fixtures/small/content/openapi.yaml',
  'fixtures/everything.yaml',
])('the collection of %s has the form of Postman’s format 2.1 and a call for each operation', async (file) => {
  const { api, collection } = await made(await readFile(file, 'utf8'))

  expect(collection.item.flatMap(({ item }) => item)).toHaveLength(api.operations.length)
})

const library = `
openapi: 3.1.0
info: { title: Library, version: 1.0.0 }
servers:
  - url: https://api.library.example
    description: Production
paths:
  /books/{shelf}:
    post:
      operationId: lendBook
      summary: Lend a book
      parameters:
        - { name: shelf, in: path, required: true, schema: { type: string } }
        - { name: Library-Branch, in: header, schema: { type: string } }
      requestBody:
        content:
          application/json:
            schema: { type: object }
            examples:
              novel: { value: { title: Middlemarch, pages: 880 } }
              story: { value: { title: Dubliners, pages: 152 } }
      responses: { '200': { description: Lent. } }
`
const scenarios = `
variables:
  - { key: card_key, secret: true }
  - key: shelf
folders:
  - name: Lend and lend again
    requests:
      - { name: Lend, operation: lendBook, example: novel, path: { shelf: '{{shelf}}' } }
      - name: Lend the long one
        operation: lendBook
        example: novel
        body: { pages: 904 }
        headers: { Library-Branch: north }
`

test('the scenarios are folders after the operations, each call with its example and changes', async () => {
  const { collection } = await made(library, scenarios)

  const folder = collection.item.at(-1)!
  expect(collection.item).toHaveLength(2)
  expect(folder.name).toBe('Lend and lend again')
  expect(folder.item.map(({ name }) => name)).toEqual(['Lend', 'Lend the long one'])
  expect(folder.item[0]!.request.url.raw).toBe('{{base_url}}/books/{{shelf}}')
  expect(folder.item.map(({ request }) => JSON.parse(request.body!.raw!))).toEqual([
    { title: 'Middlemarch', pages: 880 },
    { title: 'Middlemarch', pages: 904 },
  ])
})

test('the call of an operation’s own folder sends the example that the writers name, else the first', async () => {
  const sent = async (more: string) =>
    JSON.parse((await made(library, scenarios + more)).collection.item[0]!.item[0]!.request.body!.raw!)

  expect(await sent('')).toMatchObject({ title: 'Middlemarch' })
  expect(await sent('operations: { lendBook: { example: story, body: { pages: 153 } } }\n')).toEqual({
    title: 'Dubliners',
    pages: 153,
  })
})

test('what a call expects and keeps is the script that Postman runs after the response', async () => {
  const more = `
operations:
  lendBook: { expect: { status: 200 }, keep: { loan: /loan/id, shelf: /shelf } }
folders:
  - name: Lend
    requests:
      - name: First
        operation: lendBook
        path: { shelf: '{{shelf}}' }
        headers: { Loan: '{{loan}}', Key: '{{unique}}', At: '{{now}}' }
        expect: { /title: It's "new", /loan/0/a-b: null, Lent-By: { exists: true } }
        keep: { title: $request.body#/title }
`
  const { collection } = await made(library, scenarios.split('folders:')[0] + more)
  const [call] = collection.item.at(-1)!.item

  expect(call!.event![0]!.script.exec.join('\n')).toMatchInlineSnapshot(`
    "pm.test('status is 200', () => pm.response.to.have.status(200))
    pm.test('/title is "It\\'s \\\\"new\\\\""', () => pm.expect(pm.response.json()?.title).to.equal('It\\'s "new"'))
    pm.test('/loan/0/a-b is null', () => pm.expect(pm.response.json()?.loan?.[0]?.['a-b']).to.equal(null))
    pm.test('Lent-By exists', () => pm.expect(pm.response.headers.get('Lent-By')).to.exist)
    if (pm.response.code === 200) {
      pm.collectionVariables.set('loan', pm.response.json()?.loan?.id)
      pm.environment.set('shelf', pm.response.json()?.shelf)
      pm.collectionVariables.set('title', JSON.parse(pm.request.body.raw)?.title)
    }"
  `)
  const sent = new Map(call!.request.header.map(({ key, value }) => [key, value]))
  expect([sent.get('Loan'), sent.get('Key'), sent.get('At')]).toEqual([
    '{{loan}}',
    '{{$guid}}',
    '{{$isoTimestamp}}',
  ])
})

test('a header that a request may do without is switched off, unless the scenario sends it', async () => {
  const { collection } = await made(library, scenarios)

  const headers = collection.item
    .at(-1)!
    .item.map(({ request }) => request.header.find(({ key }) => key === 'Library-Branch'))
  expect(headers[0]?.disabled).toBe(true)
  expect(headers[1]).toMatchObject({ value: 'north' })
  expect(headers[1]?.disabled).toBeUndefined()
})

test('each server has an environment, in which every secret is empty', async () => {
  const { api, scenarios: read } = await made(library, scenarios)

  const [environment] = [...createEnvironments(api, { scenarios: read, url, folder })]
  const { values } = JSON.parse(environment!.content() as string)
  expect(environment!.file).toBe('postman/environment.production.json')
  expect(values).toMatchObject([
    { key: 'base_url', value: 'https://api.library.example', type: 'default' },
    { key: 'card_key', value: '', type: 'secret' },
    { key: 'shelf', value: '', type: 'default' },
  ])
})

test('queries and forms are written as the API reads them, and a body that tells nothing is left out', async () => {
  const { collection } = await made(await readFile('fixtures/hard-requests.yaml', 'utf8'))
  const calls = collection.item.flatMap(({ item }) => item)
  const bodyOf = (name: string) => calls.find((call) => call.name === name)!.request.body

  expect(bodyOf('Form')!.urlencoded!.slice(0, 2)).toEqual([
    { key: 'bank_account[name]', value: 'Ada & Bo', type: 'text' },
    { key: 'bank_account[holder][type]', value: 'person', type: 'text' },
  ])
  expect(bodyOf('Parts')!.formdata).toContainEqual({
    key: 'pictures',
    src: 'pictures.bin',
    type: 'file',
    contentType: 'image/png',
  })
  expect(bodyOf('Optional form')).toBeUndefined()
  const query = calls.find((call) => call.name === 'Optional form')!.request.url.query
  expect(query!.map(({ key, value }) => `${key}=${value}`)).toEqual([
    'expand[owner][name][0]=Ada',
    'expand[owner][name][1]=Bo',
  ])
})

test('a server without a telling description is named after its host', async () => {
  const source = `
openapi: 3.1.0
info: { title: Pets, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers:
  - url: https://api.pets.example/v2
  - url: https://eu.pets.example
    description: For everyone who keeps pets in the European Union
paths: {}
`
  const { api } = await readApi(source, 'pets.yaml')

  expect(
    [...createEnvironments(api!, { scenarios: undefined, url, folder })].map(({ file }) => file),
  ).toEqual(['postman/environment.api-pets-example.json', 'postman/environment.eu-pets-example.json'])
})
