import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bundle } from '../../src/commands/bundle.ts'
import { loadConfig } from '../../src/commands/load-config.ts'
import { loadSite } from '../../src/commands/load-site.ts'
import { processContext } from '../../src/commands/process-context.ts'
import { silence } from '../../src/commands/progress.ts'
import { renderingIn } from '../../src/render/bundle/bundles.ts'
import { htmlFile } from '../../src/wire.ts'

/**
 * The reference's pages of the site that SITE_CONFIG names, as the build renders them, without compression and
 * artefacts; `index.json` says which page shows what, and how long each took. A program of its own, since Vitest
 * would put its own loader between the bundle and Node.
 */
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } })
const out = path.resolve(values.out)
const loaded = await loadConfig({ file: path.resolve(process.env.SITE_CONFIG!) })
const bundles = bundle(loaded, processContext())
const { site } = await loadSite(loaded, { bundle: () => bundles, progress: silence })
const { renderPage } = await renderingIn(await bundles)
const pages = []
// The first page pays for loading what all of them use, so it isn't counted.
const first = [...site.pages.values()].find(({ kind }) => kind === 'operation')
if (first) renderPage(first, { site, build: 'test', shipped: undefined })
for (const page of site.pages.values()) {
  if (page.sidebar?.id !== 'api' && page.kind !== 'schema') continue
  const started = process.cpuUsage()
  const { html } = renderPage(page, { site, build: 'test', shipped: undefined })
  const { user } = process.cpuUsage(started)
  const file = path.join(out, htmlFile(page.href))
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, html)
  pages.push({
    kind: page.kind,
    href: page.href,
    file,
    milliseconds: user / 1000,
    bytes: html.length,
    anchors: [...page.anchors],
    ...(page.kind === 'operation' && { operation: page.operation.pointer }),
    ...(page.kind === 'tag' && { tag: page.tag.name }),
  })
}
await writeFile(path.join(out, 'index.json'), JSON.stringify(pages))
process.exit(0)
