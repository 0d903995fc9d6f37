import { tsPlugin } from '@sveltejs/acorn-typescript'
import type { Program } from 'acorn'
import { Parser } from 'acorn'
import { placeAt } from '../problem/place-at.ts'
import type { Place } from '../problem/problem.ts'

const parser = Parser.extend(tsPlugin())

/** The first place of a source that is not TypeScript, and why. */
interface SyntaxMistake {
  readonly message: string
  readonly offset: number
}

/** A config's source as a tree, types included. */
export function parseConfig(source: string): { readonly program: Program } | SyntaxMistake {
  try {
    // The plugin asks for locations.
    return {
      program: parser.parse(source, { sourceType: 'module', ecmaVersion: 'latest', locations: true }),
    }
  } catch (error) {
    if (!(error instanceof SyntaxError && 'pos' in error)) throw error
    return { message: error.message.replace(/ \(\d+:\d+\)$/, ''), offset: Number(error.pos) }
  }
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** A config's source, and the tree of it. */
export interface ParsedConfig {
  readonly file: string
  readonly source: string
  readonly program: Program
}

/** Where a setting stands in the config's source; the deepest key that is there when it is missing. */
export function placeOfKey({ file, source, program }: ParsedConfig, keys: readonly string[]): Place {
  let node = configObject(program as unknown as Node)
  let offset = node?.start ?? 0
  for (const key of keys) {
    const child = childAt(node, key)
    if (!child) break
    offset = child.start
    node = unwrap((child.value as Node | undefined) ?? child)
  }
  return placeAt(file, source, offset)
}

function configObject(program: Node): Node | undefined {
  const body = program.body as Node[]
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration as
    | Node
    | undefined
  const value = exported && unwrap(exported)
  if (value?.type !== 'Identifier') return value
  const declarators = body
    .map(
      (statement) =>
        (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as Node,
    )
    .flatMap((statement) => (statement?.declarations as Node[] | undefined) ?? [])
  const declared = declarators.find((declarator) => (declarator.id as Node).name === value.name)
  return declared && unwrap(declared.init as Node)
}

function childAt(node: Node | undefined, key: string): Node | undefined {
  if (node?.type === 'ArrayExpression') return (node.elements as Node[])[Number(key)]
  if (node?.type !== 'ObjectExpression') return undefined
  return (node.properties as Node[]).find((property) => {
    const name = property.key as Node | undefined
    return name?.name === key || name?.value === key
  })
}

/** `defineConfig({…})`, `{…} satisfies SiteConfig` and `{…} as const` are the object inside. */
function unwrap(node: Node): Node {
  if (node.type === 'CallExpression') {
    const [argument] = node.arguments as readonly Node[]
    return argument ? unwrap(argument) : node
  }
  return node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
    ? unwrap(node.expression as Node)
    : node
}
