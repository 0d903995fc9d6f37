import type { ESTree } from 'rolldown/utils'
import { getKeyName, listStatements, parseTypeScript } from '../config/parse-typescript.ts'

/** A value in a file of another engine. `undefined` if it would have to be computed. */
export type Data = string | number | boolean | null | undefined | readonly Data[] | DataMap

/** An object's values by key. */
type DataMap = ReadonlyMap<string, Data>

/** The data in a module or a JSON file, read without running any code. */
export interface ForeignData {
  /** The default export. */
  readonly value: Data
  /** The arguments of function calls, by function name: for `starlight({ … })`, the argument of `starlight`. */
  readonly calls: ReadonlyMap<string, Data>
  /** The offsets of lists and objects in the source. */
  readonly offsets: ReadonlyMap<Data, number>
}

/** A limit above the depth of any real sidebar. */
const maxLevels = 40

/** Returns the value of an expression in an MDX file, such as an attribute's. */
export function readExpression(code: string): Data {
  const parsed = parseTypeScript('expression.tsx', `export default (${code})`)
  return 'problem' in parsed ? undefined : readModuleData(parsed.program).value
}

/** Reads the data of a module of settings, such as `sidebars.js`, without running it. */
export function readModuleData(program: ESTree.Program): ForeignData {
  const constants = indexConstants(program)
  const offsets = new Map<Data, number>()
  const calls = new Map<string, Data>()

  function readData(node: ESTree.Node | null | undefined, level = 0): Data {
    if (!node || level > maxLevels) return undefined
    const readInner = (inner: ESTree.Node | null | undefined) => readData(inner, level + 1)
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'object' || typeof node.value === 'bigint' ? null : node.value
      case 'TemplateLiteral':
        return node.expressions.length > 0 ? undefined : (node.quasis[0]?.value.cooked ?? undefined)
      case 'UnaryExpression':
        return node.operator === '-' ? -Number(readInner(node.argument)) : undefined
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return readInner(node.expression)
      case 'Identifier':
        return readInner(constants.get(node.name))
      case 'CallExpression': {
        const value = readInner(node.arguments[0])
        if (node.callee.type === 'Identifier') calls.set(node.callee.name, value)
        return value
      }
      case 'ArrayExpression':
        return recordOffset(node, node.elements.filter((each) => each !== null).map(readInner))
      case 'ObjectExpression': {
        const entries = node.properties.flatMap((each): readonly (readonly [string, Data])[] => {
          const key = each.type === 'Property' && !each.computed ? getKeyName(each.key) : undefined
          return key === undefined ? [] : [[key, readInner((each as ESTree.ObjectProperty).value)]]
        })
        return recordOffset(node, new Map(entries))
      }
      default:
        return undefined
    }
  }

  function recordOffset<T extends Data>(node: ESTree.Node, data: T): T {
    offsets.set(data, node.start)
    return data
  }

  return { value: readData(findExported(program)), calls, offsets }
}

/** Returns the values of a module's constants by name. Other variables may change. */
function indexConstants(program: ESTree.Program): ReadonlyMap<string, ESTree.Expression> {
  const declarators = listStatements(program).flatMap((statement) =>
    statement.type === 'VariableDeclaration' && statement.kind === 'const' ? statement.declarations : [],
  )
  return new Map(
    declarators.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [[id.name, init] as const] : [],
    ),
  )
}

/** Returns the expression of `export default` or `module.exports =`. */
function findExported({ body }: ESTree.Program): ESTree.Node | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration
    const assignment = 'expression' in statement ? statement.expression : undefined
    if (typeof assignment !== 'object' || assignment.type !== 'AssignmentExpression') continue
    if (isModuleExports(assignment.left)) return assignment.right
  }
  return undefined
}

function isModuleExports(node: ESTree.Node): boolean {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return false
  return node.object.name === 'module' && 'name' in node.property && node.property.name === 'exports'
}

/** Returns the value at a path of keys, if it exists. */
export function getDataAt(data: Data, ...keys: readonly string[]): Data {
  return keys.reduce<Data>((inner, key) => (isDataMap(inner) ? inner.get(key) : undefined), data)
}

/** Returns the string at a path of keys. */
export function getTextAt(data: Data, ...keys: readonly string[]): string | undefined {
  const value = getDataAt(data, ...keys)
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** Returns the list at a path of keys, or an empty one if there is none. */
export function getListAt(data: Data, ...keys: readonly string[]): readonly Data[] {
  const value = keys.length === 0 ? data : getDataAt(data, ...keys)
  return Array.isArray(value) ? (value as readonly Data[]) : []
}

/** Checks whether data is an object. */
export function isDataMap(data: Data): data is DataMap {
  return data instanceof Map
}
