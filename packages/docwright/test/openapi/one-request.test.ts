import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createCollection } from '../../src/artefacts/postman/collection.ts'
import { readApi } from '../../src/openapi/api.ts'
import { collectionFormat } from '../collection-format.ts'
import { contentText } from '../content-text.ts'

/** A description, its problems, and the request of each of its operations in curl and in Postman. */
async function described(text: string) {
  const { api, problems } = await readApi(text, 'requests.yaml')
  const settings = { scenarios: undefined, url: 'https://docs.example', folder: 'postman/' }
  const sent = await contentText(createCollection(api!, settings))
  const { item, auth } = collectionFormat.parse(JSON.parse(sent))
  const requests = item.flatMap((folder) => folder.item.map(({ request }) => request))
  const curl = api!.operations.map(
    ({ slug }) => api!.samples[slug]!.find(({ language }) => language === 'bash')!.source,
  )
  return {
    auth,
    curl,
    requests,
    addresses: curl.map((source) => /curl(?: --\S+ \S+)? '(.*?)' \\\n/.exec(source)?.[1]),
    problems: problems.map(({ place: { line }, message }) => `${line}: ${message}`),
    sources: api!.operations.flatMap(({ slug }) => api!.samples[slug]!),
  }
}

function fixture(name: string) {
  return described(readFileSync(`fixtures/requests/${name}.yaml`, 'utf8'))
}

/** An operation with these parameters at a path. */
function withParameters(path: string, parameters: string) {
  return described(`openapi: 3.2.0
info: { title: Parameters, version: '1' }
servers: [{ url: https://api.example.com }]
paths: { "${path}": { get: { parameters: [${parameters}], responses: { '200': { description: Fine } } } } }
`)
}

test('numbers of parameters are exact in every language and in Postman, and so are reported limits', async () => {
  const { sources, requests, problems } = await fixture('numbers-of-parameters')

  expect(sources.filter(({ source }) => !source.includes('?after=9007199254740993'))).toEqual([])
  expect(requests[0]!.url.raw).toBe('{{base_url}}/numbers?after=9007199254740993')
  expect(problems).toEqual(['24: Example: `id` must be <= 9223372036854775807.'])
})

test.each([
  ['query', '/n', 'n=12345678901234567890', 12345678901234567890n],
  ['query', '/n', 'n=0.10', '0.10'],
  ['path', '/{n}', '/1.0', '1.0'],
  ['header', '/n', 'n: 1E5', '1E5'],
  ['cookie', '/n', 'n=9007199254740993', 9007199254740993n],
])('a number in the %s of %s is sent as %s', async (location, path, sent, example) => {
  const parameter = `{ name: n, in: ${location}, required: true, schema: { type: number }, example: ${example} }`
  const { curl, requests } = await withParameters(path, parameter)

  expect(curl[0]).toContain(sent)
  expect(JSON.stringify(requests)).toContain(String(example))
})

