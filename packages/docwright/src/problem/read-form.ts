import type { Document } from 'yaml'
import { isAlias, isCollection, isMap, isNode, isScalar, parseDocument } from 'yaml'
import type { z } from 'zod'
import { locateOffset } from './place-at.ts'
import type { Place, Problem } from './problem.ts'
import { expandYaml } from './written-out.ts'
import { describeYamlMistake, isOutOfStack, nestedTooDeep } from './yaml-mistake.ts'

/** A block of YAML or JSON, and its location in a file. */
export interface YamlBlock {
  readonly file: string
  /** The text of the whole file. */
  readonly source: string
  readonly offset: number
  readonly yaml: string
}

/** Parses YAML into a value and its nodes, or returns the mistakes with their places. */
export function readYaml({
  file,
  source,
  offset,
  yaml,
}: YamlBlock):
  | { readonly document: Document; readonly value: unknown }
  | { readonly problems: readonly Problem[] } {
  const document = parseDocument(yaml)
  const locate = (position: number) => locateOffset(file, source, offset + position)
  if (document.errors.some(({ message }) => isOutOfStack(message))) {
    return { problems: [{ place: locate(0), ...nestedTooDeep }] }
  }
  if (document.errors.length > 0) {
    const language = file.endsWith('.json') ? 'JSON' : 'YAML'
    const problems = document.errors.map(({ pos, message }) => ({
      place: locate(pos[0]),
      ...describeYamlMistake(message, language),
    }))
    return { problems }
  }
  const written = expandYaml(document)
  if (!('message' in written)) return { document, value: written.value }
  const { offset: position, ...mistake } = written
  return { problems: [{ place: locate(position), ...mistake }] }
}

/** A file's validated value, and the place of each part. */
interface Read<Value> {
  readonly value: Value
  readonly placeOf: (keys: readonly PropertyKey[]) => Place
  /** Returns the place of a key of the outermost object. */
  readonly placeOfKey: (key: string) => Place
}

/** Returns the node at a path of keys. Aliases such as `*name` are followed. */
function getNodeAt(document: Document, keys: readonly PropertyKey[]): unknown {
  return keys.reduce<unknown>((node, key) => {
    const owner = isAlias(node) ? node.resolve(document) : node
    return isCollection(owner) ? owner.get(key, true) : undefined
  }, document.contents)
}

/** Parses and validates YAML or JSON, or returns the problems with their places. */
export function readForm<Value>(
  source: string,
  { file, form }: { file: string; form: z.ZodType<Value> },
): Read<Value> | { readonly problems: readonly Problem[] } {
  const read = readYaml({ file, source, offset: 0, yaml: source })
  // After a syntax error, everything that follows looks wrong.
  if ('problems' in read) return { problems: read.problems.slice(0, 1) }
  const { document } = read
  const placeOf = (keys: readonly PropertyKey[]) => {
    const node = getNodeAt(document, keys)
    return locateOffset(file, source, isNode(node) ? (node.range?.[0] ?? 0) : 0)
  }
  const placeOfKey = (key: string) => {
    const pairs = isMap(document.contents) ? document.contents.items : []
    const pair = pairs.find((each) => isScalar(each.key) && String(each.key.value) === key)
    return locateOffset(file, source, isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0)
  }
  const checked = form.safeParse(read.value ?? {})
  if (checked.success) return { value: checked.data, placeOf, placeOfKey }
  const problems = checked.error.issues.map((issue) => ({
    place: placeOf(issue.path),
    message:
      issue.code === 'unrecognized_keys'
        ? `There is no setting \`${issue.keys.join('`, `')}\`.`
        : `\`${issue.path.join('.')}\`: ${issue.message}.`,
  }))
  return { problems }
}
