import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { API } from 'typescript/unstable/sync'

/** Returns the completions that an editor offers at `|` in a source: each name with its description. Packages are resolved from the folder above. */
export function offered(folder: string, source: string): Readonly<Record<string, string>> {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'edited.ts')
  const project = path.join(folder, 'tsconfig.json')
  writeFileSync(file, source.replace('|', ''))
  writeFileSync(project, '{ "compilerOptions": { "noEmit": true }, "files": ["edited.ts"] }')
  const editor = new API({ cwd: folder })
  const { checker } = editor.updateSnapshot({ openProjects: [project] }).getProject(project)!
  const found = checker.getCompletionsAtPosition(file, source.indexOf('|'), { includeSymbol: true })
  const said = found!.entries.map(
    ({ name, symbol }) => [name.replace(/\?$/, ''), symbol?.getDocumentationComment(checker) ?? ''] as const,
  )
  editor.close()
  return Object.fromEntries(said)
}
