import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { LifeCycle } from '../../packages/docwright/src/model/life-cycle.ts'
import { lifeCycleNamed } from '../../packages/docwright/src/model/life-cycle.ts'
import { published } from '../../packages/docwright/src/model/published-api.ts'
import { readApi } from '../../packages/docwright/src/openapi/api.ts'
import { lifeCycleGraph } from '../../packages/docwright/src/ui/life-cycle/life-cycle-graph.ts'

const file = 'content/openapi.yaml'
let shipped: LifeCycle

beforeAll(async () => {
  const { api } = await readApi(await readFile(file, 'utf8'), file)
  const around = { name: undefined, docsRoot: '/docs/', isCurrent: true, label: 'API' }
  shipped = lifeCycleNamed('UpdateType', { apis: [published(api!, around)] })
}, 60_000)

test('each transition that we publish has its line in both drawings, and each status its box', () => {
  const wanted = new Set(
    shipped.events.flatMap(({ name, from }) =>
      from.flatMap(({ status, results }) => results.map((result) => `${status} ${name} ${result.status}`)),
    ),
  )
  expect(wanted.size).toBeGreaterThan(25)
  for (const drawing of ['across', 'down'] as const) {
    const { lines, boxes } = lifeCycleGraph(drawing, shipped.places![drawing], shipped)
    expect(
      new Set(lines.flatMap(({ from, to, events }) => events.map((event) => `${from} ${event} ${to}`))),
    ).toEqual(wanted)
    expect(boxes.map(({ status }) => status)).toEqual(shipped.statuses.map(({ name }) => name))
  }
})

test('each event that we publish leads to its variant of the body and to an example of it', () => {
  const page = '/docs/api/patch-v-1-assets-transactions-id'

  expect(shipped.events.map(({ name, field }) => [name, field])).toEqual(
    shipped.events.map(({ name }) => [name, `${page}#request.${name}`]),
  )
  expect(shipped.events.map(({ example }) => example?.href.replace(page, ''))).toEqual([
    '#example.authorization_approved',
    '#example.settlement',
    '#example.partial_refund',
    '#example.reversal',
    '#example.chargeback_opened',
    '#example.fraud_report_tc40',
    '#example.review_legitimate',
  ])
})
