import path from 'node:path'
import type { Problem } from '../../problem/problem.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asObject, asString, isObject, listMembers } from '../document/json.ts'
import { formatFragment } from '../document/pointer.ts'
import { readReferences } from '../document/reference.ts'
import type { Source } from '../document/source.ts'
import { findFreeName } from '../names/make-unique.ts'
import type { Kind } from './kind-inside.ts'
import { findKeeper, findKindInside } from './kind-inside.ts'
import type { Missing, Part, ReadOther } from './other-files.ts'
import { createOtherFiles, describeCircularReference } from './other-files.ts'

interface OneFile {
  /** The combined description. Each part's place is in the file that it's from. */
  readonly source: Source
  readonly problems: readonly Problem[]
  /** Whether it contains parts of other files. */
  readonly isMade: boolean
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
export function combineFiles(main: Source, readOther: ReadOther | undefined): OneFile {
  if (!toOtherFile.test(main.text)) return { source: main, problems: [], isMade: false }
  const isTwo = asString(asObject(main.value).swagger) !== undefined
  const known = readReferences(asObject(main.value))
  const files = createOtherFiles(main, readOther)
  const problems: Problem[] = []
  const origins = new Map<string, Part>([['', { source: main, path: [], value: main.value }]])
  /** The locations of parts in the result. */
  const homes = new Map<string, readonly string[]>()
  const waiting: Visit[] = []
  const names = new Map<string, Set<string>>()

  giveHomes()
  const own = visited({ ...origins.get('')!, keys: [], kind: 'other', within: [] })
  const kept = new Map<string, Kept>()
  // The list grows during the loop.
  for (const part of waiting) keep(kept, part.keys, visited(part) ?? {})
  const whole = addKeptParts(own, kept)
  const source = {
    file: main.file,
    text: [main.text, ...files.texts].join('\n'),
    value: whole,
    placeOf,
  }
  return { source, problems: [...files.problems, ...problems], isMade: files.texts.length > 0 }

  /** Registers all named parts of the main file. They keep their location, even if other files refer to them. */
  function giveHomes() {
    const { components } = asObject(main.value)
    const lists = isTwo ? listMembers(main.value) : listMembers(components)
    for (const [key, list] of lists) {
      const keys = isTwo ? [key] : ['components', key]
      const kind = findKindInside(findKindInside('other', key), '')
      if (findKeeper(kind, isTwo)?.join() !== keys.join()) continue
      const outside = refersOutside(list, main) ? files.part(list.$ref, main) : undefined
      const held = outside && 'value' in outside ? outside : { source: main, path: keys, value: list }
      for (const [name, member] of listMembers(held.value)) {
        namesAt(keys).add(name)
        if (!refersOutside(member, held.source)) continue
        const part = files.part(member.$ref, held.source)
        if ('value' in part && !homes.has(getId(part, kind))) homes.set(getId(part, kind), [...keys, name])
      }
    }
  }

  function namesAt(keys: readonly string[]): Set<string> {
    const found = names.get(keys.join()) ?? new Set()
    names.set(keys.join(), found)
    return found
  }

  function refersOutside(
    value: Json | undefined,
    from: Source,
  ): value is JsonObject & { readonly $ref: string } {
    const reference = asString(asObject(value).$ref)
    return reference !== undefined && isOutside(reference, from)
  }

  function isOutside(reference: string, from: Source): boolean {
    if (from !== main) return true
    return !reference.startsWith('#') && known.target(reference) === undefined
  }

  function visited(visit: Visit): Json | undefined {
    const { value, kind, source: from } = visit
    if (Array.isArray(value)) {
      const listKind = kind.startsWith('map:') ? findKindInside(kind, '') : kind
      return value.flatMap((item: Json, index) => {
        const kept = visited(inner(visit, { value: item, key: String(index), kind: listKind }))
        return kept === undefined ? [] : [kept]
      })
    }
    if (!isObject(value)) return value
    if (kind === 'text' && refersOutside(value, from)) return sampleText(value.$ref, visit)
    if (refersOutside(value, from) && (kind !== 'data' || isWholeFile(value))) return followed(value, visit)
    const members = listMembers(value).map(([key, member]) => {
      const isDiscriminator = kind === 'schemas' && key === 'discriminator'
      if (isDiscriminator) return [key, rewriteMapping(asObject(member), visit)] as const
      return [key, visited(inner(visit, { value: member, key, kind: findKindInside(kind, key) }))] as const
    })
    return Object.fromEntries(members.filter(([, member]) => member !== undefined))
  }

  /** Returns the text of a sample's file. Omits the sample and reports a problem if there is no such file. */
  function sampleText(reference: string, visit: Visit): Json | undefined {
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

  function followed(value: JsonObject & { readonly $ref: string }, visit: Visit): Json | undefined {
    const { keys, kind, source: from, within } = visit
    const { $ref: reference, ...own } = value
    const part = files.part(reference, from)
    if ('mistake' in part) return reported(part, visit)
    const beside = Object.fromEntries(
      listMembers(own).map(([key, member]) => {
        return [key, visited(inner(visit, { value: member, key, kind: findKindInside(kind, key) }))]
      }),
    )
    if (part.source === main && findKeeper(kind, isTwo)) return { $ref: formatFragment(part.path), ...beside }
    const id = getId(part, kind)
    const home = homes.get(id) ?? newHome(part, { kind, id })
    if (home && home.join('/') !== keys.join('/')) return { $ref: formatFragment(home), ...beside }
    if (within.includes(id)) return reported({ mistake: describeCircularReference(reference) }, visit)
    origins.set(keys.join('\0'), part)
    const inPlace = visited({ ...part, keys, kind, within: [...within, id] })
    return isObject(inPlace) ? { ...inPlace, ...beside } : inPlace
  }

  /**
   * Reports a broken reference. It's kept where OpenAPI allows a reference; elsewhere, such as in an example, the value is
   * omitted.
   */
  function reported(
    { mistake, place }: Missing,
    { value, kind, source: from, path: own }: Visit,
  ): Json | undefined {
    problems.push({ place: place ?? from.placeOf([...own, '$ref']), ...mistake, kind: 'references' })
    return findKeeper(kind, isTwo) && value
  }

  function newHome(part: Part, { kind, id }: { kind: Kind; id: string }): readonly string[] | undefined {
    const keeper = findKeeper(kind, isTwo)
    if (!keeper) return undefined
    const wanted = part.path.at(-1) ?? path.basename(part.source.file).replace(/\.\w+$/, '')
    const name = findFreeName(wanted.replace(/[^A-Za-z0-9._-]+/g, '-'), namesAt(keeper))
    namesAt(keeper).add(name)
    const keys = [...keeper, name]
    homes.set(id, keys)
    origins.set(keys.join('\0'), part)
    waiting.push({ ...part, keys, kind, within: [id] })
    return keys
  }

  function rewriteMapping(discriminator: JsonObject, visit: Visit): JsonObject {
    const mapping = listMembers(discriminator.mapping).map(([name, address]) => {
      const isAddress = typeof address === 'string' && /[#/]|\.(?:ya?ml|json)$/.test(address)
      if (!isAddress || !isOutside(address, visit.source)) return [name, address] as const
      const own = { ...visit, path: [...visit.path, 'discriminator', 'mapping', name], keys: [] }
      const reference = asObject(followed({ $ref: address }, { ...own, kind: 'schemas' })).$ref
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

function getId({ source, path: keys }: Part, kind: Kind): string {
  return `${kind} ${source.file}${formatFragment(keys)}`
}

interface Member {
  readonly value: Json
  readonly key: string
  readonly kind: Kind
}

function inner(visit: Visit, { value, key, kind }: Member): Visit {
  return { ...visit, value, kind, keys: [...visit.keys, key], path: [...visit.path, key] }
}

/** What is added to an object under a key: a value, or nested additions. */
type Kept = Json | Map<string, Kept>

function keep(kept: Map<string, Kept>, [first = '', ...others]: readonly string[], value: Json): void {
  if (others.length === 0) {
    kept.set(first, value)
    return
  }
  const inner = kept.get(first)
  const map = inner instanceof Map ? inner : new Map<string, Kept>()
  kept.set(first, map)
  keep(map, others, value)
}

/** Adds parts to an object. `Object.fromEntries` allows any name, including `__proto__`. */
function addKeptParts(value: Json | undefined, kept: ReadonlyMap<string, Kept>): JsonObject {
  const members = new Map<string, Json>(listMembers(value))
  for (const [key, added] of kept) {
    members.set(key, added instanceof Map ? addKeptParts(members.get(key), added) : added)
  }
  return Object.fromEntries(members)
}
