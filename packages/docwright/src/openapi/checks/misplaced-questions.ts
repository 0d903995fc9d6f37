import type { Problem } from '../../problem/problem.ts'
import { visitSchemas } from '../document/each-schema.ts'
import { catalogueKey, isExtensionAt, questionsKey } from '../document/extension.ts'
import type { Json } from '../document/json.ts'
import { asObject, asStrings, isObject } from '../document/json.ts'
import type { Source } from '../document/source.ts'

/**
 * Reports each `x-questions` that the search would ignore: it isn't on an operation or a schema, or isn't a list of strings.
 * `questions` of errors must be lists of strings as well.
 */
export function findQuestionProblems(source: Source): readonly Problem[] {
  if (!source.text.includes('questions')) return []
  const readers = new Set<string>()
  visitSchemas(asObject(source.value), {
    schema: (schema, keys) => {
      readers.add(keys.join('\n'))
      return schema
    },
  })
  const isRead = (keys: readonly string[]) =>
    readers.has(keys.join('\n')) ||
    (keys.length === 3 && /^(paths|webhooks)$/.test(keys[0]!)) ||
    keys.at(-2) === catalogueKey
  return listQuestions(source.value, []).flatMap(({ value, keys }) => {
    const mistake = (message: string, hint: string) =>
      ({ place: source.placeOf(keys), message, hint, kind: 'structure' }) as const
    if (!isRead(keys.slice(0, -1))) {
      return mistake(`Nothing reads \`${questionsKey}\` here.`, 'move it to an operation or a schema')
    }
    const texts = asStrings(value)
    if (Array.isArray(value) && value.length > 0 && texts.filter(Boolean).length === value.length) return []
    return mistake(`\`${keys.at(-1)}\` isn't a list of strings.`, 'write `[how do I …, another word for it]`')
  })
}

interface WrittenQuestions {
  readonly value: Json
  readonly keys: readonly string[]
}

function listQuestions(value: Json | undefined, keys: readonly string[]): readonly WrittenQuestions[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => listQuestions(item, [...keys, String(index)]))
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, member]) => {
    const inner = [...keys, key]
    if (key === questionsKey && isExtensionAt(inner)) return { value: member ?? null, keys: inner }
    if (key === catalogueKey && isExtensionAt(inner)) return listErrorQuestions(member, inner)
    return isExtensionAt(inner) ? [] : listQuestions(member, inner)
  })
}

function listErrorQuestions(
  catalogue: Json | undefined,
  keys: readonly string[],
): readonly WrittenQuestions[] {
  return Object.entries(catalogue ?? {}).flatMap(([entry, said]) => {
    const { questions } = asObject(said)
    return questions === undefined ? [] : [{ value: questions, keys: [...keys, entry, 'questions'] }]
  })
}
