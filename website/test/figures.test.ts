import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { twin as backfillTwin } from '../components/BackfillLane.tsx'
import { twin as callsTwin } from '../components/CallsOfAPayment.tsx'
import { twin as combinedTwin } from '../components/CombinedResults.tsx'
import { twin as deadlinesTwin } from '../components/Deadlines.tsx'
import { listCombinedResults } from '../components/decisions/combined-results.ts'
import { twin as evaluationTwin } from '../components/EvaluationOrder.tsx'
import { getMethod, getStatus, limitOf, requireEachUpdate } from '../components/figures/api-names.ts'
import { readDeadlines } from '../components/figures/deadlines.ts'
import { twin as rotationTwin } from '../components/KeyRotation.tsx'
import { twin as flowTwin } from '../components/PaymentFlow.tsx'

interface Signal {
  readonly name: string
  readonly delay: string
}

const api = readFileSync('content/openapi.yaml', 'utf8')
const example = 'high_value_review'
const [before, response] = api.split(`    ${example}.response:\n`) as [string, string]

/** Returns the API file with lines of an example changed: the first occurrence of each. */
function changeLines(...lines: readonly (readonly [string, string])[]): string {
  const after = lines.reduce((text, [line, other]) => {
    if (!text.includes(line)) throw new Error(`Expected ${line} in ${example}.`)
    return text.replace(line, other)
  }, response)
  return `${before}    ${example}.response:\n${after}`
}

test('the figure of combined results has the numbers and names of its example', () => {
  expect(listCombinedResults(example)).toEqual({
    ...{ rawScore: '62', added: '+12', score: '74', threshold: 'review', extent: '70–84' },
    ...{ lists: 'none', hits: 'no hits', rules: 'none', inShadow: '1 in shadow' },
    precedence: ['decline', 'review', 'challenge_3ds', 'approve'],
    ...{ decision: 'review', source: 'score' },
  })
})

test("a number that changes in the API file changes in the figure, and one that doesn't add up is rejected", () => {
  const other = changeLines(['score: 74', 'score: 80'], ['score_delta: 12', 'score_delta: 18'])

  expect(listCombinedResults(example, other)).toMatchObject({ rawScore: '62', added: '+18', score: '80' })
  expect(() => listCombinedResults(example, changeLines(['score: 74', 'score: 80']))).toThrow(
    "The example high_value_review doesn't add up: raw_score 62 and the rules make 74, but score is 80.",
  )
})

test("an example that has no score or doesn't exist is rejected", () => {
  for (const name of ['acl_blocked', 'fallback_on_deadline', 'nobody']) {
    expect(() => listCombinedResults(name)).toThrow(`evaluateRisk has no example ${name} with a score.`)
  }
})

test('the deadlines come from the default in the API file, and the guide states them', () => {
  const guide = getGuide('get-started/developers/plan-for-outages')
  const margin = Number(guide.match(/<Deadlines margin=\{(\d+)\}/)?.[1])
  const { ours, theirs } = readDeadlines(margin)

  expect(guide).toContain(`The default is ${ours}. Set your own timeout ${margin} ms later.`)
  expect(guide).toContain(
    `whether our deadline (${ours} ms) or yours (${theirs.toLocaleString('en')} ms) expires first`,
  )
  expect(readDeadlines(margin, api.replace('default: 800', 'default: 600'))).toMatchObject({
    ours: 600,
    theirs: 800,
  })
})

test('the Markdown of a figure contains its numbers', () => {
  for (const words of ['62', '+12', '74', '70–84', '1 in shadow', 'decision review', example]) {
    expect(combinedTwin({ example })).toContain(words)
  }
  expect(deadlinesTwin({ margin: 200 })).toBe(
    '*Diagram: 0 to 800 ms, response: decision. At 800 ms, our deadline: 200, fallback decision. ' +
      'At 1000 ms, your timeout: fallback rules.*\n\n' +
      'At our deadline, you receive the fallback decision. At your timeout, your fallback rules decide.',
  )
})

