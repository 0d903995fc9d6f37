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
import type { CheckResult, Mismatch } from './value-check.ts'
import { createValueCheck } from './value-check.ts'

/** The result of validating the examples of a description. */
interface ExampleCheck {
  /** The invalid examples, each with the place of the error. `readOnly` and `writeOnly` are respected. */
  readonly problems: readonly Problem[]
  /** Whether every example could be validated and is valid. */
  readonly areAllValid: boolean
}

/** Validates each example of a description against its schema. */
export function checkExamples({ document, schemas, source }: CheckedDescription): ExampleCheck {
  const { references } = schemas
  const examples = listWrittenExamples(document, references)
  const groups = Map.groupBy(examples.filter(hasValue), ({ direction, isPatch }) => `${direction} ${isPatch}`)
  const results = new Map<WrittenExample, CheckResult>()
  for (const group of groups.values()) {
    const { direction, isPatch } = group[0]!
    const directed = getDirectedSchemas(document, { direction, schemas })
    const check = createValueCheck(isPatch ? removeRequired(directed) : directed, references)
    const found = check(group.map(({ value, schemaKeys }) => ({ value, schema: formatFragment(schemaKeys) })))
    for (const [index, example] of group.entries()) results.set(example, found[index]!)
  }
  return {
    problems: examples.flatMap((example) => {
      const result = results.get(example)
      return typeof result === 'object' ? [describeProblem(result, { example, source })] : []
    }),
    areAllValid: examples.every((example) => results.get(example) === 'valid'),
  }
}

/** The schemas as a merge patch sees them (RFC 7396): it has the members that it changes, and no others. */
function removeRequired(document: JsonObject): JsonObject {
  return visitSchemas(document, { schema: ({ required: _, ...schema }) => schema })
}

function hasValue(example: WrittenExample): example is WrittenExample & { readonly value: Json } {
  return example.value !== undefined
}

function describeProblem(
  { keys, words, hint }: Mismatch,
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
