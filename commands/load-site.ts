import path from 'node:path'
import { readConfig } from '../src/config/read-config.ts'
import type { Site } from '../src/model/page.ts'
import { report } from '../src/problem/report.ts'
import { readSite } from '../src/site.ts'
import { giveUp } from './give-up.ts'

/** The site that SITE_CONFIG names, checked; with anything wrong it prints the report and ends the process with 1. */
export async function loadSite(): Promise<Site> {
  const { loaded, problems } = await readConfig(path.resolve(process.env.SITE_CONFIG ?? 'site.config.ts'))
  if (!loaded) return giveUp(report(problems))
  const { site, problems: mistakes } = await readSite(loaded)
  if (mistakes.length > 0) return giveUp(report(mistakes))
  return site
}
