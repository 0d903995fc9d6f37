import { execFile, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { chownSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { onTestFinished } from 'vitest'
import { resolveCodeFile } from '../../src/code-file.ts'
import { problemKinds } from '../../src/problem/problem.ts'
import { createClassName } from '../../src/render/bundle/class-name.ts'
import { findSlotSource } from '../../src/theme/slot-names.ts'
import type { SlotName } from '../../src/theme/slot-props.ts'

interface Run {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly uid?: number
  readonly gid?: number
}

/** The environment of a user's shell, without the variables of npm and of these tests. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^npm_|^DOCWRIGHT_|^SITE_CONFIG$|^VITEST|^NODE_ENV$/.test(name),
  ),
)

/** Returns a program's output. If the program fails, throws all of its output. */
export function program(file: string, options: readonly string[], { env, ...where }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(file, options, { ...where, env: { ...environment, ...env } }, (error, output, report) =>
      error ? reject(new Error(`${file} ${options.join(' ')}\n${output}${report}`)) : resolve(output),
    )
  })
}

/** All files in a folder that aren't links. */
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

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>
}

/** A folder of someone's into which packages are installed: what ours depend on in the versions of our lock file, whatever has been published since. */
export function makeProject(folder: string): void {
  const { packages }: LockFile = JSON.parse(readFileSync('../../package-lock.json', 'utf8'))
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const installed = Object.entries(packages).filter(([place]) => place.includes('node_modules/'))
  const versions = Map.groupBy(installed, ([place]) => place.split('node_modules/').at(-1)!)
  const overrides = [...versions].flatMap(([name, [only, ...others]]) => {
    const version = only![1].version
    // Dependencies that docwright lists itself already have an exact version, and the project may have another React.
    const isFree = others.length === 0 && version !== undefined && !Object.hasOwn(dependencies, name)
    return isFree ? [[name, version]] : []
  })
  const manifest = { name: 'project', version: '1.0.0', overrides: Object.fromEntries(overrides) }
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
}

/** A folder with a site: the content of another one. */
export function makeSite(folder: string, { content }: { content: string }): string {
  cpSync(content, path.join(folder, 'content'), { recursive: true })
  const sections = "  sections: [{ id: 'start', label: 'Start' }],\n})"
  writeFileSync(path.join(folder, 'docwright.config.ts'), shortConfig('Short').replace('})', sections))
  return folder
}

/** A site in a project that shows on the page `docs/start/rates.html` what a package of the project says, in any version of that. */
export function makeSiteOfPackage(project: string, content: { content: string }) {
  const site = makeSite(path.join(project, 'kept'), content)
  const component = "import { rate } from 'rates'\n\nexport function Rate() {\n  return <p>{rate}</p>\n}\n"
  mkdirSync(path.join(site, 'components'))
  writeFileSync(path.join(site, 'components/Rate.tsx'), component)
  const guide = '---\ntitle: Rates\ndescription: What it costs.\n---\n\n<Rate />\n'
  writeFileSync(path.join(site, 'content/guides/start/rates.mdx'), guide)
  const rates = path.join(project, 'node_modules/rates')
  const install = (version: string) => {
    mkdirSync(rates, { recursive: true })
    const manifest = { name: 'rates', version, type: 'module', exports: './index.js' }
    writeFileSync(path.join(rates, 'package.json'), JSON.stringify(manifest))
    writeFileSync(path.join(rates, 'index.js'), `export const rate = 'Rates of version ${version}'`)
  }
  return { site, install }
}

/** Starts `docwright dev` for as long as the test lasts; the address that it says. */
export async function liveSite(command: readonly string[], folder: string): Promise<string> {
  const server = spawn(process.execPath, [...command, '--port', '0'], { cwd: folder, env: environment })
  onTestFinished(async () => {
    server.kill()
    await once(server, 'exit')
  })
  for await (const [text] of on(server.stdout.setEncoding('utf8'), 'data', { close: ['end'] })) {
    const [address] = /http:\/\/localhost:\d+\//.exec(stripVTControlCharacters(text)) ?? []
    if (address) return address
  }
  throw new Error(`${command.join(' ')} has ended without an address.`)
}

/**
 * Returns a user who owns a folder and can't write anywhere else. Root can write everywhere, so root gives the folder
 * to another user.
 */
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
      return [withoutHashes(path.relative(folder, file)), file.endsWith('.js') ? getWords(text) : text]
    }),
  )
}

/** Pages by their files as a theme doesn't change them: without names of code, by the engine's names of classes, and with the rules of their styles sorted. */
export function looksOf(folder: string): ReadonlyMap<string, string> {
  const pages = [...unhashed(folder)].filter(([file]) => file.endsWith('.html'))
  return new Map(
    pages.map(([file, text]) => {
      const named = text
        // A style sheet is named after the first eight letters of its hash: they may be a `#` by now.
        .replaceAll(/sha256-(?:#|[\w+/]{8})[\w+/]{35}=/g, '#')
        .replaceAll(/theme-([A-Z]\w*)-(\w+)/g, (_, slot, name) => createClassName(name, getSheet(slot)))
      return [file, named.replace(/(?<=<style>).*?(?=<\/style>)/s, sortedRules)]
    }),
  )
}

const getSheet = (slot: SlotName) => resolveCodeFile(`${findSlotSource(slot)}.module.css`)

/** All of a component's rules are in one layer, which begins wherever the first of them is. */
function sortedRules(css: string): string {
  return css.replaceAll('@layer components{', '').split('}').sort().join('}')
}

/** Returns the words of a script. Their order may differ, because the bundler sorts imports and shortens names by the paths of the files. */
function getWords(script: string): string {
  return (script.match(/[\w$]{3,}/g) ?? []).sort().join(' ')
}

/** Returns the size of a folder on disk. */
export function bytesIn(folder: string): number {
  return filesIn(folder).reduce((sum, file) => sum + statSync(file).blocks * 512, 0)
}
