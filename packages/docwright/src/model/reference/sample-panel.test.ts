import { expect, test } from 'vitest'
import { readApi } from '../../openapi/api.ts'
import { createSamplePanel } from './sample-panel.ts'

const description = `
openapi: 3.1.0
info: { title: Books, version: '1' }
paths:
  /orders:
    post:
      operationId: order
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                payment:
                  oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Wallet' }]
                  discriminator: { propertyName: type, mapping: { card: '#/components/schemas/Card', wallet: '#/components/schemas/Wallet' } }
            examples:
              by_card: { value: { payment: { type: card } } }
              by_wallet: { value: { payment: { type: wallet } } }
              without: { value: {} }
      responses:
        '200': { description: Before, content: { application/json: { examples: { by_card: { value: 1 } } } } }
        '201': { description: Now, content: { application/json: { examples: { by_wallet: { value: 2 } } } } }
        '401': { description: Who, content: { application/json: { examples: { no_key: { value: 3 } } } } }
        '422': { description: What, content: { application/json: { examples: { wrong: { value: 4 }, missing: { value: 5 } } } } }
        '503': { description: Not now, content: { application/json: { examples: { busy: { value: 6 } } } } }
components:
  schemas:
    Card: { type: object, properties: { type: { const: card } } }
    Wallet: { type: object, properties: { type: { const: wallet } } }
`

async function panel(text = description) {
  const { api } = await readApi(text, 'openapi.yaml')
  return createSamplePanel(api!.operationById.get('order')!, api!)!
}

test('each success has a list of its own, and the errors of a class share one, called by the status when there is but one', async () => {
  const { statuses } = await panel()

  expect(statuses.map(({ label, choices }) => [label, choices.map(({ status }) => status)])).toEqual([
    ['200', ['200']],
    ['201', ['201']],
    ['4xx', ['401', '422', '422']],
    ['503', ['503']],
  ])
})

test('the answer that shows first is of the success that answers most of the requests', async () => {
  const both = description.replace(
    'by_wallet: { value: 2 }',
    'by_wallet: { value: 2 }, by_card: { value: 7 }',
  )
  const none = description.replaceAll(/by_\w+: (?=\{ value: [12])/g, 'other: ')
  const answers = [await panel(), await panel(both), await panel(none)].map(({ answer }) => answer)

  expect(answers.map((answer) => [answer?.status, answer?.example?.name])).toEqual([
    ['200', 'by_card'],
    ['201', 'by_card'],
    ['200', 'other'],
  ])
})

test('an example knows the variants that it takes', async () => {
  const { requests } = await panel()

  expect(requests.map(({ uses }) => uses)).toEqual([['request.payment.card'], ['request.payment.wallet'], []])
})

test('each language holds the code of every example', async () => {
  const { languages } = await panel()
  const python = languages.find(({ label }) => label === 'Python')

  expect(python?.codes.map(({ code }) => /card|wallet/.exec(code)?.[0])).toEqual([
    'card',
    'wallet',
    undefined,
  ])
})
