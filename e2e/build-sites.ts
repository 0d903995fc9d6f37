import { spawnSync } from 'node:child_process'
import { sites } from './sites.ts'

/** Builds every site that the browser tests visit. */
for (const { config, folder } of Object.values(sites)) {
  const { status } = spawnSync(process.execPath, ['commands/build.ts', '--out', folder], {
    env: { ...process.env, SITE_CONFIG: config },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
