import { expect, test } from 'vitest'
import { readApi } from '../openapi/api.ts'
import { readScenarios } from '../scenarios/scenarios.ts'
import { listStories } from '../scenarios/story.ts'
import { listPageScenarios } from './page-scenarios.ts'

const answer = (id: string, payment: string) => `
        '200':
          description: Done
          content:
            application/json:
              examples:
                ${id}: { value: { ${payment} } }`

const description = `
openapi: 3.1.0
info: { title: Books, version: '1' }
paths:
  /orders:
    post:
      operationId: order
      requestBody: { content: { application/json: { examples: { novel: { value: { title: Novel } } } } } }
      responses:${answer('novel', 'order: ord-1, price: 12')}
        '503':
          description: Later
          content: { application/json: { examples: { closed: { value: { code: closed } } } } }
  /refunds:
    post:
      operationId: refund
      requestBody: { content: { application/json: { examples: { all: { value: { reason: torn } } } } } }
      responses:${answer('all', 'id: ord-2, sum: 7')}
`

const scenarios = `
operations:
  order: { keep: { order: /order, price: /price } }
  refund: { keep: { order: /id, price: /sum }, headers: { Order: '{{order}}', Price: '{{price}}' } }
folders:
  - name: Torn book
    story: A book comes back
    requests:
      - { name: Order, operation: order, example: novel }
      - { name: Refund, operation: refund, example: all }
  - name: Closed shop
    story: The shop is closed
    requests:
      - { name: Order, operation: order, example: novel, answer: closed }
      - { name: Refund, operation: refund, example: all }
  - name: Without a story
    requests: [{ name: Order, operation: order, example: novel }]
`

test('a story leads through its calls, and says where an example of them has another ID or amount than the first answer', async () => {
  const { api: read } = await readApi(description, 'openapi.yaml')
  const api = {
    ...read!,
    id: 'api',
    root: '/docs/api/',
    files: { yaml: '', json: '' },
    postman: undefined,
    label: '',
  }
  const { scenarios: told, problems } = readScenarios(scenarios, { file: 'scenarios.yaml', api })
  const version = {
    name: '1',
    docsRoot: '/docs/',
    isCurrent: true,
    apis: [api],
    sidebars: [],
    errorPage: undefined,
    questions: new Map(),
    extensions: [],
  }
  const stories = listPageScenarios(api.operationById.get('refund')!, {
    api,
    site: { versions: [version], stories: listStories(told!) },
  })

  expect(problems).toEqual([])
  expect(stories).toEqual([
    {
      name: 'A book comes back',
      steps: [
        {
          name: 'Order',
          example: 'novel',
          answer: undefined,
          href: '/docs/api/post-orders',
          differences: [],
        },
        {
          name: 'Refund',
          example: 'all',
          answer: undefined,
          href: undefined,
          differences: [
            ['ord-2', 'ord-1'],
            ['7', '12'],
          ],
        },
      ],
    },
    {
      name: 'The shop is closed',
      steps: [
        {
          name: 'Order',
          example: 'novel',
          answer: 'closed',
          href: '/docs/api/post-orders',
          differences: [
            ['ord-1', 'ord-2'],
            ['12', '7'],
          ],
        },
        { name: 'Refund', example: 'all', answer: undefined, href: undefined, differences: [] },
      ],
    },
  ])
})

test.for([
  [', example: all', '', 10, 9, "A call in the scenario `A book comes back` doesn't name an example."],
  ['answer: closed', 'answer: close', 14, 66, 'The API has no response example of order `close`.'],
] as const)('a call of a story without an example, or with an unknown answer, is a mistake with its place', async ([
  from,
  to,
  line,
  column,
  message,
]) => {
  const { api } = await readApi(description, 'openapi.yaml')
  const { problems } = readScenarios(scenarios.replace(from, to), { file: 'scenarios.yaml', api: api! })

  expect(problems).toMatchObject([{ place: { file: 'scenarios.yaml', line, column }, message }])
})
