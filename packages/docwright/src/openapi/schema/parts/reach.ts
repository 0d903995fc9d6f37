import { memoize } from '../../../lazy.ts'
import type { Json } from '../../document/json.ts'
import { asString, isObject, listMembers } from '../../document/json.ts'
import type { Target } from '../../document/reference.ts'
import { getRef } from '../../document/reference.ts'
import type { Schemas } from './parts.ts'

/** The direct content of a part of a file, and its references. */
interface DirectContent {
  /** How many fields it defines. */
  readonly fields: number
  /** Whether any of the fields is hidden in requests or in responses. */
  readonly hidesFields: boolean
  /** The targets of its references. */
  readonly targets: readonly Target[]
}

/** Reachability through references in a file. */
export interface FileReach {
  getDirectContent(json: Json): DirectContent
  /** Returns a part of the file, and everything that it refers to, directly or indirectly. */
  listReachable(start: Json): readonly Json[]
  /** Returns the names of the schemas that it refers to, directly or indirectly. */
  listSchemaNames(start: Json): ReadonlySet<string>
}

/** Computes what each part of a file reaches. Direct links are read only once. */
export function computeReach(schemas: Schemas): FileReach {
  const getDirectContent = memoize((json: Json) => readDirectContent(json, schemas))
  const listReachable = (start: Json): readonly Json[] => {
    const reached = new Set([start])
    for (const json of reached) for (const { value } of getDirectContent(json).targets) reached.add(value)
    return [...reached]
  }
  const getTargetName = ({ value, name, keys }: Target) =>
    schemas.getName(value) ?? (isOtherComponent(keys) ? [] : name)
  return {
    getDirectContent,
    listReachable,
    listSchemaNames: (start) =>
      new Set(listReachable(start).flatMap((json) => getDirectContent(json).targets.flatMap(getTargetName))),
  }
}

/**
 * Checks whether a target is another kind of component, such as a response. Its name isn't a schema's, although a schema may have
 * the same name.
 */
function isOtherComponent(keys: readonly string[]): boolean {
  return keys.length === 3 && keys[0] === 'components'
}

/**
 * Returns a function that checks whether a schema is identical in requests and responses: nothing that it reaches is read-only or
 * write-only.
 */
export function createDirectionTest({ getDirectContent, listReachable }: FileReach): (raw: Json) => boolean {
  return memoize((raw) => !listReachable(raw).some((json) => getDirectContent(json).hidesFields))
}

function readDirectContent(json: Json, schemas: Schemas): DirectContent {
  const targets = new Set<Target>()
  let fields = 0
  let hidesFields = false
  visit(json)
  return { fields, hidesFields, targets: [...targets] }

  function visit(value: Json) {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isObject(value)) return
    addTarget(getRef(value))
    if (isObject(value.discriminator)) {
      for (const [, mapped] of listMembers(value.discriminator.mapping)) addTarget(asString(mapped))
      // Subtypes are named schemas, whose names are looked up elsewhere, so none is needed here.
      for (const subtype of schemas.listSubtypes(value)) targets.add({ value: subtype, name: '', keys: [] })
    }
    if (isObject(value.properties)) fields += Object.keys(value.properties).length
    hidesFields ||= value.readOnly === true || value.writeOnly === true
    for (const member of Object.values(value)) if (member !== undefined) visit(member)
  }

  function addTarget(reference: string | undefined) {
    const target = reference === undefined ? undefined : schemas.references.target(reference)
    if (target) targets.add(target)
  }
}
