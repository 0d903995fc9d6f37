import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { codeFile } from '../code-file.ts'
import { componentsFolder } from '../components/read-components.ts'
import { cacheFolder } from '../config/cache-folder.ts'
import type { LoadedConfig } from '../config/read-config.ts'
import type { Problem } from '../problem/problem.ts'
import { codeName, engineFolder, filesName } from '../render/code-name.ts'
import { isRunning } from '../render/is-running.ts'
import { themeFolder } from '../theme/read-theme.ts'
import { basePathOf } from '../wire.ts'
import { keptBundle } from './bundle-cache.ts'
import type { RunningCommand } from './command-context.ts'
import { Refusal, SiteMistakes } from './refusal.ts'

interface Bundling extends Pick<RunningCommand, 'env' | 'stderr' | 'onEnd'> {
  /** Names the code, for those who know it already. */
  readonly code?: string
}

/**
 * Bundles the code that renders a site's pages, the code of the browser and the site's components, or takes what an
 * earlier build made of the same code. Returns the folder of the bundles `client` and `ssr`, which is there until the
 * command ends.
 */
export async function bundle(
  { config, file }: Pick<LoadedConfig, 'config' | 'file'>,
  { code = codeName(), ...running }: Bundling,
): Promise<string> {
  if (/[#?]/.test(engineFolder)) {
    throw new Refusal(`The bundler cannot read a path with # or ? in it. Move this folder: ${engineFolder}`)
  }
  const cache = cacheFolder(file, running.env)
  removeLeftovers(cache)
  const base = basePathOf(config.url)
  const components = [componentsFolder(file), themeFolder(file)].map((each) => filesName(each)).join()
  // Never the folder of an earlier command in this process, whose modules Node would remember.
  const folder = path.join(cache, `bundle-${process.pid}-${randomBytes(4).toString('hex')}`)
  // For this process, which draws pages: in any other mode React runs its slow development build.
  process.env.NODE_ENV = 'production'
  running.onEnd(() => rmSync(folder, { recursive: true, force: true }))
  const kept = keptBundle({ code, cache, base, components })
  if (await kept.copyTo(folder)) return folder
  await bundleInto(folder, { ...running, base, file, cache })
  await kept.keep(folder)
  return folder
}

/** Bundles in a process of its own, which takes its memory along when it ends. */
async function bundleInto(
  folder: string,
  { base, file, cache, ...running }: { base: string; file: string; cache: string } & Bundling,
): Promise<void> {
  const bundler = fork(codeFile('commands/bundler.ts'), [folder, `${base}/`, file], {
    silent: true,
    env: { ...running.env, NODE_ENV: 'production' },
  })
  let said = ''
  bundler.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  running.onEnd(() => bundler.kill())
  await new Promise<void>((resolve, reject) => {
    // A component of the writer's that cannot be read.
    bundler.once('message', (mistakes: readonly Problem[]) => reject(new SiteMistakes(mistakes)))
    bundler.once('error', reject)
    // Later than its end, all that it said has come.
    bundler.once('close', (code) => (code === 0 ? resolve() : reject(failure(said, cache))))
  })
  if (said !== '') running.stderr.write(said)
}

/** The refusals of the machine, as Node names them, and as the bundler's native code does. */
const refusals = {
  ENOSPC: /ENOSPC|os error 28\b/,
  EROFS: /EROFS|os error 30\b/,
  EACCES: /EACCES|os error 13\b/,
  EFBIG: /EFBIG|os error 27\b/,
}

function failure(said: string, cache: string): Error {
  const [code] = Object.entries(refusals).find(([, words]) => words.test(said)) ?? []
  if (code) return Object.assign(new Error(code), { code, path: cache })
  return Object.assign(new Error('The code cannot be bundled.'), { stack: said })
}

/** Removes the folders that killed builds left. */
function removeLeftovers(cache: string): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const [, owner] = /^bundle-(\d+)\b/.exec(name) ?? []
    if (owner === undefined || isRunning(Number(owner))) continue
    rmSync(path.join(cache, name), { recursive: true, force: true })
  }
}
