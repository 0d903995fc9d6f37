import { inlineCode } from '../../markdown/inline-code.ts'
import type { Problem } from '../../problem/problem.ts'
import { eachSchema } from '../document/each-schema.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { objectOf, textsOf } from '../document/json.ts'
import { pointerOf } from '../document/pointer.ts'
import type { Source } from '../document/source.ts'
import type { Schemas } from '../schema/parts/parts.ts'
import { firstOf } from '../schema/parts/parts.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import type { CheckedDescription } from './contradictions.ts'
import type { WrittenExample } from './example-finder.ts'
import { writtenExamples } from './example-finder.ts'
import type { Judgement, Misfit } from './judge.ts'
import { createJudge, hiddenSchema } from './judge.ts'

/** The result of comparing the examples of a description with their schemas. */
interface ExampleCheck {
  /** The examples that don't fit, each at the part of it that is wrong; readOnly and writeOnly are minded. */
  readonly problems: readonly Problem[]
  /** Whether every one was compared with its schema, and fits. */
  readonly allFit: boolean
}

/** Compares each example of a description with its schema. */
export function checkExamples({ document, schemas, source }: CheckedDescription): ExampleCheck {
  const { references } = schemas
  const examples = writtenExamples(document, references)
  const given = examples.filter(isGiven)
  const judgements = new Map<WrittenExample, Judgement>()
  for (const [direction, those] of Map.groupBy(given, ({ direction }) => direction)) {
    const judge = createJudge(directed(document, { direction, schemas }), references)
    const found = judge(those.map(({ value, schemaKeys }) => ({ value, schema: pointerOf(schemaKeys) })))
    for (const [index, example] of those.entries()) judgements.set(example, found[index]!)
  }
  const judged = examples.map((example) => ({ example, found: judgements.get(example) ?? 'not compared' }))
  return {
    problems: judged.flatMap(({ example, found }) =>
      typeof found === 'string' ? [] : [problem(found, { example, source })],
    ),
    allFit: judged.every(({ found }) => found === 'fits'),
  }
}

function isGiven(example: WrittenExample): example is WrittenExample & { readonly value: Json } {
  return example.value !== undefined
}

/** The schemas as one direction sees them: hidden properties are neither required nor allowed. */
function directed(
  document: JsonObject,
  { direction, schemas }: { direction: Direction; schemas: Schemas },
): JsonObject {
  if (direction === 'both') return document
  const keyword = direction === 'request' ? 'readOnly' : 'writeOnly'
  const isHidden = (raw: Json | undefined) =>
    raw !== undefined && firstOf(schemas.parts(raw), keyword) === true
  const hiddenIn = (schema: JsonObject) =>
    Object.entries(objectOf(schema.properties)).flatMap(([name, raw]) => (isHidden(raw) ? [name] : []))
  return eachSchema(document, { schema: (schema) => withoutHidden(schema, hiddenIn(schema)) })
}

function withoutHidden(schema: JsonObject, names: readonly string[]): JsonObject {
  if (names.length === 0) return schema
  const required = textsOf(schema.required).filter((name) => !names.includes(name))
  const closed = Object.fromEntries(names.map((name) => [name, hiddenSchema]))
  return { ...schema, required, properties: { ...objectOf(schema.properties), ...closed } }
}

function problem(
  { keys, words, hint }: Misfit,
  { example, source }: { example: WrittenExample; source: Source },
): Problem {
  const where = keys.length > 0 ? `${inlineCode(keys.join('.'))} ` : ''
  return {
    kind: 'examples',
    place: source.placeOf([...example.keys, ...keys]),
    message: `${example.title}: ${where}${words}.`,
    hint: hint ?? 'correct the example or the schema',
  }
}
