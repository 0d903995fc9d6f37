import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readApi } from '../src/openapi/api.ts'
import { run } from './commands.ts'

const file = 'fixtures/x-names/content/openapi.yaml'
const out = mkdtempSync(path.join(tmpdir(), 'x-names-'))
const { api, problems } = await readApi(readFileSync(file, 'utf8'), file)

afterAll(() => rmSync(out, { recursive: true }))

function operation(id: string) {
  return api!.operationById.get(id)!
}

test('a name that begins with `x-` is read in every map', () => {
  const send = operation('sendThing')
  const [answer] = send.responses

  expect(problems).toEqual([])
  expect(api!.servers[0]!.defaultUrl).toBe('https://north.example')
  expect(api!.securitySchemes.map(({ name }) => name)).toEqual(['x-api-key', 'x-oauth'])
  expect(operation('getScoped').security[0]![0]!.scopes).toEqual([
    { name: 'x-read', description: 'Read what is scoped.' },
  ])
  expect(api!.webhooks.map(({ id }) => id)).toEqual(['xWebhook'])
  expect(send.parameters[0]!.examples.map(({ name }) => name)).toEqual(['x-trace-example'])
  expect(send.requestBody!.content.map(({ name }) => name)).toEqual([
    'application/json',
    'x-vendor/form',
    'multipart/form-data',
  ])
  expect(send.requestBody!.content[0]!.examples.map(({ name }) => name)).toEqual(['x-example'])
  expect(send.requestBody!.content[2]!.encodings.map(({ part }) => part)).toEqual(['`x-part`'])
  expect(answer!.headers.map(({ name }) => name)).toEqual(['x-interaction-id'])
  expect(answer!.links.map(({ name, parameters }) => [name, parameters[0]!.name])).toEqual([
    ['x-again', 'x-trace-id'],
  ])
  expect(api!.links.map(({ target }) => target)).toEqual(['/docs/api/api-reference'])
  expect(send.fields.map(({ path: names }) => names)).toEqual(
    expect.arrayContaining(['x-trace-id', 'x-pen.x-ink', 'x-pen.x-url', 'x-cap.x-size', 'x-part']),
  )
})

test("an extension of an object that may have some isn't a response, callback or flow", () => {
  const send = operation('sendThing')
  const oauth = api!.securitySchemes[1]!

  expect(send.responses.map(({ status }) => status)).toEqual(['200'])
  expect(send.callbacks.map(({ expression }) => expression)).toEqual(['{$request.body#/x-url}'])
  expect(oauth.kind === 'oauth2' && oauth.flows.map(({ name }) => name)).toEqual(['clientCredentials'])
})

test('pages, twins, samples, Postman and the search show such names, and no extension', {
  timeout: 180_000,
}, async () => {
  const built = await run('build', { site: 'fixtures/x-names', options: ['--out', out] })
  expect(built).toMatchObject({ code: 0, report: '' })

  const page = (name: string) => readFileSync(path.join(out, name), 'utf8')
  const shown = [
    ...['x-api-key', 'YOUR_X_API_KEY', 'x-trace-id', 'The small thing', 'x-vendor/form', 'x-interaction-id'],
    ...['x-again', 'x-callback', 'x-ink', 'x-size', 'x-part', 'text/x-part'],
  ]
  for (const form of ['html', 'md'])
    expect(shown.filter((name) => !page(`docs/api/post-things.${form}`).includes(name))).toEqual([])
  expect(page('docs/api/api-reference.html')).toContain('x-region')
  expect(page('docs/api/get-scoped.html')).toContain('Read what is scoped.')

  const collection = JSON.parse(page('postman/collection.json'))
  expect(collection.auth.apikey[0]).toMatchObject({ key: 'key', value: 'x-key' })
  expect(collection.item[0].item[0].request.body.raw).toContain('x-pen')
  const index = globSync('**/search*/**', { cwd: out, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('')
  expect(['x-interaction-id', 'x-ink', 'x-size'].filter((name) => !index.includes(name))).toEqual([])
  const strays = globSync('docs/api/**', { cwd: out, withFileTypes: true }).filter(
    (entry) =>
      entry.isFile() &&
      /\.(html|md)$/.test(entry.name) &&
      readFileSync(path.join(entry.parentPath, entry.name), 'utf8').includes('An extension'),
  )
  expect(strays).toEqual([])
})

test('Swagger 2.0 has such names too', async () => {
  const two = {
    swagger: '2.0',
    info: { title: 'Two', version: '1' },
    host: 'two.example',
    securityDefinitions: { 'x-api-key': { type: 'apiKey', in: 'header', name: 'x-key' } },
    security: [{ 'x-api-key': [] }],
    definitions: { 'x-thing': { type: 'object', properties: { 'x-size': { type: 'integer' } } } },
    paths: {
      '/things': {
        get: {
          responses: {
            'x-extension': { description: 'None of them.' },
            200: {
              description: 'Done.',
              headers: { 'x-left': { type: 'integer' } },
              schema: { $ref: '#/definitions/x-thing' },
            },
          },
        },
      },
    },
  }

  const read = await readApi(JSON.stringify(two), 'two.json')

  const [get] = read.api!.operations
  expect(read.problems).toEqual([])
  expect(get!.security[0]![0]!.scheme.name).toBe('x-api-key')
  expect(get!.responses.map(({ status, headers }) => [status, headers[0]!.name])).toEqual([['200', 'x-left']])
  expect(get!.fields.map(({ path: names }) => names)).toContain('x-size')
})
