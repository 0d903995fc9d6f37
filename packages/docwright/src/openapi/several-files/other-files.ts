import path from 'node:path'
import { findNearest } from '../../problem/nearest.ts'
import type { Mistake, Place, Problem } from '../../problem/problem.ts'
import { decodeUrlPart } from '../../url/decoded.ts'
import type { Json } from '../document/json.ts'
import { asObject, asString } from '../document/json.ts'
import { formatFragment, parseFragment } from '../document/pointer.ts'
import { stepInto } from '../document/reference.ts'
import type { Source } from '../document/source.ts'
import { readPart } from '../document/source.ts'

/** Reads a file that a description refers to, or returns why it can't be read. */
export type ReadOther = (file: string) => { readonly text: string } | { readonly mistake: Mistake }

/** A part of one of a description's files. */
export interface Part {
  readonly source: Source
  /** The path of keys to it in its file. */
  readonly path: readonly string[]
  readonly value: Json
}

/** Why a part doesn't exist, and the place of the broken reference, which may be indirect. */
export interface MissingPart {
  readonly mistake: Mistake
  readonly place?: Place
}

type PartOrMissing = Part | MissingPart

/** The files of a description, each read only once. */
interface OtherFiles {
  /** Returns the target of a reference in a file, following further references. */
  part(reference: string, from: Source): PartOrMissing
  /** Returns the exact text of a file that isn't a description. */
  text(reference: string, from: Source): { readonly text: string } | { readonly mistake: Mistake }
  /** The problems of the files themselves. */
  readonly problems: readonly Problem[]
  readonly texts: readonly string[]
}

/** The longest chain of references. */
const maxLinks = 100

/** Reads the files that a description refers to, on demand. */
export function createOtherFiles(main: Source, readOther: ReadOther | undefined): OtherFiles {
  const files = new Map<string, Source | { readonly mistake: Mistake }>([[path.normalize(main.file), main]])
  const problems: Problem[] = []
  const texts: string[] = []
  return {
    part: (reference, from) => findPart({ reference, from, links: maxLinks }),
    text: (reference, from) => readTextAt(reference, { reference, from, links: 0 }),
    problems,
    texts,
  }

  function readTextAt(address: string, { reference, from }: Link): ReturnType<ReadOther> {
    if (!readOther) return { mistake: reportOtherFile(reference) }
    if (isUrl(address)) return { mistake: reportUrl(address) }
    const found = readOther(resolveFile(address, from))
    if ('text' in found) texts.push(found.text)
    return found
  }

  /** Finds the target of a reference in its file. */
  function findPart(link: Link): PartOrMissing {
    const [address = '', fragment = ''] = link.reference.split('#')
    const source = address === '' ? link.from : readFileAt(address, link)
    if ('mistake' in source) return source
    return findPartBelow({ source, path: [], value: source.value }, parseFragment(`#${fragment}`), link)
  }

  /** Finds the part at a path of keys below another part. References on the way are followed. */
  function findPartBelow(part: Part, keys: readonly string[], link: Link): PartOrMissing {
    const [key, ...others] = keys
    const value = key === undefined ? undefined : stepInto(part.value, key)
    if (key !== undefined && value !== undefined) {
      return findPartBelow({ ...part, path: [...part.path, key], value }, others, link)
    }
    const next = asString(asObject(part.value).$ref)
    const isOnlyLink = next !== undefined && Object.keys(asObject(part.value)).length === 1
    if (next === undefined || (key === undefined && !isOnlyLink)) {
      return key === undefined
        ? part
        : { mistake: reportMissingPart([...part.path, ...keys], { ...link, part, main }) }
    }
    if (link.links === 0) return { mistake: describeCircularReference(link.reference) }
    const further = findPart({ reference: next, from: part.source, links: link.links - 1 })
    if ('mistake' in further) return { place: part.source.placeOf([...part.path, '$ref']), ...further }
    return findPartBelow(further, keys, { ...link, links: link.links - 1 })
  }

  function readFileAt(address: string, link: Link) {
    const file = isUrl(address) ? address : resolveFile(address, link.from)
    const known = files.get(file)
    if (known) return known
    const found = readTextAt(address, link)
    const source = 'mistake' in found ? found : parseFile(file, found.text)
    // Without `readOther`, the mistake names the reference rather than the file.
    if (readOther) files.set(file, source)
    return source
  }

  function parseFile(file: string, text: string) {
    const { source, problems: inFile } = readPart(text, file)
    if (source) return source
    problems.push(...inFile.map((problem) => ({ ...problem, kind: 'structure' as const })))
    const message = `Can't read \`${path.basename(file)}\`.`
    return { mistake: { message, hint: 'fix the errors in that file first' } }
  }
}

/** A reference in a file, and how many further references may follow. */
interface Link {
  readonly reference: string
  readonly from: Source
  readonly links: number
}

/** Reports a reference to another file, if other files can't be read. */
function reportOtherFile(reference: string): Mistake {
  const message = `\`${reference}\` is outside this file.`
  return { message, hint: 'bundle the description into one file first' }
}

/** Reports a circular reference. */
export function describeCircularReference(reference: string): Mistake {
  return {
    message: `\`${reference}\` is a circular reference.`,
    hint: 'replace one reference of the circle with the object itself',
  }
}

function isUrl(address: string): boolean {
  return /^[a-z][a-z\d+.-]+:|^\/\//i.test(address)
}

/** Returns the path of a file, given its address relative to another file. */
function resolveFile(address: string, from: Source): string {
  return path.normalize(path.join(path.dirname(from.file), decodeUrlPart(address)))
}

function reportUrl(address: string): Mistake {
  return {
    message: `\`${address}\` is a URL, but only files in the content folder are read.`,
    hint: 'save it in the content folder and refer to the file',
  }
}

interface BrokenLink extends Link {
  /** The last existing part of the path. */
  readonly part: Part
  readonly main: Source
}

/**
 * Reports a reference to a part that doesn't exist. Some other tools then look in the main file; docwright resolves `#/…` only
 * within the same file.
 */
function reportMissingPart(keys: readonly string[], { reference, part, main }: BrokenLink): Mistake {
  const message = `There is nothing at \`${formatFragment(keys)}\` in \`${path.basename(part.source.file)}\`.`
  if (reference.startsWith('#') && keys.reduce<Json | undefined>(stepInto, main.value) !== undefined) {
    const toMain = path.relative(path.dirname(part.source.file), main.file).split(path.sep).join('/')
    return { message, hint: `refer to \`${toMain}${formatFragment(keys)}\`` }
  }
  const missing = keys[part.path.length] ?? ''
  const suggestion = findNearest(missing, Object.keys(asObject(part.value)))
  return { message, ...(suggestion && { hint: `did you mean \`${suggestion}\`?` }) }
}
