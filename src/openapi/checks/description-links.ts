import { read as readMarkdown } from '../../markdown/read.ts'
import type { Place } from '../../problem/problem.ts'
import { isExtensionAt } from '../document/extension.ts'
import type { Json } from '../document/json.ts'
import { isObject } from '../document/json.ts'
import type { Source } from '../document/source.ts'

/** A link into the site that a description holds, and where the description begins. */
export interface DescriptionLink {
  readonly target: string
  readonly place: Place
}

/** What is below these keys is somebody's data, not ours to read as Markdown. */
const dataKeys = new Set(['example', 'value', 'dataValue', 'default', 'const', 'enum'])

/** The links of all descriptions and summaries to addresses of the site itself. */
export function descriptionLinks(source: Source): readonly DescriptionLink[] {
  const links: DescriptionLink[] = []
  walk(source.value, [])
  return links

  function walk(value: Json, keys: readonly string[]): void {
    if (Array.isArray(value)) {
      if (keys.at(-1) !== 'examples') {
        value.forEach((item, index) => void walk(item, [...keys, String(index)]))
      }
      return
    }
    if (!isObject(value)) return
    for (const [key, member] of Object.entries(value)) {
      if (dataKeys.has(key) || isExtensionAt([...keys, key]) || member === undefined) continue
      if (typeof member === 'string') read(key, member, keys)
      else walk(member, [...keys, key])
    }
  }

  function read(key: string, text: string, keys: readonly string[]): void {
    if (key !== 'description' && key !== 'summary') return
    const targets = new Set(readMarkdown(text).links.map(({ href }) => href))
    for (const target of targets) {
      if (/^\/(?!\/)/.test(target)) links.push({ target, place: source.placeOf([...keys, key]) })
    }
  }
}