test('Postman sends all that is needed together, a key in a cookie, too', async () => {
  const { requests, curl } = await fixture('security-together')
  const [both, none, root, scopes] = requests

  expect(both!.auth).toMatchObject({ type: 'apikey' })
  expect(both!.url.query).toEqual([{ key: 'sig', value: '{{signature_api_key}}' }])
  expect(curl[0]).toMatch(/sig=YOUR_SIGNATURE'.*'X-Key: YOUR_KEY'/s)
  expect(none!.auth).toEqual({ type: 'noauth' })
  expect(root!.auth).toBeUndefined()
  expect(scopes!.auth).toMatchObject({ type: 'bearer' })
  expect(scopes!.header).toEqual([{ key: 'X-Key', value: '{{key_api_key}}' }])
})

test('a key in a cookie and a password are sent together', async () => {
  const { requests } = await described(`openapi: 3.1.0
info: { title: Together, version: '1' }
security: [{ session: [], login: [] }]
paths: { /x: { get: { responses: { '204': { description: Done } } } } }
components:
  securitySchemes:
    session: { type: apiKey, in: cookie, name: sid }
    login: { type: http, scheme: digest }
`)

  expect(requests[0]!.header).toEqual([{ key: 'Cookie', value: 'sid={{session_api_key}}' }])
  expect(requests[0]!.auth).toBeUndefined()
})

test('a placeholder has the prefix of its style', async () => {
  expect((await fixture('prefixes-of-a-path')).addresses).toEqual([
    'https://api.example.com/l/.YOUR_A/m/;b=YOUR_B',
  ])
})

test('Postman fills parts of segments, writes lists and objects by their style, and keeps reserved characters', async () => {
  const { requests, addresses } = await fixture('parameter-styles')
  const { url, header } = requests[0]!

  expect(addresses[0]).toContain('/m;id=3,4/l.a.b/s/R,100,G,200?repeat=a&repeat=b&comma=a,b&space=a%20b')
  expect(addresses[0]).toMatch(/&res=\/a:b$/)
  expect(url.path).toEqual(['m;id=3,4', 'l.a.b', 's', ':obj'])
  expect(url.variable).toEqual([{ key: 'obj', value: 'R,100,G,200' }])
  expect(url.query!.find(({ key }) => key === 'res')!.value).toBe('/a:b')
  expect(header.map(({ key, value }) => `${key}: ${value}`)).toEqual([
    'X-List: 1,2',
    'Cookie: sid=abc',
    'Cookie: prefs=a,b',
  ])
})

test.each([
  'a/b?c#d',
  'it’s 100%',
  '{{base_url}}',
])('the path value %s is encoded in Postman as in samples', async (value) => {
  const parameter = `{ name: id, in: path, required: true, schema: { type: string }, example: "${value}" }`
  const { requests, addresses } = await withParameters('/x/{id}/y', parameter)

  expect(requests[0]!.url.variable).toEqual([{ key: 'id', value: encodeURIComponent(value) }])
  expect(addresses).toEqual([`https://api.example.com/x/${encodeURIComponent(value)}/y`])
})

test('what a caller accepts is what comes back', async () => {
  const { requests } = await described(`openapi: 3.1.0
info: { title: Accept, version: '1' }
paths:
  /x:
    get:
      responses:
        '200': { description: Fine, content: { text/csv: {}, application/json: {} } }
        '404': { description: None, content: { application/problem+json: {} } }
    delete: { responses: { '204': { description: Done }, '404': { description: None, content: { text/plain: {} } } } }
`)

  const accepted = requests.map(({ header }) => header.find(({ key }) => key === 'Accept')?.value)
  expect(accepted).toEqual(['text/csv, application/json', 'text/plain'])
})

test.each([
  ['query', '/x', 'https://api.example.com/x?v=a/b:c?d%26e%23%2Bf%2F'],
  ['path', '/x/{v}', 'https://api.example.com/x/a%2Fb:c%3Fd%26e%23%2Bf%2F'],
])('reserved characters in a %s are kept, except for those that would end the value', async (location, path, address) => {
  const parameter = `{ name: v, in: ${location}, required: true, allowReserved: true, schema: { type: string }, example: 'a/b:c?d&e#+f%2F' }`
  const { addresses } = await withParameters(path, parameter)

  expect(addresses).toEqual([address])
})

test('a form keeps reserved characters where its encoding says so', async () => {
  const { sources } = await described(`openapi: 3.1.0
info: { title: Form, version: '1' }
paths:
  /x:
    post:
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: { type: object }
            encoding: { raw: { allowReserved: true } }
            example: { name: 'a/b', raw: 'https://x.example/a?b' }
      responses: { '204': { description: Done } }
`)

  const wrong = sources.filter(({ source }) => !source.includes('name=a%2Fb&raw=https://x.example/a?b'))
  expect(wrong.map(({ language }) => language)).toEqual([])
})

test.each([
  'object',
  'array',
])('JSON text as the example of an %s is read as one, and reported', async (type) => {
  const text = type === 'object' ? '{"name": "Fluffy"}' : '["Fluffy"]'
  const { curl, problems } = await described(
    readFileSync('fixtures/requests/json-text-as-example.yaml', 'utf8')
      .replace('type: object', `type: ${type}`)
      .replace('{"name": "Fluffy"}', text),
  )

  expect(curl[0]).toContain(type === 'object' ? '{\n  "name": "Fluffy"\n}' : '[\n  "Fluffy"\n]')
  expect(problems).toEqual([`13: Example: must be ${type}.`])
})

test('names of parameters may have any mark, and what tools add to them is read', async () => {
  const odd = await fixture('odd-path-templates')
  const idioms = await fixture('generator-idioms')
  const paths = await fixture('odd-paths')

  expect(odd.problems).toEqual([
    "8: OpenAPI doesn't support `{key+}`. It's read as the parameter `key`, whose value may contain slashes.",
  ])
  expect(odd.curl.join('\n')).toMatch(
    /YOUR_PROJECT:activate'.*\/objects\/YOUR_KEY'.*\/YOUR_USER_ID\/b\/YOUR_X_Y\/YOUR_Z'/s,
  )
  expect(idioms.problems).toEqual([])
  expect(idioms.curl.join('\n')).toContain('/projects/YOUR_NAME/keys/YOUR_NAME:rotate')
  expect(paths.problems.filter((problem) => /Path parameter/.test(problem))).toEqual([])
  expect(paths.requests.map(({ url }) => url.raw).slice(5, 8)).toEqual([
    '{{base_url}}/x/YOUR_AYOUR_B',
    '{{base_url}}/x/YOUR_ID:action',
    '{{base_url}}/x/YOUR_ID.json',
  ])
})

test.each([
  ['path', '/x/{v}', "/x/YOUR_V'"],
  ['query', '/x', "v=YOUR_V'"],
  ['header', '/x', "'v: YOUR_V'"],
])('a parameter without a type gets a placeholder in the %s', async (location, path, sent) => {
  const { curl } = await withParameters(path, `{ name: v, in: ${location}, required: true, schema: {} }`)

  expect(curl[0]).toContain(sent)
})

test('a cookie in the style of cookies is written as it is, each value of a list by itself', async () => {
  const parameter =
    "{ name: c, in: cookie, style: cookie, required: true, schema: { type: array }, example: ['a b', é] }"
  const { curl, problems } = await withParameters('/x', parameter)

  expect(curl[0]).toContain("'Cookie: c=a b; c=é'")
  expect(problems).toEqual([])
})

test("Postman says which headers of parts it can't send", async () => {
  const { requests, problems } = await described(readFileSync('fixtures/field/multipart.yaml', 'utf8'))
  const body = requests[0]!.body as { formdata: readonly { key: string; description?: string }[] }

  expect(problems).toEqual([])
  expect(body.formdata.find(({ key }) => key === 'photo')).toMatchObject({
    contentType: 'image/png',
    description: "Postman can't send the headers of a part: `X-Part: p1`.",
  })
})

test.each([
  ['query', 'tsv', 'separated by tabs: `n=a%09b`', '/x?n=a%09b'],
  ['path', 'tsv', 'separated by tabs: `a%09b`', '/a%09b'],
  ['path', 'ssv', 'separated by spaces: `a%20b`', '/a%20b'],
  ['path', 'pipes', 'separated by pipes: `a|b`', '/a%7Cb'],
  ['header', 'pipes', 'separated by pipes: `a|b`', "'n: a|b'"],
  ['header', 'ssv', 'separated by spaces: `a b`', "'n: a b'"],
  ['header', 'tsv', 'separated by tabs', `'n: a'"$(printf '\\011')"'b'`],
  ['formData', 'tsv', 'separated by tabs: `n=a%09b`', `'n=a'"$(printf '\\011')"'b'`],
])('a list of Swagger 2.0 in a %s is described and sent as %s', async (location, format, words, sent) => {
  const address = location === 'path' ? '/{n}' : '/x'
  const list = `type: array, items: { type: string }, collectionFormat: ${format}, default: [a, b]`
  const text = `swagger: '2.0'
info: { title: Old, version: '1' }
host: api.example.com
paths: { "${address}": { post: { consumes: [application/x-www-form-urlencoded], parameters: [{ name: n, in: ${location}, required: true, ${list} }], responses: { '200': { description: Fine } } } } }
`
  const { curl } = await described(text)
  const { operations } = (await readApi(text, 'old.yaml')).api!
  const { parameters, requestBody } = operations[0]!

  expect([parameters[0]?.serialization, requestBody?.content[0]?.encodings[0]?.words].flat()).toContain(words)
  expect(curl[0]).toContain(sent)
})

test.each([
  ['multipart/mixed', '{ type: object, properties: { a: { type: string } } }'],
  ['multipart/related; type="application/json"', '{ type: object, properties: { a: { type: string } } }'],
  ['multipart/mixed', '{ type: array, items: { type: string } }'],
])('a body of %s is never sent as something else, and the samples say so', async (mediaType, schema) => {
  const { sources, requests } = await described(`openapi: 3.2.0
info: { title: Parts, version: '1' }
paths: { /x: { post: { requestBody: { required: true, content: { '${mediaType}': { schema: ${schema} } } }, responses: { '200': { description: Fine } } } } }
`)
  const note = `The body isn't included, and must be ${mediaType}.`

  expect(sources.length).toBeGreaterThan(7)
  expect(sources.filter(({ source }) => !source.includes(note))).toEqual([])
  expect(sources.filter(({ source }) => /form-data|form-string|Content-Type/i.test(source))).toEqual([])
  expect(requests[0]).not.toHaveProperty('body')
  expect(requests[0]!.description).toContain(note)
})
