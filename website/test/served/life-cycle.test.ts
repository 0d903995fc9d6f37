import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listValues } from '../api-document.ts'

const page = '/docs/api/patch-v-1-assets-transactions-id'

test('each event links to its variant of the body and to an example', () => {
  const html = readFileSync('../dist/docs/fraud-prevention/risk-evaluation/report-outcomes.html', 'utf8')
  const events = [...html.matchAll(/<section [^>]*data-kind="event"[^>]*>(.*?)<\/section>/gs)].map(
    ([, words = '']) => ({
      name: /<code [^>]*>(\w+)<\/code>/.exec(words)?.[1],
      hrefs: [...words.matchAll(/ href="([^"#]+#[^"]+)"/g)].map(([, href]) => href!.replace(page, '')),
    }),
  )

  expect(events.map(({ name }) => name)).toEqual(listValues('UpdateType'))
  expect(events.map(({ hrefs }) => hrefs)).toEqual([
    ['#request.authorization', '#example.authorization_approved'],
    ['#request.settlement', '#example.settlement'],
    ['#request.refund', '#example.partial_refund'],
    ['#request.reversal', '#example.reversal'],
    ['#request.chargeback', '#example.chargeback_opened'],
    ['#request.fraud_report', '#example.fraud_report_tc40'],
    ['#request.review', '#example.review_legitimate'],
  ])
  for (const { hrefs } of events) {
    for (const href of hrefs) expect(html).toContain(` href="${page}${href}"`)
  }
})
