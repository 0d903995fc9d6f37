import type { Json } from '../openapi/document/json.ts'
import { isObject, mapped } from '../openapi/document/json.ts'

/** The variables that each call has without keeping them: an ID that no other call has, and the current time. */
export const givenVariables = ['unique', 'now'] as const

/** A text with a variable in it, and where it is. */
export interface Use {
  readonly name: string
  readonly keys: readonly PropertyKey[]
}

const variable = /\{\{([^{}]*)\}\}/g

/** Each `{{name}}` in the texts of a value. */
export function usesIn(value: unknown, keys: readonly PropertyKey[]): readonly Use[] {
  if (typeof value === 'string') return [...value.matchAll(variable)].map(([, name = '']) => ({ name, keys }))
  if (Array.isArray(value)) return value.flatMap((item, index) => usesIn(item, [...keys, index]))
  return isObject(value) ? Object.entries(value).flatMap(([key, item]) => usesIn(item, [...keys, key])) : []
}

/** The value with each `{{name}}` in its texts as another format writes it. */
export function withVariables(value: Json, write: (name: string, isWhole: boolean) => string): Json {
  if (typeof value === 'string') {
    return value.replace(variable, (written, name: string) => write(name, written === value))
  }
  if (Array.isArray(value)) return value.map((item: Json) => withVariables(item, write))
  return isObject(value) ? mapped(value, (item) => withVariables(item, write)) : value
}
