import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { readApi } from '../openapi/api.ts'
import { readScenarios } from '../scenarios/scenarios.ts'
import { createWorkflows } from './workflows.ts'

const library = `
openapi: 3.1.0
info: { title: Library, version: 1.0.0 }
servers: [{ url: https://api.library.example }]
security: [{ key: [] }]
components: { securitySchemes: { key: { type: http, scheme: bearer } } }
paths:
  /books:
    post:
      operationId: addBook
      parameters:
        - { name: Key, in: header, required: true, schema: { type: string } }
        - { name: shelf, in: query, required: true, schema: { type: string }, example: top left }
      requestBody:
        content:
          application/json:
            schema: { type: object }
            examples: { novel: { value: { title: Middlemarch, pages: 880 } } }
      responses:
        '201':
          description: Added.
          headers: { Location: { schema: { type: string } } }
          content: { application/json: { schema: { type: object, properties: { id: { type: string }, title: {} } } } }
  /books/{id}:
    get:
      operationId: getBook
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '200':
          description: Found.
          content: { application/json: { schema: { type: object, properties: { title: { type: string } } } } }
`

const scenarios = `
operations:
  addBook: { headers: { Key: '{{unique}}' }, expect: { status: 201 }, keep: { book: /id } }
folders:
  - name: Add a book, and read it
    description: Two calls.
    requests:
      - name: Add
        operation: addBook
        body: { title: It's new, sent_at: '{{now}}', note: 'for {{branch}}', pages: null }
        expect: { /title: It's new, Location: { exists: true } }
      - { name: Read, operation: getBook, path: { id: '{{book}}' }, expect: { /title: It's new } }
      - { name: Add, operation: addBook, body: { before: '{{book}}' } }
variables: [{ key: branch }]
`

async function made(description = library) {
  const { api } = await readApi(description, 'openapi.yaml')
  const { scenarios: read, problems } = readScenarios(scenarios, { file: 'scenarios.yaml', api: api! })
  expect(problems).toEqual([])
  return String(createWorkflows(api!, { scenarios: read!, openapiHref: '/openapi.yaml' }).content())
}

test('scenarios are workflows, whose steps send what calls send and expect what they expect', async () => {
  expect(JSON.parse(await made()).workflows).toMatchInlineSnapshot(`
    [
      {
        "description": "Two calls.",
        "inputs": {
          "properties": {
            "api_key": {
              "description": "The value of the header parameter \`Authorization\`, without \`Bearer \`.",
              "type": "string",
            },
            "branch": {
              "type": "string",
            },
            "now": {
              "description": "The current time, such as \`2026-06-20T15:22:40Z\`.",
              "type": "string",
            },
            "unique_add": {
              "description": "A UUID, a new one for each run.",
              "type": "string",
            },
            "unique_add_2": {
              "description": "A UUID, a new one for each run.",
              "type": "string",
            },
          },
          "required": [
            "api_key",
            "unique_add",
            "now",
            "branch",
            "unique_add_2",
          ],
          "type": "object",
        },
        "steps": [
          {
            "description": "Add",
            "operationId": "addBook",
            "outputs": {
              "book": "$response.body#/id",
            },
            "parameters": [
              {
                "in": "query",
                "name": "shelf",
                "value": "top left",
              },
              {
                "in": "header",
                "name": "Key",
                "value": "$inputs.unique_add",
              },
              {
                "in": "header",
                "name": "Authorization",
                "value": "Bearer {$inputs.api_key}",
              },
            ],
            "requestBody": {
              "contentType": "application/json",
              "payload": {
                "note": "for {$inputs.branch}",
                "sent_at": "$inputs.now",
                "title": "It's new",
              },
            },
            "stepId": "add",
            "successCriteria": [
              {
                "condition": "$statusCode == 201",
              },
              {
                "condition": "$response.body#/title == 'It''s new'",
              },
              {
                "condition": "$response.header.Location != null",
              },
            ],
          },
          {
            "description": "Read",
            "operationId": "getBook",
            "parameters": [
              {
                "in": "path",
                "name": "id",
                "value": "$steps.add.outputs.book",
              },
              {
                "in": "header",
                "name": "Authorization",
                "value": "Bearer {$inputs.api_key}",
              },
            ],
            "stepId": "read",
            "successCriteria": [
              {
                "condition": "$statusCode < 300",
              },
              {
                "condition": "$response.body#/title == 'It''s new'",
              },
            ],
          },
          {
            "description": "Add",
            "operationId": "addBook",
            "outputs": {
              "book": "$response.body#/id",
            },
            "parameters": [
              {
                "in": "query",
                "name": "shelf",
                "value": "top left",
              },
              {
                "in": "header",
                "name": "Key",
                "value": "$inputs.unique_add_2",
              },
              {
                "in": "header",
                "name": "Authorization",
                "value": "Bearer {$inputs.api_key}",
              },
            ],
            "requestBody": {
              "contentType": "application/json",
              "payload": {
                "before": "$steps.add.outputs.book",
                "pages": 880,
                "title": "Middlemarch",
              },
            },
            "stepId": "add_2",
            "successCriteria": [
              {
                "condition": "$statusCode == 201",
              },
            ],
          },
        ],
        "summary": "Add a book, and read it",
        "workflowId": "add-a-book-and-read-it",
      },
    ]
  `)
})

