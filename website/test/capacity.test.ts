import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDeadlines } from '../components/figures/deadlines.ts'

const goLive = readFileSync('content/guides/get-started/go-live.mdx', 'utf8')
const outages = readFileSync('content/guides/get-started/developers/plan-for-outages.mdx', 'utf8')
const environment = readFileSync('content/guides/get-started/developers/environment.mdx', 'utf8')

/** Returns the cells of each row of a table, without its header, which begins with `head`. */
function listRows(guide: string, head: string): string[][] {
  const [table = ''] = guide.slice(guide.indexOf(`| ${head} |`)).split('\n\n')
  return table
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const limits = listRows(environment, 'Policy')
const limitOf = (policy: string) =>
  Number(/^(\d+) per second/.exec(limits.find(([name]) => name === `\`${policy}\``)![3]!)![1])

test('the payments per second follow from the production limits', () => {
  const rows = listRows(goLive, 'Calls per payment')

  expect(rows.length).toBeGreaterThanOrEqual(4)
  for (const [what, evaluations, assets, payments] of rows) {
    const most = Math.min(limitOf('evaluations') / Number(evaluations), limitOf('assets') / Number(assets))
    expect(Number(payments), what).toBe(Math.floor(most))
  }
})

test('the alert limits of a rate are three standard deviations away from it', () => {
  const rows = listRows(goLive, 'Usual rate')

  expect(rows.length).toBeGreaterThanOrEqual(3)
  for (const [usual, payments, below, above] of rows) {
    const [rate, number] = [Number.parseFloat(usual!) / 100, Number(payments!.replaceAll(',', ''))]
    const away = 3 * Math.sqrt((rate * (1 - rate)) / number)
    expect([below, above]).toEqual([rate - away, rate + away].map((each) => `${(each * 100).toFixed(2)}%`))
  }
})

test('the peak and the time for settlements are calculated from the payments of a day', () => {
  const aDay = 1_000_000
  const lasting = (perSecond: number) => {
    const minutes = Math.ceil(aDay / perSecond / 60)
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  }

  expect(goLive).toContain(`has ${Math.round(aDay / 10 / 3_600)} payments per second in that hour.`)
  expect(goLive).toContain(
    `At ${limitOf('assets')} calls per second, the settlements of one million payments take ${lasting(limitOf('assets'))}.`,
  )
  expect(goLive).toContain(
    `At ${limitOf('assets') / 2} calls per second, the settlements take ${lasting(limitOf('assets') / 2)}.`,
  )
  expect(goLive).toContain('80% is used before day 24 of 30')
  expect(0.8 * 30).toBe(24)
})

test('the queue of an outage is cleared in the time that the capacity left by live traffic allows', () => {
  const perSecond = Number(/one hour at (\d+) payments per second/.exec(goLive)![1])
  const waiting = perSecond * 3_600
  const left = limitOf('assets') - perSecond
  const calls = 2 * waiting
  const seconds = calls / left
  const written = (count: number) => count.toLocaleString('en')

  expect(goLive).toContain(`${written(waiting)} payments are in the queue.`)
  expect(goLive).toContain(
    `each needs two calls, an upload and the issuer's response, so you have up to ${written(calls)} calls to send.`,
  )
  expect(goLive).toContain(
    `uses ${perSecond} of the ${limitOf('assets')} calls per second, and the other ${left} clear`,
  )
  expect(goLive).toContain(`in ${Math.floor(seconds / 60)} min ${seconds % 60} s.`)
  expect(outages).toContain("The upload may already contain the issuer's response.")
  expect(goLive).toContain(
    'If every queued upload contains the response, the queue clears in half that time.',
  )
})

test('the response time that raises an alert leaves the stated time until the default deadline', () => {
  const [, most, left] = /above (\d+) ms for ten minutes \| (\d+) ms are left/.exec(goLive)!.map(Number)

  expect(most! + left!).toBe(readDeadlines(200).ours)
})

test('the time for two million payments of history follows from the history limit', () => {
  const populate = readFileSync('content/guides/fraud-prevention/risk-evaluation/populate.mdx', 'utf8')
  const minutes = Math.ceil(2_000_000 / limitOf('backfill') / 60)
  const [, perWorker, inAll, workers] =
    /(ten) payments per worker, which is (\d+) payments for (\d+) workers/.exec(populate)!

  expect(populate).toContain(`two million payments take ${Math.floor(minutes / 60)} h ${minutes % 60} min.`)
  expect([perWorker, Number(inAll)]).toEqual(['ten', 10 * Number(workers)])
})

test('the number of workers is the history limit times the seconds of a call', () => {
  const populate = readFileSync('content/guides/fraud-prevention/risk-evaluation/populate.mdx', 'utf8')
  const [, perSecond, seconds, workers] =
    /(\d+) × the seconds that one upload takes.*: at ([\d.]+) seconds, that is (\d+)\./.exec(populate)!

  expect(Number(perSecond)).toBe(limitOf('backfill'))
  expect(Number(workers)).toBe(Math.ceil(Number(perSecond) * Number(seconds)))
})

test('the longest total wait is the sum of the maximum waits in the printed code', () => {
  const errors = readFileSync('content/guides/get-started/developers/error-handling.mdx', 'utf8')
  const retries = Number(/const maxRetries = (\d+)/.exec(errors)![1])
  const [, most, factor] = /Math\.min\((\d+), (\d+) \*\* retry\)/.exec(errors)!.map(Number)
  const ceilings = Array.from({ length: retries }, (_, retry) => Math.min(most!, factor! ** retry))
  const sum = ceilings.reduce((all, each) => all + each)
  const retryAfter = 2

  expect(errors).toContain(`up to ${ceilings.join(', ').replace(/, (?=\d+$)/, ', and ')} seconds`)
  expect(errors).toContain(
    `add up to at most ${sum} seconds, or ${sum + retries * retryAfter} seconds with \`error-503\`, whose \`Retry-After\` is ${retryAfter}.`,
  )
})
