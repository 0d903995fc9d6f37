import type { Json } from '../openapi/document/json.ts'
import { isObject, mapTexts } from '../openapi/document/json.ts'

/** The built-in variables: a UUID for each call, and the current time. */
export const builtInVariables = ['unique', 'now'] as const

/** A use of a variable, and the keys of the text that contains it. */
export interface Use {
  readonly name: string
  readonly keys: readonly PropertyKey[]
}

const variable = /\{\{([^{}]*)\}\}/g

/** Returns each `{{name}}` in the texts of a value. */
export function listUses(value: unknown, keys: readonly PropertyKey[]): readonly Use[] {
  if (typeof value === 'string') return [...value.matchAll(variable)].map(([, name = '']) => ({ name, keys }))
  if (Array.isArray(value)) return value.flatMap((item, index) => listUses(item, [...keys, index]))
  return isObject(value) ? Object.entries(value).flatMap(([key, item]) => listUses(item, [...keys, key])) : []
}

/** Replaces each `{{name}}` in the texts of a value. */
export function replaceVariables(value: Json, write: (name: string, isWhole: boolean) => string): Json {
  return mapTexts(value, (text) =>
    text.replace(variable, (written, name: string) => write(name, written === text)),
  )
}
