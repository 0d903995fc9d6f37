import { nameWords, sentenceOf } from './name-words.ts'
import { nameSlug } from './slug.ts'

/** The parts of a path that tell what it is about: no parameters, no `api`, no version. */
export function tellingSegments(path: string): readonly string[] {
  return path
    .replace(/\{[^}]*\}/g, '')
    .split('/')
    .filter((segment) => nameWords(segment).length > 0 && !common.test(segment))
}

/** Segments that tell nothing, since all paths of an API have them. */
const common = /^(?:apis?|rest|v\d+[a-z\d._-]*|\d+(?:[._-]\d+)*)$/i

/** A method and a path as a title: `GET /v1/customers/{customer}/cards` is "Get cards of a customer". */
export function requestInWords(method: string, path: string): string | undefined {
  const things = thingsIn(path)
  if (things.length === 0) return undefined
  return `${sentenceOf([method.toLowerCase()])} ${things.toReversed().join(' of ')}`
}

/** Whether a name is made of a method and a path, `GetCustomersCustomer`, so that it says no more than these. */
export function isRequest(name: string, request: string): boolean {
  const segments = request.split('/')
  const telling = segments.filter((segment) => !common.test(segment))
  return [segments, telling].some((each) => lettersOf(each.join('')) === lettersOf(name))
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** The path cut behind each of its parameters, which says that one thing of several is meant. */
function thingsIn(path: string): readonly string[] {
  const things: string[] = []
  let words: readonly string[] = []
  for (const piece of path.split(/(\{[^}]*\})/)) {
    if (!piece.startsWith('{')) words = tellingSegments(piece).flatMap(nameWords)
    else if (words.length > 0) {
      things.push(one(words, nameWords(piece)))
      words = []
    }
  }
  return words.length > 0 ? [...things, words.join(' ')] : things
}

function one(words: readonly string[], parameter: readonly string[]): string {
  const thing = [...words.slice(0, -1), singular(words.at(-1)!, parameter)].join(' ')
  return `${/^(?:[aeio]|u(?!ni|rl|s[ae]))/i.test(thing) ? 'an' : 'a'} ${thing}`
}

/** One of what a word in the plural names; the parameter may know, as in `aliases/{alias_id}` or `people/{person}`. */
function singular(word: string, parameter: readonly string[]): string {
  const [known = ''] = parameter
  if (known.length > 2 && word.startsWith(known)) return known
  const guess = word
    .replace(/ies$/, 'y')
    .replace(/(?<=[su]s|[sc]h|x)es$/, '')
    .replace(/(?<![si]|statu|bonu)s$/, '')
  return guess === word && parameter.length === 1 && known.length > 2 ? known : guess
}

/** Items that have a path in common. Items that can't be distinguished by a path are in a group without a title. */
export interface PathGroup<Item> {
  readonly title: string | undefined
  readonly items: readonly Item[]
}

/** Operations by the first telling segment of their paths that isn't the same for all of them, in their order. */
export function groupsByPath<Item extends { readonly path: string }>(
  items: readonly Item[],
): readonly PathGroup<Item>[] {
  const segments = items.map(({ path }) => tellingSegments(path))
  const depth = commonDepth(segments)
  const groups = new Map<string, { title: string | undefined; items: Item[] }>()
  for (const [index, item] of items.entries()) {
    const segment = segments[index]![depth]
    const title = segment === undefined ? undefined : sentenceOf(nameWords(segment))
    const key = nameSlug(title ?? '')
    const group = groups.get(key) ?? { title, items: [] }
    groups.set(key, group)
    group.items.push(item)
  }
  return [...groups.values()]
}

/** How many segments all paths begin with, as long as something follows in each of them. */
function commonDepth(all: readonly (readonly string[])[]): number {
  const [first = []] = all
  const depth = first.findIndex((segment, index) =>
    all.some((segments) => segments[index] !== segment || segments[index + 1] === undefined),
  )
  return Math.max(depth, 0)
}
