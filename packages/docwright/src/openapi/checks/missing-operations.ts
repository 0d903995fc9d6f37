import { inlineCode } from '../../markdown/inline-code.ts'
import { nearest } from '../../problem/nearest.ts'
import type { Problem } from '../../problem/problem.ts'
import { isExtensionAt } from '../document/extension.ts'
import type { Json } from '../document/json.ts'
import { isObject, membersOf, textOf } from '../document/json.ts'
import { keysOf } from '../document/pointer.ts'
import { getJsonAt } from '../document/reference.ts'
import type { Source } from '../document/source.ts'

/** Reports links of responses to operations that the description doesn't have (OpenAPI 3.2, 4.20). */
export function missingOperations(source: Source, ids: ReadonlySet<string>): readonly Problem[] {
  return linksIn(source.value, []).flatMap(({ link, keys }) => {
    const id = textOf(link.operationId)
    const reference = textOf(link.operationRef)
    const isMissing = id === undefined ? reference?.startsWith('#') && isNowhere(reference) : !ids.has(id)
    if (!isMissing) return []
    const meant = id && nearest(id, [...ids])
    return {
      place: source.placeOf([...keys, id === undefined ? 'operationRef' : 'operationId']),
      message: `This link leads to the operation ${inlineCode(id ?? reference ?? '')}, which isn't in this file.`,
      hint: meant ? `write ${inlineCode(meant)}` : 'write the `operationId` of an operation of this file',
      kind: 'references',
    }
  })

  function isNowhere(reference: string): boolean {
    return !isObject(getJsonAt(source.value, keysOf(reference)))
  }
}

interface WrittenLink {
  readonly link: Readonly<Record<string, Json | undefined>>
  readonly keys: readonly string[]
}

const withoutLinks = new Set(['schema', 'schemas', 'example', 'examples', 'parameters', 'requestBody'])

function linksIn(value: Json | undefined, keys: readonly string[]): readonly WrittenLink[] {
  if (!isObject(value)) return []
  return membersOf(value).flatMap(([key, member]) => {
    const inner = [...keys, key]
    if (withoutLinks.has(key) || isExtensionAt(inner)) return []
    if (key !== 'links') return linksIn(member, inner)
    return membersOf(member).flatMap(([name, link]) =>
      isObject(link) ? [{ link, keys: [...inner, name] }] : [],
    )
  })
}
