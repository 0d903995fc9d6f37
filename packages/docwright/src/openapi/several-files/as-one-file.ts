import path from 'node:path'
import type { Problem } from '../../problem/problem.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asObject, asString, isObject, listMembers } from '../document/json.ts'
import { formatFragment } from '../document/pointer.ts'
import { readReferences } from '../document/reference.ts'
import { setAt } from '../document/set-at.ts'
import type { Source } from '../document/source.ts'
import { findFreeName } from '../names/make-unique.ts'
import type { Kind } from './kind-inside.ts'
import { findKindInside, findParentKeys } from './kind-inside.ts'
import type { MissingPart, Part, ReadOther } from './other-files.ts'
import { createOtherFiles, describeCircularReference } from './other-files.ts'

interface CombinedFile {
  /** The combined description. Each part's place is in the file that it's from. */
  readonly source: Source
  readonly problems: readonly Problem[]
  /** Whether it contains parts of other files. */
  readonly hasOtherFiles: boolean
}

/** A part to visit, its location in the result, and its kind. */
interface Visit extends Part {
  readonly keys: readonly string[]
  readonly kind: Kind
  /** The references that the part replaces. */
  readonly within: readonly string[]
}

/**
 * Combines a description and the files that it refers to. A part that is used in several places is moved to the components, under
 * its own name; a part that is used once replaces its reference.
 */
