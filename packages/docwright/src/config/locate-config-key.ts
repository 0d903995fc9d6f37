import type { ESTree } from 'rolldown/utils'
import { locateOffset } from '../problem/place-at.ts'
import type { Place } from '../problem/problem.ts'
import { findVariableValue, getKeyName } from './parse-typescript.ts'

/** A config's source and its syntax tree. */
export interface ParsedConfig {
  readonly file: string
  readonly source: string
  readonly program: ESTree.Program
}

/** Returns where a setting is in the config's source. If it's missing, returns the innermost key around it. */
export function locateConfigKey({ file, source, program }: ParsedConfig, keys: readonly string[]): Place {
  let node = findConfigObject(program)
  let offset = node?.start ?? 0
  for (const key of keys) {
    const child = findChild(node, key)
    if (!child) break
    offset = child.start
    node = unwrap(child.type === 'Property' ? child.value : child)
  }
  return locateOffset(file, source, offset)
}

/** Returns the object that a config exports, directly or as a variable. */
function findConfigObject(program: ESTree.Program): ESTree.Node | undefined {
  const exported = program.body.find(({ type }) => type === 'ExportDefaultDeclaration')
  if (exported?.type !== 'ExportDefaultDeclaration') return undefined
  const value = unwrap(exported.declaration)
  if (value.type !== 'Identifier') return value
  const variable = findVariableValue(value.name, program)
  return variable && unwrap(variable)
}

/** Returns an item of a list, or a property of an object. */
function findChild(node: ESTree.Node | undefined, key: string): ESTree.Node | undefined {
  if (node?.type === 'ArrayExpression') return node.elements[Number(key)] ?? undefined
  if (node?.type !== 'ObjectExpression') return undefined
  return node.properties.find((each) => each.type === 'Property' && getKeyName(each.key) === key)
}

/** Returns the object inside `defineConfig({…})`, `{…} satisfies SiteConfig` or `{…} as const`. */
function unwrap(node: ESTree.Node): ESTree.Node {
  switch (node.type) {
    case 'CallExpression':
      return node.arguments[0] ? unwrap(node.arguments[0]) : node
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
      return unwrap(node.expression)
    default:
      return node
  }
}
