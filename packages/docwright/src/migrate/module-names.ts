import type { Root } from 'mdast'
import { parseTypeScript } from '../config/parse-typescript.ts'
import { readExpression } from './foreign-data.ts'

/** The imports and exports of a page. */
export interface ModuleNames {
  /** The sources of imports, by local name. */
  readonly imports: ReadonlyMap<string, string>
  /** Exported strings and numbers by name. */
  readonly constants: ReadonlyMap<string, string | number>
  /** Exports that would have to be computed. No code runs during a migration. */
  readonly computed: readonly { readonly name: string; readonly code: string }[]
}

/** Reads the imports and exports of a page without running any code. */
export function readModuleNames(tree: Root): ModuleNames {
  const imports = new Map<string, string>()
  const constants = new Map<string, string | number>()
  const computed: { name: string; code: string }[] = []
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue
    const parsed = parseTypeScript('page.tsx', node.value)
    if ('problem' in parsed) continue
    for (const statement of parsed.program.body as readonly Statement[]) {
      for (const { local } of statement.specifiers ?? []) {
        imports.set(local.name, statement.source?.value ?? '')
      }
      const declared = statement.declaration
      if (!declared) continue
      const made = declared.declarations ?? [{ id: declared.id, init: undefined }]
      for (const { id, init } of made) {
        const code = init ? node.value.slice(init.start, init.end) : node.value
        const value = init ? readExpression(code) : undefined
        const name = id?.name ?? '…'
        if (typeof value === 'string' || typeof value === 'number') constants.set(name, value)
        else computed.push({ name, code })
      }
    }
  }
  return { imports, constants, computed }
}

/** The relevant parts of a statement. */
interface Statement {
  readonly specifiers?: readonly { readonly local: { readonly name: string } }[]
  readonly source?: { readonly value: string } | null
  readonly declaration?: {
    readonly id?: { readonly name: string }
    readonly declarations?: readonly {
      readonly id: { readonly name: string }
      readonly init?: { readonly start: number; readonly end: number }
    }[]
  } | null
}
