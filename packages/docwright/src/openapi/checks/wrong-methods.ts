import type { Problem } from '../../problem/problem.ts'
import { isExtensionAt, isNameAt } from '../document/extension.ts'
import type { Json } from '../document/json.ts'
import { isObject, listMembers } from '../document/json.ts'
import type { Source } from '../document/source.ts'

/** Checks whether a text is a valid method: a token of HTTP (RFC 9110, 5.6.2). */
export function isMethod(text: string): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(text)
}

/**
 * Reports each invalid method in `additionalOperations`. This always fails the build, because readers would copy the method into
 * a shell.
 */
export function findMethodProblems(source: Source): readonly Problem[] {
  if (!source.text.includes('additionalOperations')) return []
  return listWrongMethods(source.value, []).map((keys) => ({
    place: source.placeOf(keys),
    message: `\`${escapeMethod(keys.at(-1)!)}\` isn't an HTTP method.`,
    hint: 'write one word of letters and digits, such as `COPY`',
  }))
}

function escapeMethod(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}`]/gu, ' ')
}

function listWrongMethods(value: Json | undefined, keys: readonly string[]): readonly (readonly string[])[] {
  const below = (inner: Json, key: string) => listWrongMethods(inner, [...keys, key])
  if (Array.isArray(value)) return value.flatMap((item: Json, index) => below(item, String(index)))
  if (!isObject(value)) return []
  return listMembers(value).flatMap(([key, member]) => {
    const inner = [...keys, key]
    if (isExtensionAt(inner)) return []
    const isKeyword = key === 'additionalOperations' && !isNameAt(inner)
    const own = isKeyword ? listMembers(member).filter(([method]) => !isMethod(method)) : []
    return [...own.map(([method]) => [...inner, method]), ...below(member, key)]
  })
}
