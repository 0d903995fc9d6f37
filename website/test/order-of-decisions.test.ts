import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createDecisionPaths } from '../components/decisions/decision-paths.ts'

const api = readFileSync('content/openapi.yaml', 'utf8')
const guide = readFileSync('content/guides/fraud-prevention/index.mdx', 'utf8')
const [, written = ''] = /<OrderOfDecisions\s+reasons=\{(\{.*?\})\}\s*\/>/s.exec(guide)!
// These lines are JavaScript objects, which are valid YAML too.
const reasons: Readonly<Record<string, string>> = parse(written)
const { bands, paths, fallbacks } = createDecisionPaths(reasons)

/** Returns the errors for the API file with one line of a response changed. */
function saidOf(example: string, [line, changed]: readonly [string, string]): string {
  const [before, after] = api.split(`    ${example}.response:\n`) as [string, string]
  if (!after.includes(line)) throw new Error(`Expected ${line} in ${example}.`)
  return said(`${before}    ${example}.response:\n${after.replace(line, changed)}`, reasons)
}

function said(source: string, given: Readonly<Record<string, string>>): string {
  try {
    createDecisionPaths(given, source)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('the explorer has a path for each example with a reason, from the mildest decision to the strictest', () => {
  expect(paths.map(({ name, answer }) => [name, answer.decision, answer.decision_source])).toEqual([
    ['ecommerce_approved', 'approve', 'score'],
    ['step_up_challenge', 'challenge_3ds', 'rule'],
    ['high_value_review', 'review', 'score'],
    ['card_testing_declined', 'decline', 'rule'],
    ['acl_blocked', 'decline', 'acl'],
  ])
  expect(fallbacks.map(({ name }) => name)).toEqual(['fallback_on_deadline'])
})

test('the bands and their decisions are those that the guide prints', () => {
  const printed = guide.matchAll(/^\| (\d+)–(\d+) \| `(\w+)` \| `(\w+)` \|$/gm)

  expect(bands.map(({ from, to, level, decision }) => [`${from}`, `${to}`, level, decision])).toEqual(
    [...printed].map(([, ...cells]) => cells),
  )
  expect(bands.map(({ from }) => from)).toEqual([0, 50, 70, 85])
})

test('the steps of each example are consistent', () => {
  for (const { answer } of paths) {
    const { model, rule_hits, score, risk_level, decision, decision_source } = answer
    const strictness = (name: string) => bands.findIndex((band) => band.decision === name)
    const counting = rule_hits.filter(({ mode }) => mode === 'active')
    const band = bands.find(({ from, to }) => score !== null && score >= from && score <= to)
    const asked = [
      ...answer.acl_hits.filter(({ action }) => action === 'block').map(() => 'decline'),
      ...counting.map(({ action }) => action).filter((action) => strictness(action) !== -1),
      ...(band ? [band.decision] : []),
    ]

    expect(score).toBe(model && counting.reduce((sum, hit) => sum + hit.score_delta, model.raw_score))
    expect(risk_level).toBe(band?.level ?? null)
    expect(decision).toBe(asked.toSorted((a, b) => strictness(a) - strictness(b)).at(-1))
    expect(counting.some(({ decisive }) => decisive)).toBe(decision_source === 'rule')
  }
})

test.for([
  ['raw_score: 62', 'raw_score: 61', 'raw_score 61 and the rules make 73, but score is 74'],
  ['score_delta: 12', 'score_delta: 30', 'raw_score 62 and the rules make 92, but score is 74'],
  ['risk_level: high', 'risk_level: medium', 'score 74 is high, but risk_level is medium'],
  ['decision: review', 'decision: approve', 'its layers make review by score, but it is approve by score'],
  [
    'decision_source: score',
    'decision_source: acl',
    'its layers make review by score, but it is review by acl',
  ],
  ['mode: shadow', 'mode: active', 'its layers make decline by rule, but it is review by score'],
  [
    'decisive: false',
    'decisive: true',
    'the rule "Gift cards above 200 EUR" is active and says adjust_score, but is decisive for review',
  ],
] as const)('an example that says %s where it should say something else is rejected', ([
  line,
  changed,
  words,
]) => {
  expect(saidOf('high_value_review', [line, changed])).toContain(
    `The example high_value_review doesn't add up: ${words}.`,
  )
})

test('a blocklist ends the path before the model, and a rule that decides is decisive', () => {
  expect(saidOf('acl_blocked', ['model: null', 'model: { raw_score: 20 }'])).toContain(
    'a blocklist ends it, but the model ran',
  )
  expect(saidOf('card_testing_declined', ['decisive: true', 'decisive: false'])).toBe(
    "The example card_testing_declined doesn't add up: a rule decides, but none is decisive.",
  )
})

test('the explorer shows the examples that have a reason, and the numbers in each reason are the example’s', () => {
  const { acl_blocked: _, ...others } = reasons

  expect(createDecisionPaths(others).paths.map(({ name }) => name)).toEqual(
    paths.map(({ name }) => name).filter((name) => name !== 'acl_blocked'),
  )
  expect(said(api, { ...reasons, acl_blocked: 'The score is 99.' })).toBe(
    "The reason of acl_blocked says 99, which the example doesn't have.",
  )
  expect(said(api, { ...reasons, fallback_on_deadline: 'It was late.' })).toBe(
    'evaluateRisk has no example fallback_on_deadline that the steps decide.',
  )
})
