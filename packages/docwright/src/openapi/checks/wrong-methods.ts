import type { Problem } from '../../problem/problem.ts'
import { listObjects } from '../document/each-object.ts'
import { isNameAt } from '../document/extension.ts'
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
  return listObjects(source.value)
    .filter(({ keys }) => keys.at(-1) === 'additionalOperations' && !isNameAt(keys))
    .flatMap(({ object, keys }) => {
      const wrong = Object.keys(object).filter((method) => !isMethod(method))
      return wrong.map((method) => ({
        place: source.placeOf([...keys, method]),
        message: `\`${replaceControlCharacters(method)}\` isn't an HTTP method.`,
        hint: 'write one word of letters and digits, such as `COPY`',
      }))
    })
    .toArray()
}

/** Replaces characters that would break the line or the code of a message. */
function replaceControlCharacters(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}`]/gu, ' ')
}
