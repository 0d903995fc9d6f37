import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface Built {
  readonly pages: number
  readonly seconds: number
  readonly gigabytes: number
}

/** Builds a site in a process of its own: how many pages, how long, and how much memory at most. */
export function measureBuild(config: string, out: string): Built {
  const MEMORY_FILE = `${out}.memory`
  const memory = path.resolve(import.meta.dirname, 'tell-memory.ts')
  const started = performance.now()
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', memory, 'commands/build.ts', '--out', out],
    {
      env: { ...process.env, SITE_CONFIG: config, MEMORY_FILE },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  if (status !== 0) throw new Error(`The build of ${config} ended with ${status}.`)
  return {
    pages: Number(/^(\d+) pages/m.exec(stdout)?.[1]),
    seconds: (performance.now() - started) / 1000,
    gigabytes: Number(readFileSync(MEMORY_FILE, 'utf8')) / 1e6,
  }
}
