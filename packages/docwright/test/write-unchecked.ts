import path from 'node:path'
import { bundle } from '../src/commands/bundle.ts'
import { processContext } from '../src/commands/process-context.ts'
import { readConfig } from '../src/config/read-config.ts'
import { writeSite } from '../src/render/write/write-site.ts'
import { readSite } from '../src/site.ts'

/** Writes the site that SITE_CONFIG names whatever is wrong with it, and prints why that fails: what the check lets through. */
const { loaded } = await readConfig(path.resolve(process.env.SITE_CONFIG!))
const [{ site }, bundles] = await Promise.all([readSite(loaded!), bundle(loaded!, processContext())])
await writeSite(site, { out: path.resolve('dist'), bundles, artefacts: [] }).catch((error: Error) =>
  console.log(error.message),
)
process.exit(0)