export function combineFiles(main: Source, readOther: ReadOther | undefined): CombinedFile {
  if (!toOtherFile.test(main.text)) return { source: main, problems: [], hasOtherFiles: false }
  const isTwo = asString(asObject(main.value).swagger) !== undefined
  const references = readReferences(asObject(main.value))
  const files = createOtherFiles(main, readOther)
  const problems: Problem[] = []
  const origins = new Map<string, Part>([['', { source: main, path: [], value: main.value }]])
  /** The keys of parts in the result, by ID. */
  const locations = new Map<string, readonly string[]>()
  const waiting: Visit[] = []
  /** The names under each key with named parts. */
  const names = new Map<string, Set<string>>()

  registerNamedParts()
  const whole = asObject(resolvePart({ ...origins.get('')!, keys: [], kind: 'other', within: [] }))
  // The list grows during the loop.
  for (const part of waiting) setAt(whole, part.keys, resolvePart(part) ?? {})
  const source = {
    file: main.file,
    text: [main.text, ...files.texts].join('\n'),
    value: whole,
    placeOf,
  }
  return { source, problems: [...files.problems, ...problems], hasOtherFiles: files.texts.length > 0 }

  /** Registers all named parts of the main file. They keep their location, even if other files refer to them. */
  function registerNamedParts() {
    const { components } = asObject(main.value)
    const lists = isTwo ? listMembers(main.value) : listMembers(components)
    for (const [key, list] of lists) {
      const keys = isTwo ? [key] : ['components', key]
      const kind = findKindInside(findKindInside('other', key), '')
      if (findParentKeys(kind, isTwo)?.join() !== keys.join()) continue
      // A whole group, such as all schemas, may be in another file.
      const outside = refersOutside(list, main) ? files.part(list.$ref, main) : undefined
      const group = outside && 'value' in outside ? outside : { source: main, path: keys, value: list }
      for (const [name, member] of listMembers(group.value)) {
        getNamesAt(keys).add(name)
        if (!refersOutside(member, group.source)) continue
        const part = files.part(member.$ref, group.source)
        const id = 'value' in part ? getPartId(part, kind) : undefined
        if (id !== undefined && !locations.has(id)) locations.set(id, [...keys, name])
      }
    }
  }

  function getNamesAt(keys: readonly string[]): Set<string> {
    const found = names.get(keys.join()) ?? new Set()
    names.set(keys.join(), found)
    return found
  }

  /** Checks whether a part is a reference whose target isn't in the main file as it's written. */
  function refersOutside(
    value: Json | undefined,
    from: Source,
  ): value is JsonObject & { readonly $ref: string } {
    const reference = asString(asObject(value).$ref)
    return reference !== undefined && isOutside(reference, from)
  }

  /** Checks whether a reference leads outside the main file. In another file, each reference is relative to that file. */
  function isOutside(reference: string, from: Source): boolean {
    if (from !== main) return true
    return !reference.startsWith('#') && references.target(reference) === undefined
  }

  /** Returns a part in which all references to other files are resolved. */
  function resolvePart(visit: Visit): Json | undefined {
    const { value, kind, source: from } = visit
    if (Array.isArray(value)) {
      const listKind = kind.startsWith('map:') ? findKindInside(kind, '') : kind
      return value.flatMap((item: Json, index) => {
        const resolved = resolvePart(enterMember(visit, { value: item, key: String(index), kind: listKind }))
        return resolved === undefined ? [] : [resolved]
      })
    }
    if (!isObject(value)) return value
    if (kind === 'text' && refersOutside(value, from)) return readSampleText(value.$ref, visit)
    if (refersOutside(value, from) && (kind !== 'data' || isWholeFile(value))) {
      return resolveReference(value, visit)
    }
    return resolveMembers(value, visit)
  }

  /** Resolves the members of an object, without those that can't be resolved. */
  function resolveMembers(object: JsonObject, visit: Visit): JsonObject {
    const members = listMembers(object).map(([key, member]) => {
      const isDiscriminator = visit.kind === 'schemas' && key === 'discriminator'
      if (isDiscriminator) return [key, rewriteMapping(asObject(member), visit)] as const
      const kind = findKindInside(visit.kind, key)
      return [key, resolvePart(enterMember(visit, { value: member, key, kind }))] as const
    })
    return Object.fromEntries(members.filter(([, member]) => member !== undefined))
  }

  /** Returns the text of a sample's file. Omits the sample and reports a problem if there is no such file. */
  function readSampleText(reference: string, visit: Visit): Json | undefined {
    const found = files.text(reference, visit.source)
    if ('text' in found) return found.text
    problems.push({
      place: visit.source.placeOf([...visit.path, '$ref']),
      ...found.mistake,
      kind: 'references',
    })
    return undefined
  }

  /**
   * Checks whether a reference in an example refers to a whole file: it names one, and has no siblings. Any other `$ref` there is
   * part of the example.
   */
  function isWholeFile({ $ref, ...others }: JsonObject): boolean {
    return /\.(?:ya?ml|json)(?:#|$)/.test(String($ref)) && Object.keys(others).length === 0
  }

  /** Resolves a reference: to the target's location in the result, or by putting the target in its place. */
  function resolveReference(value: JsonObject & { readonly $ref: string }, visit: Visit): Json | undefined {
    const { keys, kind, source: from, within } = visit
    const { $ref: reference, ...own } = value
    const part = files.part(reference, from)
    if ('mistake' in part) return reportBroken(part, visit)
    const siblings = resolveMembers(own, visit)
    if (part.source === main && findParentKeys(kind, isTwo)) {
      return { $ref: formatFragment(part.path), ...siblings }
    }
    const id = getPartId(part, kind)
    const location = locations.get(id) ?? addComponent(part, { kind, id })
    if (location && location.join('/') !== keys.join('/')) {
      return { $ref: formatFragment(location), ...siblings }
    }
    if (within.includes(id)) return reportBroken({ mistake: describeCircularReference(reference) }, visit)
    origins.set(keys.join('\0'), part)
    const inPlace = resolvePart({ ...part, keys, kind, within: [...within, id] })
    return isObject(inPlace) ? { ...inPlace, ...siblings } : inPlace
  }

  /**
   * Reports a broken reference. It's kept where OpenAPI allows a reference; elsewhere, such as in an example, the value is
   * omitted.
   */
  function reportBroken(
    { mistake, place }: MissingPart,
    { value, kind, source: from, path: own }: Visit,
  ): Json | undefined {
    problems.push({ place: place ?? from.placeOf([...own, '$ref']), ...mistake, kind: 'references' })
    return findParentKeys(kind, isTwo) && value
  }

  /** Adds a part to the components under a free name. Returns undefined if components can't have parts of its kind. */
  function addComponent(part: Part, { kind, id }: { kind: Kind; id: string }): readonly string[] | undefined {
    const parentKeys = findParentKeys(kind, isTwo)
    if (!parentKeys) return undefined
    const wantedName = part.path.at(-1) ?? path.basename(part.source.file).replace(/\.\w+$/, '')
    const name = findFreeName(wantedName.replace(/[^A-Za-z0-9._-]+/g, '-'), getNamesAt(parentKeys))
    getNamesAt(parentKeys).add(name)
    const keys = [...parentKeys, name]
    locations.set(id, keys)
    origins.set(keys.join('\0'), part)
    waiting.push({ ...part, keys, kind, within: [id] })
    return keys
  }

  /** Rewrites the addresses in a discriminator's mapping. Each may be a schema's name, which isn't an address. */
  function rewriteMapping(discriminator: JsonObject, visit: Visit): JsonObject {
    const mapping = listMembers(discriminator.mapping).map(([name, address]) => {
      const isAddress = typeof address === 'string' && /[#/]|\.(?:ya?ml|json)$/.test(address)
      if (!isAddress || !isOutside(address, visit.source)) return [name, address] as const
      const mappingVisit = { ...visit, path: [...visit.path, 'discriminator', 'mapping', name], keys: [] }
      const reference = asObject(
        resolveReference({ $ref: address }, { ...mappingVisit, kind: 'schemas' }),
      ).$ref
      return [name, reference ?? address] as const
    })
    return mapping.length === 0 ? discriminator : { ...discriminator, mapping: Object.fromEntries(mapping) }
  }

  /** Returns the place of the closest existing parent of a path, in the file that it's from. */
  function placeOf(keys: readonly string[]) {
    for (let length = keys.length; length > 0; length--) {
      const origin = origins.get(keys.slice(0, length).join('\0'))
      if (origin) return origin.source.placeOf([...origin.path, ...keys.slice(length)])
    }
    return main.placeOf(keys)
  }
}

/** A reference that doesn't start with `#`, in YAML or JSON. */
const toOtherFile = /\$ref["']?\s*:\s*["']?[^#"'\s]/

function getPartId({ source, path: keys }: Part, kind: Kind): string {
  return `${kind} ${source.file}${formatFragment(keys)}`
}

/** A member of a visited part. */
interface Member {
  readonly value: Json
  readonly key: string
  readonly kind: Kind
}

function enterMember(visit: Visit, { value, key, kind }: Member): Visit {
  return { ...visit, value, kind, keys: [...visit.keys, key], path: [...visit.path, key] }
}
