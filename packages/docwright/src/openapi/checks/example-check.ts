import { formatInlineCode } from '../../markdown/inline-code.ts'
import type { Problem } from '../../problem/problem.ts'
import { visitSchemas } from '../document/each-schema.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { formatFragment } from '../document/pointer.ts'
import type { Source } from '../document/source.ts'
import { getDirectedSchemas } from '../validation/validation-schemas.ts'
import type { CheckedDescription } from './contradictions.ts'
import type { WrittenExample } from './example-finder.ts'
import { listWrittenExamples } from './example-finder.ts'
import type { Judgement, Misfit } from './judge.ts'
import { createJudge } from './judge.ts'

/** The result of validating the examples of a description. */
interface ExampleCheck {
  /** The invalid examples, each with the place of the error. `readOnly` and `writeOnly` are respected. */
  readonly problems: readonly Problem[]
  /** Whether every example could be validated and is valid. */
  readonly allFit: boolean
}

/** Validates each example of a description against its schema. */
export function checkExamples({ document, schemas, source }: CheckedDescription): ExampleCheck {
  const { references } = schemas
  const examples = listWrittenExamples(document, references)
  const given = examples.filter(isGiven)
  const judgements = new Map<WrittenExample, Judgement>()
  for (const those of Map.groupBy(given, ({ direction, isPatch }) => `${direction} ${isPatch}`).values()) {
    const { direction, isPatch } = those[0]!
    const known = getDirectedSchemas(document, { direction, schemas })
    const judge = createJudge(isPatch ? removeRequired(known) : known, references)
    const found = judge(those.map(({ value, schemaKeys }) => ({ value, schema: formatFragment(schemaKeys) })))
    for (const [index, example] of those.entries()) judgements.set(example, found[index]!)
  }
  const judged = examples.map((example) => ({ example, found: judgements.get(example) ?? 'not compared' }))
  return {
    problems: judged.flatMap(({ example, found }) =>
      typeof found === 'string' ? [] : [describeProblem(found, { example, source })],
    ),
    allFit: judged.every(({ found }) => found === 'fits'),
  }
}

/** The schemas as a merge patch sees them (RFC 7396): it has the members that it changes, and no others. */
function removeRequired(document: JsonObject): JsonObject {
  return visitSchemas(document, { schema: ({ required: _, ...schema }) => schema })
}

function isGiven(example: WrittenExample): example is WrittenExample & { readonly value: Json } {
  return example.value !== undefined
}

function describeProblem(
  { keys, words, hint }: Misfit,
  { example, source }: { example: WrittenExample; source: Source },
): Problem {
  const where = keys.length > 0 ? `${formatInlineCode(keys.join('.'))} ` : ''
  return {
    kind: 'examples',
    place: source.placeOf([...example.keys, ...keys]),
    message: `${example.title}: ${where}${words}.`,
    hint: hint ?? 'correct the example or the schema',
  }
}
