import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deadlines } from '../components/figures/deadlines.ts'

const goLive = readFileSync('content/guides/get-started/go-live.mdx', 'utf8')
const environment = readFileSync('content/guides/get-started/developers/environment.mdx', 'utf8')

/** The cells of each row of a table, without its head, by the words with which the head begins. */
function rowsOf(guide: string, head: string): string[][] {
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

const limits = rowsOf(environment, 'Policy')
const limitOf = (policy: string) =>
  Number(/^(\d+) per second/.exec(limits.find(([name]) => name === `\`${policy}\``)![3]!)![1])

test('the payments per second are what the limits of production carry', () => {
  const rows = rowsOf(goLive, 'Calls per payment')

  expect(rows.length).toBeGreaterThanOrEqual(4)
  for (const [what, evaluations, assets, payments] of rows) {
    const most = Math.min(limitOf('evaluations') / Number(evaluations), limitOf('assets') / Number(assets))
    expect(Number(payments), what).toBe(Math.floor(most))
  }
})

test('the bounds of a rate are three standard deviations away', () => {
  const rows = rowsOf(goLive, 'Usual rate')

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

  expect(goLive).toContain(`has ${Math.round(aDay / 10 / 3_600)} payments per second then`)
  expect(goLive).toContain(`one million payments take ${lasting(limitOf('assets'))} at`)
  expect(goLive).toContain(`they take ${lasting(limitOf('assets') / 2)}.`)
  expect(goLive).toContain('80% is used before day 24 of 30')
  expect(0.8 * 30).toBe(24)
})

test('the queue of an outage is sent in the time that the calls left by live traffic take', () => {
  const perSecond = Number(/one hour at (\d+) payments per second/.exec(goLive)![1])
  const waiting = perSecond * 3_600
  const left = limitOf('assets') - perSecond
  const calls = 2 * waiting
  const seconds = calls / left
  const written = (count: number) => count.toLocaleString('en')

  expect(goLive).toContain(
    `${written(waiting)} payments wait, each as an upload and the issuer's response: ${written(calls)} calls.`,
  )
  expect(goLive).toContain(
    `takes ${perSecond} of ${limitOf('assets')} calls per second, and the other ${left} send`,
  )
  expect(goLive).toContain(`in ${Math.floor(seconds / 60)} min ${seconds % 60} s.`)
})

test('the time to the answer at which to be alerted leaves what it says until the default deadline', () => {
  const [, most, left] = /above (\d+) ms for ten minutes \| (\d+) ms are left/.exec(goLive)!.map(Number)

  expect(most! + left!).toBe(deadlines(200).ours)
})

test('two million payments of history take at least as long as the limit of history says', () => {
  const populate = readFileSync('content/guides/fraud-prevention/risk-evaluation/populate.mdx', 'utf8')
  const minutes = Math.ceil(2_000_000 / limitOf('backfill') / 60)
  const [, perWorker, inAll, workers] =
    /(ten) payments for each worker, which is (\d+) with (\d+) workers/.exec(populate)!

  expect(populate).toContain(`two million payments take ${Math.floor(minutes / 60)} h ${minutes % 60} min.`)
  expect([perWorker, Number(inAll)]).toEqual(['ten', 10 * Number(workers)])
})

test('the workers for a load are the limit of history times the seconds of a call', () => {
  const populate = readFileSync('content/guides/fraud-prevention/risk-evaluation/populate.mdx', 'utf8')
  const [, perSecond, seconds, workers] =
    /(\d+) × the seconds that one upload takes.*: at ([\d.]+) seconds, that is (\d+)\./.exec(populate)!

  expect(Number(perSecond)).toBe(limitOf('backfill'))
  expect(Number(workers)).toBe(Math.ceil(Number(perSecond) * Number(seconds)))
})

test('the longest wait of all retries is the sum of the ceilings that the printed code has', () => {
  const errors = readFileSync('content/guides/get-started/developers/error-handling.mdx', 'utf8')
  const retries = Number(/const maxRetries = (\d+)/.exec(errors)![1])
  const [, most, factor] = /Math\.min\((\d+), (\d+) \*\* retry\)/.exec(errors)!.map(Number)
  const ceilings = Array.from({ length: retries }, (_, retry) => Math.min(most!, factor! ** retry))
  const sum = ceilings.reduce((all, each) => all + each)
  const retryAfter = 2

  expect(errors).toContain(`up to ${ceilings.join(', ').replace(/, (?=\d+$)/, ', and ')} seconds`)
  expect(errors).toContain(`add up to ${sum} seconds at most`)
  expect(errors).toContain(`is ${retryAfter}, they add up to ${sum + retries * retryAfter} seconds at most.`)
})
