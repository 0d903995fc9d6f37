import type { Usage } from './measure-process.ts'
import { measureProcess } from './measure-process.ts'

export interface Built extends Usage {
  readonly pages: number
}

/** Builds a site in a process of its own: how many pages, how long, and how much memory at most. */
export async function measureBuild(config: string, out: string): Promise<Built> {
  const words = [process.execPath, 'bin/docwright.js', 'build', '--out', out]
  const usage = await measureProcess(words, { env: { SITE_CONFIG: config } })
  return { ...usage, pages: Number(/^(\d+) pages/m.exec(usage.printed)?.[1]) }
}
