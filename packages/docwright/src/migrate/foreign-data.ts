import type { SyntaxNode } from '../config/parse-typescript.ts'
import { parseTypeScript } from '../config/parse-typescript.ts'
import type { Problem } from '../problem/problem.ts'

/** A value in a file of another engine. `undefined` if it would have to be computed. */
export type Data = string | number | boolean | null | undefined | readonly Data[] | DataMap

/** An object's values by key. */
type DataMap = ReadonlyMap<string, Data>

/** The data in a module or a JSON file, read without running any code. */
interface ForeignData {
  /** The default export. */
  readonly value: Data
  /** The arguments of function calls, by function name: for `starlight({ … })`, the argument of `starlight`. */
  readonly calls: ReadonlyMap<string, Data>
  /** Returns the offset of a list or an object. */
  offsetOf(data: Data): number
}

/** A limit above the depth of any real sidebar. */
const maxLevels = 40

const beforeJson = 'export default '

/** Parses a module of settings, such as `sidebars.js`, or a JSON file as data, without running it. */
export function readForeignData(file: string, source: string): ForeignData | Problem {
  const isJson = file.endsWith('.json')
  const parsed = parseTypeScript(
    isJson ? `${file}.ts` : file.replace(/\.[cm]?[jt]s$/, '.ts'),
    isJson ? beforeJson + source : source,
  )
  if ('problem' in parsed) return { ...parsed.problem, place: { ...parsed.problem.place, file } }
  const reader = getReader(parsed.program)
  const shift = isJson ? beforeJson.length : 0
  return { ...reader, offsetOf: (data) => Math.max(reader.offsetOf(data) - shift, 0) }
}

/** Returns the value of an expression in an MDX file, such as an attribute's. */
export function readExpression(code: string): Data {
  const parsed = parseTypeScript('expression.tsx', `export default (${code})`)
  return 'problem' in parsed ? undefined : getReader(parsed.program).value
}

function getReader(program: SyntaxNode): ForeignData {
  const statements = listNodes(program.body)
  const constants = indexConstants(statements)
  const offsets = new Map<Data, number>()
  const calls = new Map<string, Data>()

  function readData(node: SyntaxNode | undefined, level = 0): Data {
    if (!node || level > maxLevels) return undefined
    const inner = (part: unknown) => readData(part as SyntaxNode, level + 1)
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'object' ? null : (node.value as string | number | boolean)
      case 'TemplateLiteral':
        return findTemplateText(node)
      case 'UnaryExpression':
        return node.operator === '-' ? -Number(inner(node.argument)) : undefined
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return inner(node.expression)
      case 'Identifier':
        return inner(constants.get(String(node.name)))
      case 'CallExpression': {
        const [argument] = listNodes(node.arguments)
        const value = inner(argument)
        const callee = node.callee as SyntaxNode
        if (callee.type === 'Identifier') calls.set(String(callee.name), value)
        return value
      }
      case 'ArrayExpression':
        return recordOffset(node, listNodes(node.elements).map(inner))
      case 'ObjectExpression':
        return recordOffset(
          node,
          new Map(listNodes(node.properties).flatMap((each) => listEntries(each, inner))),
        )
      default:
        return undefined
    }
  }

  function recordOffset<T extends Data>(node: SyntaxNode, data: T): T {
    offsets.set(data, node.start)
    return data
  }

  return { value: readData(findExported(statements)), calls, offsetOf: (data) => offsets.get(data) ?? 0 }
}

function listEntries(property: SyntaxNode, dataOf: (node: unknown) => Data): readonly [string, Data][] {
  if (property.type !== 'Property' || property.computed) return []
  const key = property.key as SyntaxNode
  return [[String(key.type === 'Identifier' ? key.name : key.value), dataOf(property.value)]]
}

/** Returns the constants of a module by name. */
function indexConstants(statements: readonly SyntaxNode[]): ReadonlyMap<string, SyntaxNode> {
  const declared = statements.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration ? [node.declaration as SyntaxNode] : [node],
  )
  return new Map(
    declared
      .filter((node) => node.type === 'VariableDeclaration' && node.kind === 'const')
      .flatMap((node) => listNodes(node.declarations))
      .flatMap(({ id, init }) => (init ? [[String((id as SyntaxNode).name), init as SyntaxNode]] : [])),
  )
}

/** Returns the expression of `export default` or `module.exports =`. */
function findExported(statements: readonly SyntaxNode[]): SyntaxNode | undefined {
  for (const node of statements) {
    if (node.type === 'ExportDefaultDeclaration') return node.declaration as SyntaxNode
    const { type, left, right } = (node.expression ?? {}) as SyntaxNode
    const { object, property } = (left ?? {}) as SyntaxNode
    const names = [object, property].map((part) => (part as SyntaxNode | undefined)?.name)
    if (type === 'AssignmentExpression' && names.join('.') === 'module.exports') return right as SyntaxNode
  }
  return undefined
}

function findTemplateText({ quasis, expressions }: SyntaxNode): string | undefined {
  const [only] = listNodes(quasis)
  return listNodes(expressions).length > 0 ? undefined : (only?.value as { cooked: string }).cooked
}

function listNodes(list: unknown): readonly SyntaxNode[] {
  return ((list ?? []) as readonly (SyntaxNode | null)[]).filter((node) => node !== null)
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