test('the list below the figure of an evaluation covers its nine steps in their order, and the figure has the thresholds of the API file', () => {
  const guide = readFileSync('content/guides/fraud-prevention/index.mdx', 'utf8')
  const listed = [...guide.matchAll(/\*\*(\d [^*]+)\*\*/g)].map(([, step]) => step)
  const drawn = [...evaluationTwin().matchAll(/(\d [A-Z][^:]+): /g)].map(([, step]) => step)

  expect(drawn.map((step) => Number.parseInt(step!, 10))).toEqual(
    Array.from({ length: 9 }, (_, index) => index + 1),
  )
  expect(listed).toEqual(drawn)
  expect(evaluationTwin()).toContain('8 Thresholds: 50, 70, 85 by default.')
  expect(evaluationTwin()).toContain('2 Blocklists: a hit ends it, no score; decline on a hit.')
})

test("the figure's signals, their delays and the limit match the table below it", () => {
  const file = 'content/guides/fraud-prevention/risk-evaluation/report-outcomes.mdx'
  const source = readFileSync(file, 'utf8')
  const [, limit, written = ''] = /<LabelDelay\s+limit=\{(\d+)\}\s+signals=\{(\[.*?\])\}\s*\/>/s.exec(source)!
  // These lines are JavaScript objects, which are valid YAML too.
  const signals: readonly Signal[] = parse(written)
  const table = source.slice(source.indexOf('| Signal | Who receives it |')).split('\n\n')[0]!
  const cells = table.split('\n').map((row) => row.split(' | ').map((cell) => cell.replace(/^\| /, '')))
  const delays = cells.slice(2).map(([signal, , delay]) => [signal!, delay!] as const)
  const ofLimit = delays.findIndex(([signal]) => signal.startsWith('Limit'))

  expect(delays[ofLimit]![1]).toContain(`${limit} calendar days`)
  const others = delays.toSpliced(ofLimit, 1)
  expect(signals.map(({ delay }) => delay)).toEqual(others.map(([, delay]) => delay))
  for (const [index, { name }] of signals.entries()) expect(others[index]![0].startsWith(name)).toBe(true)
})

const getGuide = (path: string) => readFileSync(`content/guides/${path}.mdx`, 'utf8')

test('the validity of a decision comes from the examples, and examples that disagree are rejected', () => {
  const other = api.replace(
    "created_at: '2026-06-20T15:22:40.310Z'",
    "created_at: '2026-06-20T15:27:40.310Z'",
  )

  expect(readDeadlines(200).valid).toBe(15)
  expect(getGuide('fraud-prevention/index')).toContain('A decision is valid for 15 minutes')
  expect(() => readDeadlines(200, other)).toThrow(
    /^Decisions of the examples are valid for \d+ and \d+ minutes\.$/,
  )
})

test("a figure's names and numbers that aren't in the API file are rejected", () => {
  expect(() => getMethod('updateTransaction')).toThrow('The API file has no operation updateTransaction.')
  expect(() => getStatus('duplicate_id')).toThrow('The API file has no error code duplicate_id.')
  expect(() => limitOf('history')).toThrow('The API file has no rate limit history.')
  expect(() => limitOf('backfill', api.replace('200 per second | account', '200 | account'))).toThrow(
    'The API file has no rate limit backfill.',
  )
})

test('names and numbers of a figure follow the API file', () => {
  expect(getMethod('updateTransactionAsset')).toBe('PATCH')
  expect(getStatus('duplicate_external_id')).toBe(409)
  const [before, after] = api.split('        - code: duplicate_external_id\n') as [string, string]
  const other = `${before}        - code: duplicate_external_id\n${after.replace('status: 409', 'status: 412')}`
  expect(getStatus('duplicate_external_id', other)).toBe(412)
  expect(limitOf('backfill', api.replace('200 per second | account', '300 per second | account'))).toBe(
    '300 per second',
  )
})

