import type { ESTree } from 'rolldown/utils'
import { parseSync } from 'rolldown/utils'
import { locateOffset } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'

/** Parses a TypeScript module, or returns its first syntax error. */
export function parseTypeScript(
  file: string,
  source: string,
): { readonly program: ESTree.Program } | { readonly problem: Problem } {
  const { program, errors } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const [mistake] = errors
  if (!mistake) return { program }
  const message = `This is not TypeScript: ${mistake.message.replace(/\.?$/, '.')}`
  return { problem: { place: locateOffset(file, source, mistake.labels[0]?.start ?? 0), message } }
}

/** Returns the statements of a module. Of an exported declaration, returns the declaration. */
export function listStatements({ body }: ESTree.Program): readonly ESTree.Program['body'][number][] {
  return body.map(
    (statement) => (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement,
  )
}

/** Returns the first value of a variable at the top level of a module. */
export function findVariableValue(name: string, program: ESTree.Program): ESTree.Expression | undefined {
  const declarators = listStatements(program).flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  )
  const found = declarators.find(({ id }) => id.type === 'Identifier' && id.name === name)
  return found?.init ?? undefined
}

/** Returns the name of a key that is written out: `title` of `{ title: 1 }` and of `{ 'title': 1 }`. */
export function getKeyName(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Literal') return String(key.value)
  return key.type === 'Identifier' ? key.name : undefined
}
