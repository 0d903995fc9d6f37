import path from 'node:path'
import type { LoadedConfig } from '../src/config/read-config.ts'
import { readConfig } from '../src/config/read-config.ts'
import { report } from '../src/problem/report.ts'
import { giveUp } from './give-up.ts'

/** The config that SITE_CONFIG names; with anything wrong it prints the report and ends the process with 1. */
export async function loadConfig(): Promise<LoadedConfig> {
  const { loaded, problems } = await readConfig(path.resolve(process.env.SITE_CONFIG ?? 'site.config.ts'))
  return loaded ?? giveUp(report(problems))
}
