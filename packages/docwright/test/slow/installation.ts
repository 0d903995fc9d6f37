import { execFile } from 'node:child_process'
import { chownSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { problemKinds } from '../../src/problem/problem-kind.ts'

interface Run {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly uid?: number
  readonly gid?: number
}

/** What a shell of somebody's would have: nothing that npm or these tests have put there. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^npm_|^DOCWRIGHT_|^SITE_CONFIG$|^VITEST|^NODE_ENV$/.test(name),
  ),
)

/** What a program prints; when it fails, all that it said is thrown. */
export function program(file: string, options: readonly string[], { env, ...where }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(file, options, { ...where, env: { ...environment, ...env } }, (error, output, report) =>
      error ? reject(new Error(`${file} ${options.join(' ')}\n${output}${report}`)) : resolve(output),
    )
  })
}

/** All files in a folder that are no links. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

/** A config as short as can be. */
export function shortConfig(title: string): string {
  const problems = Object.fromEntries(problemKinds.map((kind) => [kind, 'warn']))
  return `import { defineConfig } from 'docwright'

export default defineConfig({
  title: '${title}',
  url: 'https://docs.example',
  content: './content',
  version: '1.0.0',
  problems: ${JSON.stringify(problems)},
})
`
}

/** A folder with a site: the content of another one, or an API file. */
export function makeSite(folder: string, { content, api }: { content?: string; api?: string }): string {
  mkdirSync(path.join(folder, 'content'), { recursive: true })
  if (content) cpSync(content, path.join(folder, 'content'), { recursive: true })
  const extension = api && path.extname(api).replace('yml', 'yaml')
  if (api) cpSync(api, path.join(folder, `content/openapi${extension}`))
  const sections = content ? "  sections: [{ id: 'start', label: 'Start' }],\n})" : '})'
  writeFileSync(path.join(folder, 'docwright.config.ts'), shortConfig('Short').replace('})', sections))
  return folder
}

/** Who owns a folder and may write nowhere else: for root, who may write all, somebody else. */
export function ownerOf(folder: string): Pick<Run, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {}
  const somebody = 65_534
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    chownSync(path.join(folder, name), somebody, somebody)
  }
  return { uid: somebody, gid: somebody }
}

/** The files of two built sites that differ in more than the hashes of their code's names. */
export function differencesOf(one: string, other: string): readonly string[] {
  const [first, second] = [unhashed(one), unhashed(other)]
  const names = new Set([...first.keys(), ...second.keys()])
  return [...names].filter((name) => first.get(name) !== second.get(name))
}

function unhashed(folder: string): ReadonlyMap<string, string> {
  const page = readFileSync(path.join(folder, '404.html'), 'utf8')
  const hashes = [
    /data-build="([^"]+)"/.exec(page)![1]!,
    ...readdirSync(path.join(folder, 'assets')).flatMap((name) => /-([\w-]{8})\.\w+$/.exec(name)?.[1] ?? []),
  ]
  const withoutHashes = (text: string) =>
    hashes.reduce((changed, hash) => changed.replaceAll(hash, '#'), text)
  // Compressed copies are made of the files, and the list of names is in their order.
  const files = filesIn(folder).filter((file) => !/\.(?:br|gz)$|\.written-files$/.test(file))
  return new Map(
    files.map((file) => {
      const text = withoutHashes(readFileSync(file, 'latin1'))
      return [withoutHashes(path.relative(folder, file)), file.endsWith('.js') ? wordsIn(text) : text]
    }),
  )
}

/** The words of a script: the bundler orders imports, and so gives short names, by where on the disk their files lie. */
function wordsIn(script: string): string {
  return (script.match(/[\w$]{3,}/g) ?? []).sort().join(' ')
}

/** How much a folder takes on the disk. */
export function bytesIn(folder: string): number {
  return filesIn(folder).reduce((sum, file) => sum + statSync(file).blocks * 512, 0)
}
