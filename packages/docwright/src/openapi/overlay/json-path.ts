import { exec, parse } from '../../libraries/jsonpath.ts'
import { findNearest } from '../../problem/nearest.ts'
import type { Mistake } from '../../problem/problem.ts'
import { runWithTimeLimit } from '../../problem/time-limit.ts'
import { isOutOfStack } from '../../problem/yaml-mistake.ts'
import type { Json } from '../document/json.ts'
import { isObject, toPlainNumbers } from '../document/json.ts'
import { stepInto } from '../document/reference.ts'

/** A limit above what an expression selects in any real description. */
const maxSelected = 500_000

/**
 * Evaluates a JSONPath expression (RFC 9535), and returns the keys of each selected value, or what is wrong with the expression.
 * Never runs code, and has a time limit.
 */
export function evaluateJsonPath(
  expression: string,
  value: Json,
): { readonly places: readonly (readonly string[])[] } | { readonly mistake: Mistake } {
  const select = () => {
    const places: (readonly string[])[] = []
    exec(toPlainNumbers(value) as Parameters<typeof exec>[0], expression, (_value, path) => {
      if (places.length === maxSelected) throw new RangeError(tooMany)
      places.push(path.map(unescapeKey))
    })
    return places
  }
  try {
    const selected = runWithTimeLimit(select)
    if (selected !== 'too slow') return { places: selected.result }
    return { mistake: { message: `\`${expression}\` takes too long.`, hint: 'use a more specific path' } }
  } catch (error) {
    return { mistake: describeMistake(expression, error) }
  }
}

const tooMany = 'too many values'

/** Unescapes a key in a normalized path, which escapes quotes, backslashes, and control characters (RFC 9535, 2.7). */
function unescapeKey(part: string | number): string {
  return String(part).replaceAll(/\\(?:u([0-9a-f]{4})|(.))/g, (_escape, code: string, sign: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (controlEscapes.get(sign) ?? sign),
  )
}

const controlEscapes: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
])

function describeMistake(expression: string, error: unknown): Mistake {
  const { message, location } = error as Error & { location?: { start: { offset: number } } }
  if (message === tooMany) {
    return { message: `\`${expression}\` selects more than ${maxSelected.toLocaleString('en')} values.` }
  }
  if (location === undefined && !isOutOfStack(message)) throw error
  const at = location ? `, from character ${location.start.offset + 1} on` : ''
  return {
    message: `\`${expression}\` isn't a JSONPath expression (RFC 9535)${at}.`,
    hint: "start with `$`, and write names with signs such as `/` in brackets and quotes: `$.paths['/orders'].get`",
  }
}

/** Returns the most similar key to the first name in an expression that matches nothing. */
export function suggestKey(expression: string, value: Json): string | undefined {
  let current: Json | undefined = value
  for (const { type, node } of parse(expression).segments) {
    const selectors = node.type === 'BracketedSelection' ? node.selectors : [node]
    const [only, ...others] = selectors
    const isName = only?.type === 'NameSelector' || only?.type === 'MemberNameShorthand'
    if (type !== 'ChildSegment' || !isName || others.length > 0) return undefined
    const next = stepInto(current, only.value)
    if (next === undefined) {
      return isObject(current) ? findNearest(only.value, Object.keys(current)) : undefined
    }
    current = next
  }
  return undefined
}
