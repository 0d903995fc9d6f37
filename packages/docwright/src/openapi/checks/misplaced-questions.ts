import type { Problem } from '../../problem/problem.ts'
import { listObjects } from '../document/each-object.ts'
import { visitSchemas } from '../document/each-schema.ts'
import { catalogueKey, isExtensionAt, questionsKey } from '../document/extension.ts'
import type { Json } from '../document/json.ts'
import { asObject, asStrings, listMembers } from '../document/json.ts'
import { isOperationAt } from '../document/operations-in.ts'
import { formatPointer } from '../document/pointer.ts'
import type { Source } from '../document/source.ts'

/**
 * Reports each `x-questions` that the search would ignore: it isn't on an operation or a schema, or isn't a list of phrases.
 * `questions` of an entry in the error catalog must be a list of phrases as well.
 */
export function findQuestionProblems(source: Source): readonly Problem[] {
  if (!source.text.includes('questions')) return []
  const schemas = new Set<string>()
  visitSchemas(asObject(source.value), {
    schema: (schema, keys) => {
      schemas.add(formatPointer(keys))
      return schema
    },
  })
  const isRead = (keys: readonly string[]) =>
    schemas.has(formatPointer(keys)) || isOperationAt(keys) || isCatalogueEntryAt(keys)
  return listQuestions(source.value).flatMap(({ value, keys }) => {
    const createProblem = (message: string, hint: string) =>
      ({ place: source.placeOf(keys), message, hint, kind: 'structure' }) as const
    if (!isRead(keys.slice(0, -1))) {
      return createProblem(`Nothing reads \`${questionsKey}\` here.`, 'move it to an operation or a schema')
    }
    const flaw = findFlaw(value)
    if (flaw === undefined) return []
    return createProblem(`\`${keys.at(-1)}\` ${flaw}.`, 'write `[how do I …, another word for it]`')
  })
}

function isCatalogueEntryAt(keys: readonly string[]): boolean {
  return keys.at(-2) === catalogueKey
}

/** Returns what is wrong with a list of questions. */
function findFlaw(value: Json): string | undefined {
  const texts = asStrings(value)
  if (!Array.isArray(value) || texts.length < value.length) return "isn't a list of strings"
  if (texts.length === 0) return 'is empty'
  return texts.includes('') ? 'contains an empty string' : undefined
}

interface WrittenQuestions {
  readonly value: Json
  readonly keys: readonly string[]
}

/** Returns each list of questions, of an object or of an error in the catalog. */
function listQuestions(document: Json): readonly WrittenQuestions[] {
  return [...listObjects(document)].flatMap(({ object, keys }) =>
    listMembers(object).flatMap(([key, value]): readonly WrittenQuestions[] => {
      const inner = [...keys, key]
      if (!isExtensionAt(inner)) return []
      if (key === questionsKey) return [{ value, keys: inner }]
      return key === catalogueKey ? listErrorQuestions(value, inner) : []
    }),
  )
}

function listErrorQuestions(catalogue: Json, keys: readonly string[]): readonly WrittenQuestions[] {
  return Object.entries(catalogue ?? {}).flatMap(([entry, error]) => {
    const { questions } = asObject(error)
    return questions === undefined ? [] : [{ value: questions, keys: [...keys, entry, 'questions'] }]
  })
}
