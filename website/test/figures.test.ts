import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { twin as combinedTwin } from '../components/CombinedResults.tsx'
import { twin as deadlinesTwin } from '../components/Deadlines.tsx'
import { combinedResults } from '../components/decisions/combined-results.ts'
import { twin as evaluationTwin } from '../components/EvaluationOrder.tsx'
import { deadlines } from '../components/figures/deadlines.ts'

interface Signal {
  readonly name: string
  readonly delay: string
}

const api = readFileSync('content/openapi.yaml', 'utf8')
const example = 'high_value_review'
const [before, response] = api.split(`    ${example}.response:\n`) as [string, string]

/** The API file with lines of the example changed, each for the first time that it stands there. */
function changed(...lines: readonly (readonly [string, string])[]): string {
  const after = lines.reduce((text, [line, other]) => {
    if (!text.includes(line)) throw new Error(`Expected ${line} in ${example}.`)
    return text.replace(line, other)
  }, response)
  return `${before}    ${example}.response:\n${after}`
}

test('the figure of the combined results has the numbers and names of its example', () => {
  expect(combinedResults(example)).toEqual({
    ...{ rawScore: '62', added: '+12', score: '74', threshold: 'review', extent: '70–84' },
    ...{ lists: 'none', hits: 'no hits', rules: 'none', inShadow: '1 in shadow' },
    precedence: ['decline', 'review', 'challenge_3ds', 'approve'],
    ...{ decision: 'review', source: 'score' },
  })
})

test('a number that changes in the API file changes in the figure, and one that does not add up is refused', () => {
  const other = changed(['score: 74', 'score: 80'], ['score_delta: 12', 'score_delta: 18'])

  expect(combinedResults(example, other)).toMatchObject({ rawScore: '62', added: '+18', score: '80' })
  expect(() => combinedResults(example, changed(['score: 74', 'score: 80']))).toThrow(
    'The example high_value_review does not add up: raw_score 62 and the rules make 74, but score is 80.',
  )
})

test('an example without a score, or that does not exist, cannot be drawn', () => {
  for (const name of ['acl_blocked', 'fallback_on_deadline', 'nobody']) {
    expect(() => combinedResults(name)).toThrow(`evaluateRisk has no example ${name} with a score.`)
  }
})

test('the deadlines are the default of the API file and what the guide says, and follow the file', () => {
  const guide = readFileSync('content/guides/get-started/developers/error-handling.mdx', 'utf8')
  const margin = Number(guide.match(/<Deadlines margin=\{(\d+)\}/)?.[1])
  const { ours, theirs } = deadlines(margin)

  expect(guide).toContain(`options.timeout_ms</Field>: ${ours} by default`)
  expect(guide).toContain(`Set your own timeout ${margin} ms later.`)
  expect(guide).toContain(`the same decision at ${ours} ms and at ${theirs}:`)
  expect(deadlines(margin, api.replace('default: 800', 'default: 600'))).toEqual({ ours: 600, theirs: 800 })
})

test('the Markdown of a figure says its numbers', () => {
  for (const words of ['62', '+12', '74', '70–84', '1 in shadow', 'decision review', example]) {
    expect(combinedTwin({ example })).toContain(words)
  }
  expect(deadlinesTwin({ margin: 200 })).toBe(
    '*Diagram: 0 to 800 ms, we answer: decision. At 800 ms, our deadline: 200 with a fallback. ' +
      'At 1000 ms, your timeout: use your own fallback.*\n\n' +
      'Two deadlines: ours gives you a fallback, yours makes you use your own.',
  )
})

test('the steps of an evaluation are those of the table below the figure, with the thresholds of the API file', () => {
  const guide = readFileSync('content/guides/fraud-prevention/index.mdx', 'utf8')
  const rows = [...guide.matchAll(/^\| (\d [A-Z][^|]+) \|/gm)].map(([, step]) => step!)
  const drawn = [...evaluationTwin().matchAll(/(\d [A-Z][^:]+): /g)].map(([, step]) => step!)

  expect(rows).toHaveLength(9)
  expect(drawn).toEqual(rows)
  expect(evaluationTwin()).toContain('8 Thresholds: 50, 70, 85 by default.')
  expect(evaluationTwin()).toContain('2 Block lists: a hit ends it, no score; decline on a hit.')
})

test('the signals and their delays are those of the table below the figure, and so is the limit', () => {
  const file = 'content/guides/fraud-prevention/risk-evaluation/populate.mdx'
  const source = readFileSync(file, 'utf8')
  const [, limit, written = ''] = /<LabelDelay\s+limit=\{(\d+)\}\s+signals=\{(\[.*?\])\}\s*\/>/s.exec(source)!
  // Names without quotes and a comma at the end are right in YAML, too.
  const signals: readonly Signal[] = parse(written)
  const table = source.slice(source.indexOf('| Signal | Who gets it |')).split('\n\n')[0]!
  const cells = table.split('\n').map((row) => row.split(' | ').map((cell) => cell.replace(/^\| /, '')))
  const delays = cells.slice(2).map(([signal, , delay]) => [signal!, delay!] as const)
  const ofLimit = delays.findIndex(([signal]) => signal.startsWith('Limit'))

  expect(delays[ofLimit]![1]).toContain(`${limit} calendar days`)
  const others = delays.toSpliced(ofLimit, 1)
  expect(signals.map(({ delay }) => delay)).toEqual(others.map(([, delay]) => delay))
  for (const [index, { name }] of signals.entries()) expect(others[index]![0].startsWith(name)).toBe(true)
})