test.for([
  ['header', 'Key', 'The value of the header parameter `Key`.'],
  ['query', 'key', 'The value of the query parameter `key`.'],
  ['cookie', 'session', 'The value of the cookie parameter `session`.'],
] as const)('an API key in a %s is an input as a whole', async ([place, name, description]) => {
  const scheme = `{ type: apiKey, in: ${place}, name: ${name} }`
  const source = await made(library.replace('{ type: http, scheme: bearer }', scheme))
  const [{ inputs, steps }] = JSON.parse(source).workflows

  expect(inputs.properties.api_key).toEqual({ type: 'string', description })
  expect(steps[1].parameters).toContainEqual({ name, in: place, value: '$inputs.api_key' })
})

/** The library with these security schemes, all of which each call needs. */
function withSchemes(schemes: Readonly<Record<string, string>>): string {
  const names = Object.keys(schemes).map((name) => `${name}: []`)
  const components = Object.entries(schemes).map(([name, scheme]) => `${name}: { ${scheme} }`)
  return library
    .replace('[{ key: [] }]', `[{ ${names.join(', ')} }]`)
    .replace('{ key: { type: http, scheme: bearer } }', `{ ${components.join(', ')} }`)
}

test.each([
  {
    what: 'two schemes with a password',
    schemes: { member: 'type: http, scheme: basic', staff: 'type: http, scheme: basic' },
    inputs: ['member_credentials', 'staff_credentials'],
  },
  {
    what: 'Basic and Digest',
    schemes: { member: 'type: http, scheme: basic', staff: 'type: http, scheme: Digest' },
    inputs: ['member_credentials', 'staff_credentials'],
  },
  {
    what: 'two schemes whose names differ only in punctuation',
    schemes: { 'staff.key': 'type: http, scheme: basic', 'staff-key': 'type: http, scheme: basic' },
    inputs: ['staff_key_credentials', 'staff_key_credentials_2'],
  },
  {
    what: 'a key next to a password',
    schemes: { desk: 'type: apiKey, in: header, name: Desk', staff: 'type: http, scheme: basic' },
    inputs: ['desk_api_key', 'staff_credentials'],
  },
])('$what are separate inputs of a workflow', async ({ schemes, inputs }) => {
  const [workflow] = JSON.parse(await made(withSchemes(schemes))).workflows

  expect(workflow.inputs.required).toEqual(expect.arrayContaining(inputs))
  expect(workflow.steps[0].parameters.map(({ value }: { value: string }) => value)).toEqual(
    expect.arrayContaining(inputs.map((name) => expect.stringContaining(`$inputs.${name}`))),
  )
})

test('the workflows fit the specification of Arazzo, and one mistake is found', async () => {
  const config = await createConfig({ extends: ['spec'] })
  const mistakesIn = async (source: string) => {
    const found = await lintFromString({ source, absoluteRef: '/workflows.arazzo.json', config })
    return found.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`)
  }
  const source = await made()

  expect(await mistakesIn(source)).toEqual([])
  expect(await mistakesIn(source.replace('"stepId": "read"', '"stepId": "add"'))).toEqual([
    'stepId-unique #/workflows/0/steps/1',
  ])
})
