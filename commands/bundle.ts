import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Bundles the code that renders pages and the code of the browser for a site below a base path, in a process that takes its memory along when it
 * ends. Returns the folder of the bundles `rsc`, `ssr` and `client`, which is there for as long as this process runs.
 */
export async function bundle(base: string): Promise<string> {
  const folder = path.resolve(import.meta.dirname, `../.cache/bundle-${process.pid}`)
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
