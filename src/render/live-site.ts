import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { readConfig } from '../config/read-config.ts'
import type { Readings } from '../memory.ts'
import { recallFrom } from '../memory.ts'
import type { Site } from '../model/page.ts'
import { report, warningReport } from '../problem/report.ts'
import { readSite } from '../site.ts'
import { basePathOf } from '../wire.ts'
import { briefName, codeName } from './code-name.ts'
import { keptResults } from './kept-results.ts'

/** The site as its files are now, and what is wrong with them. */
export interface Live {
  readonly site: Site | undefined
  /** What is wrong, as text; nothing when the site can be shown. */
  readonly mistakes: string | undefined
  /** Counts the readings, so that a page can tell which one it shows. */
  readonly reading: number
}

/** The config of the site that is shown. */
export function configFile(): string {
  return path.resolve(process.env.SITE_CONFIG ?? 'site.config.ts')
}

/** Reads the site once, and again after each change of the config or below the content folder; open pages follow. */
export function liveSite(server: ViteDevServer): () => Promise<Live> {
  const file = configFile()
  let contentFolder: string | undefined
  let reading: Promise<Live> | undefined
  let readings = 0
  let known: Readings = new Map()
  let config: ReturnType<typeof readConfig> | undefined
  server.watcher.add(file)
  const { base, root } = server.config
  const memory = keptResults(path.join(root, '.cache/results', `${codeName(root)}-${briefName(file)}-live`))

  const read = async (): Promise<Omit<Live, 'reading'>> => {
    recallFrom(await memory)
    config ??= readConfig(file)
    const { loaded, problems } = await config
    if (!loaded) return { site: undefined, mistakes: report(problems) }
    // Vite cannot change the base path while it runs.
    if (basePathOf(loaded.config.url) !== base.slice(0, -1)) server.restart()
    contentFolder = loaded.contentFolder
    server.watcher.add(contentFolder)
    const { site, problems: mistakes, warnings } = await readSite(loaded, known)
    if (mistakes.length > 0) return { site, mistakes: report(mistakes, warnings) }
    if (readings === 1) await (await memory).save()
    const warned = warningReport(warnings)
    if (warned !== undefined) server.config.logger.warn(warned)
    return { site, mistakes: undefined }
  }
  const readAgain = async (): Promise<Live> => {
    readings += 1
    const reading = readings
    const found = await read().catch((error: unknown) => ({ site: undefined, mistakes: failure(error) }))
    // In the terminal too, once for each reading.
    if (found.mistakes !== undefined) server.config.logger.error(found.mistakes)
    return { ...found, reading }
  }
  const live = () => (reading ??= readAgain())

  server.watcher.on('all', async (event, changed) => {
    const isContent = contentFolder !== undefined && changed.startsWith(contentFolder + path.sep)
    if (changed !== file && !isContent) return
    // A file that comes or goes may be what others lead to, and so may a picture that changes.
    if (event !== 'change' || !known.has(changed)) known = new Map()
    if (known.size === 0) config = undefined
    const before = await reading
    reading = undefined
    const { mistakes } = await live()
    const isWhole = before !== undefined && before.mistakes === undefined && mistakes === undefined
    // The config shows in the whole page, and so does a report; a guide only in the region.
    const isPartOfPage = isWhole && changed !== file
    server.environments.client.hot.send(
      isPartOfPage
        ? { type: 'custom', event: 'site:update', data: { file: changed } }
        : { type: 'full-reload' },
    )
  })
  // A page that was still loading when its files changed did not hear of it.
  server.environments.client.hot.on(shownEvent, (shown, client) => {
    if (shown !== readings) client.send({ type: 'full-reload' })
  })
  return live
}

const shownEvent = 'site:shown'

/** Tells the server, as soon as it can be heard, which reading the page shows. */
export function shownScript({ reading }: Live, base: string): string {
  return `<script type="module">
import { createHotContext } from '${base}@vite/client'
createHotContext('/${shownEvent}').send('${shownEvent}', ${reading})
</script>`
}

/** What our own code threw at a file that it did not expect: the live site goes on, and shows it. */
function failure(error: unknown): string {
  return `The site cannot be read: ${error instanceof Error ? error.stack : error}\n`
}