test('the figure of calls reports each kind of update at the time that the guide’s table says', () => {
  const source = getGuide('fraud-prevention/index')
  const [, margin, written = ''] = /<CallsOfAPayment\s+margin=\{(\d+)\}\s+reports=\{(\[.*?\])\}\s*\/>/s.exec(
    source,
  )!
  const reports: Parameters<typeof callsTwin>[0]['reports'] = parse(written)
  const table = getGuide('fraud-prevention/risk-evaluation/report-outcomes').split(
    '| When | `update_type` |',
  )[1]!
  const rows = [...table.split('\n\n')[0]!.matchAll(/^\| (\w[^:]+): [^|]+ \| ([^:|]+)/gm)]

  expect(margin).toBe(
    getGuide('get-started/developers/plan-for-outages').match(/<Deadlines margin=\{(\d+)\}/)?.[1],
  )
  const drawn = reports.map(({ updates, when }) => [when.split(/[,:]/)[0], updates.toSorted()])
  expect(drawn).toEqual(
    rows.map(([, when, updates]) => [
      when!.toLowerCase(),
      [...updates!.matchAll(/`(\w+)`/g)].map(([, name]) => name).toSorted(),
    ]),
  )
  expect(callsTwin({ margin: Number(margin), reports })).toContain(
    '1 Your system to Tallyguard: POST evaluate, our deadline 800 ms, yours 1000 ms. ' +
      '2 Tallyguard to Your system: decision, score, reasons, use it within 15 minutes. When you know more. ' +
      '3 Your system to Tallyguard: PATCH authorization, seconds later: the issuer responded.',
  )
})

test('a kind of update that’s missing, unknown or repeated in the figure is rejected', () => {
  const all = ['authorization', 'settlement', 'refund', 'reversal', 'chargeback', 'fraud_report', 'review']

  expect(() => requireEachUpdate(all)).not.toThrow()
  for (const [drawn, wrong] of [
    [all.slice(1), 'authorization'],
    [[...all, 'capture'], 'capture'],
    [[...all, 'refund'], 'refund'],
  ] as const) {
    expect(() => requireEachUpdate(drawn)).toThrow(`Each kind of update is drawn once, but not ${wrong}.`)
  }
})

test('the text next to the payment flow mentions each message of the figure', () => {
  const [, text = ''] = getGuide('get-started/index').split('<PaymentFlow />')
  const [list = ''] = text.split('You can also evaluate')
  const named = [...list.matchAll(/\((\d+)\)/g)].map(([, number]) => Number(number))
  const drawn = [...flowTwin().matchAll(/\b(\d+) \w+ to /g)].map(([, number]) => Number(number))

  expect(drawn).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(named).toEqual(drawn)
})

test('the figure of loading history has the limits and responses of the guide next to it', () => {
  const guide = getGuide('fraud-prevention/risk-evaluation/populate')
  const [, about = ''] = guide.split('[#throughput-and-resume]')
  const words = backfillTwin()

  expect(words).toContain('1 POST a payment: 200 per second; rate_limited 429: wait, repeat.')
  expect(words).toContain(
    '3 The ID is new: or the content is equal; duplicate_external_id 409: stop, ask support.',
  )
  expect(words).toContain('5 PATCH its labels: 100 per second;')
  expect(about).toContain('The `backfill` limit is 200 calls per second in production')
  expect(about).toContain('the `assets` limit of 100 per second')
  expect(about).toContain('An identical payment returns `200` instead of `201`')
})

test('the figure of a key rotation has the overlap and the steps of the text below it', () => {
  const guide = getGuide('get-started/developers/authentication')
  const overlap = Number(guide.match(/<KeyRotation overlap=\{(\d+)\}/)?.[1])
  const steps = guide.split('<KeyRotation')[1]!.split('</Steps>')[0]!

  expect(steps).toContain(`the overlap that you choose: ${overlap} hours by default`)
  expect([...steps.matchAll(/^(\d)\. (\w+)/gm)].map(([, number, verb]) => `${number} ${verb}`)).toEqual([
    ...['1 Create', '2 Deploy', '3 Call', '4 Retire'],
  ])
  expect(rotationTwin({ overlap })).toContain(
    `until 4 retire; then an overlap of ${overlap} hours; then 401 credential_expired. ` +
      'The new key: 1 create, 2 deploy, 3 check;',
  )
})
