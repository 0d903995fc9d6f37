import { configFile } from '../config/config-file.ts'
import type { LoadedConfig } from '../config/read-config.ts'
import { readConfig } from '../config/read-config.ts'
import { report } from '../problem/report.ts'
import { giveUp } from './give-up.ts'
import { needWorkingFolder } from './working-folder.ts'

/** The config that SITE_CONFIG names; with anything wrong it prints the report and ends the process with 1. */
export async function loadConfig(): Promise<LoadedConfig> {
  needWorkingFolder()
  const { loaded, problems } = await readConfig(configFile())
  return loaded ?? giveUp(report(problems))
}
