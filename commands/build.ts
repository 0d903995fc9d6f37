import { rmSync } from 'node:fs'
import path from 'node:path'
import { createBuilder } from 'vite'
import { artefacts } from '../src/artefacts/artefacts.ts'
import { writeSite } from '../src/render/write-site.ts'
import { bundleFolder } from '../vite.config.ts'
import { loadSite } from './load-site.ts'
import { outFolder } from './out-folder.ts'

/** `npm run build`: reads and checks everything, then writes the site; on a mistake the last good output stays. */
const started = performance.now()
const out = outFolder()
const site = await loadSite()

process.once('exit', () => rmSync(bundleFolder, { recursive: true, force: true }))
const builder = await createBuilder({ root: path.resolve(import.meta.dirname, '..'), logLevel: 'warn' })
await builder.buildApp()
await writeSite(site, { out, bundleFolder, artefacts: artefacts(site) })

const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${site.pages.size} pages in ${path.relative('', out) || '.'} after ${seconds} s`)
