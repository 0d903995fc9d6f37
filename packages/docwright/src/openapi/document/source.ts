import type { Document, YAMLError, YAMLWarning } from 'yaml'
import { isAlias, isCollection, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from 'yaml'
import { once } from '../../lazy.ts'
import type { Mistake, Place, Problem } from '../../problem/problem.ts'
import { expandYaml } from '../../problem/written-out.ts'
import { describeYamlMistake, isOutOfStack, nestedTooDeep } from '../../problem/yaml-mistake.ts'
import { yamlOptions } from './exact-yaml.ts'
import type { Json } from './json.ts'
import { isObject } from './json.ts'
import { findJsonMistake } from './json-mistake.ts'
import type { Pieces } from './pieces.ts'
import { parseInPieces } from './pieces.ts'

/** A parsed OpenAPI file: its value, and the places of its parts. */
export interface Source {
  readonly file: string
  readonly text: string
  readonly value: Json
  /** Returns the place of a path of keys. If it doesn't exist, returns the place of the nearest parent. */
  placeOf(path: readonly string[]): Place
}

/** A parsed file, or its problems. */
interface ReadSource {
  readonly source?: Source
  /** The parts that can be parsed on their own, so that only the changed ones are parsed again after an edit. */
  readonly pieces?: Pieces | undefined
  readonly problems: readonly Problem[]
}

/**
 * Parses YAML or JSON to data with exact numbers. Reports a file that can't be parsed. If possible, the file is parsed piece by
 * piece, because the syntax nodes of a long file use more memory than everything made from it, and are needed only for the places
 * of problems. To parse a file again after an edit, pass the previous pieces: unchanged parts then have the identical values.
 */
export function readSource(text: string, file: string, before: Pieces = new Map()): ReadSource {
  const mistake = file.endsWith('.json') ? findJsonMistake(text, file) : undefined
  if (mistake) return { problems: [mistake] }
  const { value, pieces } = parseInPieces(text, before) ?? {}
  if (!value || findEndlessness(value)) return readWhole(text, file)
  const whole = once(() => readWhole(text, file))
  // Parsed lazily, because only places need it.
  const placeOf: Source['placeOf'] = (path) => whole().source!.placeOf(path)
  return { source: { file, text, value, placeOf }, pieces, problems: [] }
}

/** Like `readSource`, for a file with part of a description, which may also be a list or a string. */
export function readPart(text: string, file: string): ReadSource {
  const mistake = file.endsWith('.json') ? findJsonMistake(text, file) : undefined
  return mistake ? { problems: [mistake] } : readWhole(text, file, 'part')
}

function readWhole(text: string, file: string, kind: 'description' | 'part' = 'description'): ReadSource {
  const lines = new LineCounter()
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(Math.min(offset, text.length))
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const fail = (mistake: Mistake, offset = 0) => ({ problems: [{ place: placeAt(offset), ...mistake }] })
  try {
    const document = parseDocument(text, { ...yamlOptions, lineCounter: lines })
    if (document.errors.some(({ message }) => isOutOfStack(message))) return fail(nestedTooDeep)
    const problems = listFirstErrors(document, text).map((error) => ({
      place: placeAt(error.pos[0]),
      ...describeMistake(error),
    }))
    if (problems.length > 0) return { problems }
    const expanded = expandYaml(document, { maxAliasCount: 1000 })
    if ('message' in expanded) {
      const { offset, ...mistake } = expanded
      return fail(mistake, offset)
    }
    const value = expanded.value as Json
    if (kind === 'description' && !isObject(value)) return fail(notAnObject)
    const obstacle = findEndlessness(value)
    if (obstacle) return fail(obstacle === 'cyclic' ? aliasOfItself : nestedTooDeep)
    const nodes = memoizeWeakly(document, () => parseDocument(text, yamlOptions))
    const placeOf: Source['placeOf'] = (path) => placeAt(getOffset(path, nodes()))
    return { source: { file, text, value, placeOf }, problems: [] }
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
    return fail(isOutOfStack(reason) ? nestedTooDeep : { message: `Can't read this file: ${reason}.` })
  }
}

/** Returns a function that caches a value weakly: if memory is short, the value is released, and computed again when it's needed. */
function memoizeWeakly<Value extends object>(first: Value, make: () => Value): () => Value {
  let reference = new WeakRef(first)
  return () => {
    const value = reference.deref() ?? make()
    reference = new WeakRef(value)
    return value
  }
}

/** Returns the first syntax error, because it makes everything after it look wrong, and all duplicate keys, which are independent. */
function listFirstErrors(document: Document, text: string): readonly (YAMLError | YAMLWarning)[] {
  const tags = document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED')
  const errors = [...document.errors, ...tags].filter(
    ({ code, pos }) => code !== secondDocument.code || !emptyDocuments.test(text.slice(pos[0])),
  )
  const [first] = errors.filter(({ code }) => code !== 'DUPLICATE_KEY')
  return first ? [first] : errors
}

function describeMistake({ name, code, message }: YAMLError | YAMLWarning): Mistake {
  if (code === secondDocument.code) return secondDocument.problem
  if (code === 'NON_STRING_KEY') {
    return {
      message: "This key isn't a string.",
      hint: 'use a plain string key, without brackets, tags, or `*`',
    }
  }
  // The parser only warns of an unknown tag.
  if (name !== 'YAMLWarning') return describeYamlMistake(message, 'YAML or JSON')
  return {
    message: "This tag creates a value that JSON doesn't have.",
    hint: 'remove the tag and use a JSON value',
  }
}

const secondDocument = {
  code: 'MULTIPLE_DOCS',
  problem: {
    message: 'A second YAML document starts here, and only the first one is read.',
    hint: 'remove the line `---`, or move the second document to another file',
  },
} as const

/** Only white space, comments, and markers of documents, so that no second document has content. */
const emptyDocuments = /^(?:---|\.\.\.|#.*|\s)*$/

const notAnObject = {
  message: 'This is not an OpenAPI description.',
  hint: 'start with `openapi: 3.1.0`, `info:` and `paths:`',
}

const aliasOfItself = {
  message: 'This YAML alias refers to itself.',
  hint: 'use `$ref` to refer to a schema',
}

/** A limit above the depth of any real description, and below what functions that call themselves can traverse. */
const maxDepth = 400

/** Returns why a value can't be traversed: it contains itself through a YAML alias, or it's nested too deeply. */
function findEndlessness(root: Json): 'cyclic' | 'deep' | undefined {
  const open = new Set<Json>()
  const done = new Set<Json>()
  const visit = (value: Json | undefined): 'cyclic' | 'deep' | undefined => {
    if (typeof value !== 'object' || value === null || done.has(value)) return undefined
    if (open.has(value)) return 'cyclic'
    if (open.size > maxDepth) return 'deep'
    open.add(value)
    for (const item of Object.values(value)) {
      const found = visit(item)
      if (found) return found
    }
    open.delete(value)
    done.add(value)
    return undefined
  }
  return visit(root)
}

function getOffset(path: readonly string[], document: Document): number {
  let node: unknown = document.contents
  let offset = 0
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document)
    if (!isCollection(node)) break
    const next: unknown = isMap(node)
      ? node.items.find((pair) => isPair(pair) && getKeyText(pair.key) === key)
      : node.items[Number(key)]
    if (next === undefined) break
    const anchor = isPair(next) ? next.key : next
    if (isNode(anchor) && anchor.range) offset = anchor.range[0]
    node = isPair(next) ? next.value : next
  }
  return offset
}

function getKeyText(key: unknown): string {
  return isScalar(key) ? (key.source ?? String(key.value)) : String(key)
}
