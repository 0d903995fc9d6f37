import type { Nodes, Root } from 'mdast'
import { parseTypeScript } from '../config/parse-typescript.ts'
import { readExpression } from './foreign-data.ts'

type ModuleNode = Extract<Nodes, { type: 'mdxjsEsm' }>

/** The imports and exports of a page. */
export interface ModuleNames {
  /** The sources of imports, by local name. */
  readonly imports: ReadonlyMap<string, string>
  /** Exported strings and numbers by name. */
  readonly constants: ReadonlyMap<string, string | number>
  /** Exports that would have to be computed. No code runs during a migration. */
  readonly computed: readonly { readonly name: string; readonly node: ModuleNode }[]
}

/** Reads the imports and exports of a page without running any code. */
export function readModuleNames(tree: Root): ModuleNames {
  const imports = new Map<string, string>()
  const constants = new Map<string, string | number>()
  const computed: { name: string; node: ModuleNode }[] = []
  for (const node of tree.children.filter(({ type }) => type === 'mdxjsEsm') as ModuleNode[]) {
    const parsed = parseTypeScript('page.tsx', node.value)
    for (const statement of 'program' in parsed ? parsed.program.body : []) {
      if (statement.type === 'ImportDeclaration') {
        for (const { local } of statement.specifiers) imports.set(local.name, statement.source.value)
      }
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue
      const { declaration } = statement
      const declared = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration]
      for (const each of declared) {
        const init = 'init' in each ? each.init : undefined
        const value = init ? readExpression(node.value.slice(init.start, init.end)) : undefined
        const name = each.id && 'name' in each.id ? each.id.name : '…'
        if (typeof value === 'string' || typeof value === 'number') constants.set(name, value)
        else computed.push({ name, node })
      }
    }
  }
  return { imports, constants, computed }
}
