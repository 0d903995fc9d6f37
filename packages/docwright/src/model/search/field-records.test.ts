import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'
import { addAddresses } from '../published-api.ts'
import { createFieldRecords } from './field-records.ts'

test('a result says where on its page a field is, in a callback too', async () => {
  const body = (name: string) =>
    `{ content: { application/json: { schema: { properties: { ${name}: { type: string } } } } } }`
  const api = await smallApi({
    paths: `  /x:
    post:
      parameters: [{ name: X-Trace, in: header, schema: { type: string } }]
      requestBody: ${body('header')}
      responses: { '201': { description: Done., headers: { Location: { schema: {} } } } }
      callbacks:
        paid:
          '{$request.body#/url}':
            post:
              parameters: [{ name: attempt, in: query, schema: { type: integer } }]
              requestBody: ${body('amount')}
              responses: { '200': { description: Seen., ${body('seen').slice(1, -1)} } }`,
  })

  const around = { name: undefined, docsRoot: '/docs/', isCurrent: true, label: 'API' }
  const records = createFieldRecords(addAddresses(api, around), {
    mentioned: new Set(),
    questions: new Map(),
  })

  expect(records.map(({ kind, title, context }) => `${kind} ${title}: ${context}`)).toMatchInlineSnapshot(`
    [
      "header X-Trace: POST /x › Request header",
      "field Request: POST /x › Request",
      "parameter attempt: POST /x › Callback paid › Query parameter",
      "field header: POST /x › Request",
      "field amount: POST /x › Callback paid › Request",
      "header Location: POST /x › Response 201",
      "field seen: POST /x › Callback paid › Response 200",
    ]
  `)
})

test('a field that several calls have is one result, which names them', async () => {
  const call = (path: string) =>
    `  ${path}:
    post:
      requestBody: { content: { application/json: { schema: { properties: { tool: { type: string } } } } } }
      responses: { '200': { description: Done. } }
`
  const api = await smallApi({ paths: ['/a', '/b', '/c', '/d', '/e'].map(call).join('') })

  const around = { name: undefined, docsRoot: '/docs/', isCurrent: true, label: 'API' }
  const records = createFieldRecords(addAddresses(api, around), {
    mentioned: new Set(),
    questions: new Map(),
  })

  expect(records.filter(({ title }) => title === 'tool').map(({ context }) => context)).toEqual([
    'POST /a, POST /b, POST /c and 2 more › Request',
  ])
})

test('a field that has limits is called by them, too, and `value` by what it is the value of', async () => {
  const limits = {
    amount: 'type: object, properties: { value: { type: integer, minimum: 0, maximum: 10 } }',
    count: 'type: integer, exclusiveMaximum: 5',
    name: 'type: string, maxLength: 9',
    free: 'type: integer',
  }
  const properties = Object.entries(limits).map(([name, schema]) => `${name}: { ${schema} }`)
  const api = await smallApi({
    paths: `  /x:
    post:
      requestBody: { content: { application/json: { schema: { properties: { ${properties} } } } } }
      responses: { '200': { description: Done. } }`,
  })

  const around = { name: undefined, docsRoot: '/docs/', isCurrent: true, label: 'API' }
  const records = createFieldRecords(addAddresses(api, around), {
    mentioned: new Set(),
    questions: new Map(),
  })
  const found = records.flatMap(({ title, names }) =>
    names.flatMap(({ name }) => (/^m(?:ax|in)/.test(name) ? [`${title}: ${name}`] : [])),
  )

  expect(found).toEqual([
    'count: maximum count',
    'count: max count',
    'name: maximum length of name',
    'name: max length of name',
    'amount.value: maximum amount',
    'amount.value: max amount',
    'amount.value: minimum amount',
    'amount.value: min amount',
  ])
})
