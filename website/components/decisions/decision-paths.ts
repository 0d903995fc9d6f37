import { readApiFile } from '../api-file.ts'
import type { Answer, Band } from './answer.ts'
import { sumScoreRules } from './answer.ts'
import { findContradictions } from './contradictions.ts'

/** One example of an evaluation. */
export interface Example {
  /** The example's name in the API file. */
  readonly name: string
  readonly title: string
  readonly answer: Answer
}

/** An example whose decision comes from the steps. */
export interface DecisionPath extends Example {
  /** The API file's description of the decision. */
  readonly advice: string
  /** The writer's reason for the decision. */
  readonly reason: string
}

/** The data that the explorer shows, as JSON. */
export interface Decisions {
  readonly bands: readonly Band[]
  /** From the mildest decision to the strictest. */
  readonly paths: readonly DecisionPath[]
  /** The examples whose decision doesn't come from the steps. */
  readonly fallbacks: readonly Example[]
}

/** The parts of the API file that are used here. */
interface ApiFile {
  readonly paths: Readonly<Record<string, { readonly post?: Operation }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly 'x-enumDescriptions': Descriptions }>>
    readonly examples: Readonly<Record<string, { readonly summary: string; readonly value: Answer }>>
  }
}

interface Operation {
  readonly operationId: string
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, { examples: Examples }>> } }
}

type Descriptions = Readonly<Record<string, string>>
type Examples = Readonly<Record<string, { readonly $ref: string }>>

/**
 * Reads all examples of `evaluateRisk` and the score bands. If an example is inconsistent, throws an error with a message for
 * writers.
 */
export function readEvaluationExamples(source?: string): {
  readonly bands: readonly Band[]
  readonly advice: Descriptions
  readonly examples: readonly Example[]
} {
  const { paths, components }: ApiFile = readApiFile(source) as ApiFile
  const operation = Object.values(paths).find(({ post }) => post?.operationId === 'evaluateRisk')?.post
  const advice = components.schemas.Decision!['x-enumDescriptions']
  const bands = listBands(components.schemas.RiskLevel!['x-enumDescriptions'], Object.keys(advice))
  const examples = Object.entries(operation!.responses[200].content['application/json']!.examples).map(
    ([name, { $ref }]): Example => {
      const { summary: title, value: answer } = components.examples[$ref.split('/').at(-1)!]!
      return { name, title, answer }
    },
  )
  const problems = examples.flatMap((example) => listContradictions(example, bands))
  if (problems.length > 0) throw new Error(problems.join(' '))
  return { bands, advice, examples }
}

/**
 * Reads the examples of `evaluateRisk` that have a reason. If something doesn't match, throws an error with a message for
 * writers.
 */
export function createDecisionPaths(reasons: Readonly<Record<string, string>>, source?: string): Decisions {
  const { bands, advice, examples } = readEvaluationExamples(source)
  const isFallback = ({ answer }: Example) => answer.decision_source === 'fallback'
  const decided = examples.filter((example) => !isFallback(example) && reasons[example.name] !== undefined)
  const problems = [
    ...decided.flatMap((example) => findReasonProblems(example, reasons[example.name]!, bands)),
    ...findUnknownReasons(reasons, decided),
  ]
  if (problems.length > 0) throw new Error(problems.join(' '))
  const strictness = ({ answer }: Example) => bands.findIndex(({ decision }) => decision === answer.decision)
  return {
    bands,
    paths: decided
      .map((example) => ({
        ...selectShownParts(example),
        advice: advice[example.answer.decision]!,
        reason: reasons[example.name]!,
      }))
      .sort((a, b) => strictness(a) - strictness(b)),
    fallbacks: examples.filter(isFallback).map(selectShownParts),
  }
}

/** Returns only the parts of an example that the explorer shows, because the page carries all of its props. */
function selectShownParts({ name, title, answer }: Example): Example {
  const { model, authentication, acl_hits, rule_hits } = answer
  const { decision, decision_source, score, risk_level, reason_codes, latency_ms } = answer
  return {
    ...{ name, title },
    answer: {
      ...{ decision, decision_source, score, risk_level, reason_codes, latency_ms },
      model: model && { raw_score: model.raw_score },
      authentication: authentication && { exemption: authentication.exemption },
      acl_hits: acl_hits.map(({ list_name, action, field }) => ({ list_name, action, field })),
      rule_hits: rule_hits.map(({ name, action, mode, decisive, score_delta, observed }) => ({
        ...{ name, action, mode, decisive, score_delta, observed },
      })),
    },
  }
}

/**
 * Bands and decisions are both ordered from the mildest to the strictest. The default thresholds are the boundaries between
 * bands.
 */
function listBands(levels: Descriptions, decisions: readonly string[]): readonly Band[] {
  return Object.entries(levels).map(([level, description], index) => {
    const [from = Number.NaN, to = Number.NaN] = [...description.matchAll(/\d+/g)].map(Number)
    return { level, from, to, decision: decisions[index]! }
  })
}

function listContradictions({ name, answer }: Example, bands: readonly Band[]): readonly string[] {
  return findContradictions(answer, bands).map((words) => `The example ${name} doesn't add up: ${words}.`)
}

/** Reports numbers in a handwritten reason that the example doesn't have. */
function findReasonProblems(
  { name, answer }: Example,
  reason: string,
  bands: readonly Band[],
): readonly string[] {
  const known = [
    answer.model?.raw_score,
    sumScoreRules(answer),
    answer.score,
    ...bands.flatMap(({ from, to }) => [from, to]),
  ]
  return (reason.match(/\d+/g) ?? [])
    .filter((number) => !known.includes(Number(number)))
    .map((number) => `The reason of ${name} says ${number}, which the example doesn't have.`)
}

function findUnknownReasons(
  reasons: Readonly<Record<string, string>>,
  decided: readonly Example[],
): readonly string[] {
  return Object.keys(reasons)
    .filter((name) => !decided.some((example) => example.name === name))
    .map((name) => `evaluateRisk has no example ${name} that the steps decide.`)
}
