import { fork } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isRunning } from '../src/render/is-running.ts'
import { giveUp } from './give-up.ts'

const root = path.resolve(import.meta.dirname, '..')
const cache = path.join(root, '.cache')

/**
 * Bundles the code that renders pages and the code of the browser for a site below a base path, in a process that takes
 * its memory along when it ends. Returns the folder of the bundles `rsc`, `ssr` and `client`, which is there for as long
 * as this process runs.
 */
export async function bundle(base: string): Promise<string> {
  if (/[#?]/.test(root)) giveUp(`The bundler cannot read a path with # or ? in it. Move this folder: ${root}`)
  removeLeftovers()
  const folder = path.join(cache, `bundle-${process.pid}`)
  // For both processes: React has a slow self for any other mode.
  process.env.NODE_ENV = 'production'
  const bundler = fork(path.join(import.meta.dirname, 'bundler.ts'), [folder, `${base}/`])
  process.once('exit', () => {
    bundler.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  await new Promise<void>((resolve, reject) => {
    bundler.once('error', reject)
    bundler.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Bundling ended with ${code}.`)),
    )
  })
  return folder
}

/** What builds left that were killed. */
function removeLeftovers(): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const [, owner] = /^bundle-(\d+)$/.exec(name) ?? []
    if (owner === undefined || isRunning(Number(owner))) continue
    rmSync(path.join(cache, name), { recursive: true, force: true })
  }
}
