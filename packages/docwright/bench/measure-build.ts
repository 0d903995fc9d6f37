import type { Usage } from './measure-process.ts'
import { measureProcess } from './measure-process.ts'

export interface Built extends Usage {
  readonly pages: number
}

/** Builds a site in a separate process. Returns the number of pages, the time, and the peak memory. */
export async function measureBuild(config: string, out: string): Promise<Built> {
  const words = [process.execPath, 'bin/docwright.js', 'build', '--out', out]
  const usage = await measureProcess(words, { env: { SITE_CONFIG: config } })
  return { ...usage, pages: Number(/^(\d+) pages/m.exec(usage.printed)?.[1]) }
}
