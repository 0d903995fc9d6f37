import { isSameText } from '../../markdown/same-text.ts'
import { capitalize, splitName } from './name-words.ts'
import { createNameSlug } from './slug.ts'

/** Returns the informative segments of a path: no parameters, no `api`, no version. */
function findInformativeSegments(path: string): readonly string[] {
  return path
    .replace(/\{[^}]*\}/g, '')
    .split('/')
    .filter((segment) => splitName(segment).length > 0 && !commonSegment.test(segment))
}

/** Uninformative segments, which all paths of an API may have. */
const commonSegment = /^(?:apis?|rest|v\d+[a-z\d._-]*|\d+(?:[._-]\d+)*)$/i

/** Converts a method and a path to a title: `GET /v1/customers/{customer}/cards` is "Get cards of a customer". */
export function describeRequest(method: string, path: string): string | undefined {
  const things = listPathPhrases(path)
  if (things.length === 0) return undefined
  return `${capitalize(method.toLowerCase())} ${things.toReversed().join(' of ')}`
}

/** Checks whether a name only repeats a method and a path: `GetCustomersCustomer`. */
export function isRequest(name: string, request: string): boolean {
  const segments = request.split('/')
  const informative = segments.filter((segment) => !commonSegment.test(segment))
  return [segments, informative].some((each) => isSameText(each.join(''), name))
}

/** Splits a path after each of its parameters, which select one item of several. */
function listPathPhrases(path: string): readonly string[] {
  const phrases: string[] = []
  let words: readonly string[] = []
  for (const piece of path.split(/(\{[^}]*\})/)) {
    if (!piece.startsWith('{')) words = findInformativeSegments(piece).flatMap(splitName)
    else if (words.length > 0) {
      phrases.push(describeSingleItem(words, splitName(piece)))
      words = []
    }
  }
  return words.length > 0 ? [...phrases, words.join(' ')] : phrases
}

/** Describes one item of a collection: `a customer` for `customers`. */
function describeSingleItem(words: readonly string[], parameter: readonly string[]): string {
  const thing = [...words.slice(0, -1), toSingular(words.at(-1)!, parameter)].join(' ')
  return `${/^(?:[aeio]|u(?!ni|rl|s[ae]))/i.test(thing) ? 'an' : 'a'} ${thing}`
}

/** Returns the singular of a plural word. The parameter may contain it, as in `aliases/{alias_id}` or `people/{person}`. */
function toSingular(word: string, parameter: readonly string[]): string {
  const [parameterWord = ''] = parameter
  if (parameterWord.length > 2 && word.startsWith(parameterWord)) return parameterWord
  const guess = word
    .replace(/ies$/, 'y')
    .replace(/(?<=[su]s|[sc]h|x)es$/, '')
    .replace(/(?<![si]|statu|bonu)s$/, '')
  return guess === word && parameter.length === 1 && parameterWord.length > 2 ? parameterWord : guess
}

/** Items with a common path. Items that can't be distinguished by path are in a group without a title. */
export interface PathGroup<Item> {
  readonly title: string | undefined
  readonly items: readonly Item[]
}

/** Groups operations by the first informative segment that isn't the same in all paths, keeping their order. */
export function groupByPath<Item extends { readonly path: string }>(
  items: readonly Item[],
): readonly PathGroup<Item>[] {
  const segments = items.map(({ path }) => findInformativeSegments(path))
  const depth = computeCommonDepth(segments)
  const groups = new Map<string, { title: string | undefined; items: Item[] }>()
  for (const [index, item] of items.entries()) {
    const segment = segments[index]![depth]
    const title = segment === undefined ? undefined : capitalize(splitName(segment).join(' '))
    const key = createNameSlug(title ?? '')
    const group = groups.get(key) ?? { title, items: [] }
    groups.set(key, group)
    group.items.push(item)
  }
  return [...groups.values()]
}

/** Returns how many segments all paths share at the start, as long as each has more segments. */
function computeCommonDepth(all: readonly (readonly string[])[]): number {
  const [first = []] = all
  const depth = first.findIndex((segment, index) =>
    all.some((segments) => segments[index] !== segment || segments[index + 1] === undefined),
  )
  return Math.max(depth, 0)
}
