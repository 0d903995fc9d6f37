import type { Json } from '../document/json.ts'
import { isObject } from '../document/json.ts'
import { memoized } from '../document/memoized.ts'
import { refOf } from '../document/reference.ts'
import type { Schemas } from './parts.ts'

/** What a part of a file describes itself, and what it refers to. */
interface Links {
  /** How many fields it describes. */
  readonly fields: number
  /** Whether any of them is hidden in requests or in responses. */
  readonly hidesFields: boolean
  /** What its references point at. */
  readonly targets: readonly Json[]
}

/** What can be reached in a file by following references. */
interface Reach {
  linksOf(json: Json): Links
  /** A part of the file, and all that it refers to, directly or not. */
  reachedFrom(start: Json): readonly Json[]
}

/** The reach of each part of a file, worked out once. */
export function reachOf(schemas: Schemas): Reach {
  const linksOf = memoized((json: Json) => linksIn(json, schemas))
  return {
    linksOf,
    reachedFrom(start) {
      const reached = new Set([start])
      for (const json of reached) for (const target of linksOf(json).targets) reached.add(target)
      return [...reached]
    },
  }
}

/** Whether a schema is the same in a request and in a response: nothing that it reaches is hidden in one of them. */
export function sameBothWays(schemas: Schemas): (raw: Json) => boolean {
  const { linksOf, reachedFrom } = reachOf(schemas)
  return memoized((raw) => !reachedFrom(raw).some((json) => linksOf(json).hidesFields))
}

function linksIn(json: Json, schemas: Schemas): Links {
  const targets = new Set<Json>()
  let fields = 0
  let hidesFields = false
  visit(json)
  return { fields, hidesFields, targets: [...targets] }

  function visit(value: Json) {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isObject(value)) return
    const reference = refOf(value)
    const target = reference === undefined ? undefined : schemas.references.target(reference)?.value
    if (target !== undefined) targets.add(target)
    if (isObject(value.properties)) fields += Object.keys(value.properties).length
    hidesFields ||= value.readOnly === true || value.writeOnly === true
    for (const member of Object.values(value)) if (member !== undefined) visit(member)
  }
}
