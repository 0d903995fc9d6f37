import { locateOffset } from '../problem/place-at.ts'
import type { Place } from '../problem/problem.ts'
import type { SyntaxNode } from './parse-typescript.ts'

/** A config's source and its syntax tree. */
export interface ParsedConfig {
  readonly file: string
  readonly source: string
  readonly program: SyntaxNode
}

/** Returns where a setting is in the config's source. If it's missing, returns the innermost key around it. */
export function locateConfigKey({ file, source, program }: ParsedConfig, keys: readonly string[]): Place {
  let node = findConfigObject(program)
  let offset = node?.start ?? 0
  for (const key of keys) {
    const child = findChildAt(node, key)
    if (!child) break
    offset = child.start
    node = unwrap((child.value as SyntaxNode | undefined) ?? child)
  }
  return locateOffset(file, source, offset)
}

function findConfigObject(program: SyntaxNode): SyntaxNode | undefined {
  const body = program.body as SyntaxNode[]
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration as
    | SyntaxNode
    | undefined
  const value = exported && unwrap(exported)
  if (value?.type !== 'Identifier') return value
  const declarators = body
    .map(
      (statement) =>
        (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as SyntaxNode,
    )
    .flatMap((statement) => (statement?.declarations as SyntaxNode[] | undefined) ?? [])
  const declared = declarators.find((declarator) => (declarator.id as SyntaxNode).name === value.name)
  return declared && unwrap(declared.init as SyntaxNode)
}

function findChildAt(node: SyntaxNode | undefined, key: string): SyntaxNode | undefined {
  if (node?.type === 'ArrayExpression') return (node.elements as SyntaxNode[])[Number(key)]
  if (node?.type !== 'ObjectExpression') return undefined
  return (node.properties as SyntaxNode[]).find((property) => {
    const name = property.key as SyntaxNode | undefined
    return name?.name === key || name?.value === key
  })
}

/** Returns the object inside `defineConfig({…})`, `{…} satisfies SiteConfig` or `{…} as const`. */
function unwrap(node: SyntaxNode): SyntaxNode {
  if (node.type === 'CallExpression') {
    const [argument] = node.arguments as readonly SyntaxNode[]
    return argument ? unwrap(argument) : node
  }
  return node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression'
    ? unwrap(node.expression as SyntaxNode)
    : node
}
