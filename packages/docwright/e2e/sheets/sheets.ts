import { mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { serveFolder } from '../../src/server/static-server.ts'
import { chromiumOptions } from '../chromium.ts'
import { built, sites } from '../sites.ts'
import { layOut } from './lay-out.ts'
import { photograph } from './photograph.ts'
import { subjectsIn } from './subjects.ts'

/** `npm run sheets -- [NAME …] [--out DIR]`: photographs the site in the folder that BUILT_SITE names, and lays the photographs of each kind of page on a sheet. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.cache/sheets' } },
})
const site = built?.folder ?? sites.toolshed.folder
const subjects = subjectsIn(site)
const unknown = positionals.filter((wanted) => !subjects.some(({ name }) => name === wanted))
if (unknown.length > 0) {
  console.error(
    `No sheet of ${unknown.join(', ')}. There are: ${subjects.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}
const server = await serveFolder(site, 0)
const address = `http://localhost:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch(chromiumOptions)
for (const subject of subjects) {
  if (positionals.length > 0 && !positionals.includes(subject.name)) continue
  const folder = path.join(values.out, subject.name)
  await mkdir(folder, { recursive: true })
  const photographs = await photograph(browser, subject, { address, folder })
  const sheet = `${folder}.png`
  await layOut(browser, photographs, sheet)
  console.log(sheet)
}
await browser.close()
server.close()
