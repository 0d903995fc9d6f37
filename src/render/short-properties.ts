import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'postcss'
import { parse } from 'postcss'
import { shortName } from './class-name.ts'

/**
 * Writes custom properties as short as can be, since every page carries them: a number that is set once for all stands in
 * the place of its name, all others have short names, the most used ones the shortest.
 */
export function shortProperties(): Plugin {
  return {
    postcssPlugin: 'short-properties',
    OnceExit: (root) => {
      root.walkDecls((declaration) => {
        if (known().numbers.has(declaration.prop)) declaration.remove()
        declaration.prop = shortened(declaration.prop)
        declaration.value = shortened(declaration.value)
      })
      root.walkAtRules('property', (rule) => {
        rule.params = shortened(rule.params)
      })
    },
  }
}

/** HTML whose drawings, which writers colour with the names of `styles/tokens.css`, say what the styles of its page say. */
export function withShortProperties(html: string): string {
  return html.replaceAll(/<svg.*?<\/svg>/gs, (drawing) => drawing.replaceAll(/<[^>]+>/g, shortened))
}

function shortened(text: string): string {
  const { names, numbers } = known()
  return text
    .replaceAll(/var\((--[\w-]+)\)/g, (whole, name) => numbers.get(name) ?? whole)
    .replaceAll(property, (name) => names.get(name) ?? name)
}

const property = /(?<![\w-])--[a-z][\w-]*/g

/** A length, a weight, or a factor. */
const number = /^[\d.]+[a-z]*$/

interface Properties {
  /** The values of those that stand in no other place than among the tokens. */
  readonly numbers: ReadonlyMap<string, string>
  readonly names: ReadonlyMap<string, string>
}

let properties: Properties | undefined

function known(): Properties {
  properties ??= propertiesIn(path.resolve(import.meta.dirname, '..'))
  return properties
}

/** They depend on nothing but the stylesheets, so that all builds of one code agree. */
function propertiesIn(folder: string): Properties {
  const texts = globSync('**/*.css', { cwd: folder }).map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  )
  const set: { name: string; value: string; isForAll: boolean }[] = []
  for (const text of texts) {
    parse(text).walkDecls(/^--/, ({ prop: name, value, parent }) => {
      set.push({ name, value, isForAll: parent?.type === 'rule' && String(parent).startsWith(':root {') })
    })
  }
  const byName = [...Map.groupBy(set, ({ name }) => name)].sort(([one], [other]) => (one < other ? -1 : 1))
  const numbers = new Map(
    byName.flatMap(([name, [first, ...others]]): [string, string][] =>
      first?.isForAll && others.length === 0 && number.test(first.value) ? [[name, first.value]] : [],
    ),
  )
  const used = Map.groupBy(
    texts.flatMap((text) => text.match(property) ?? []),
    (name) => name,
  )
  const named = byName.map(([name]) => name).filter((name) => !numbers.has(name))
  const byUse = named.toSorted((one, other) => used.get(other)!.length - used.get(one)!.length)
  return { numbers, names: new Map(byUse.map((name, index) => [name, `--${shortName(index)}`])) }
}
