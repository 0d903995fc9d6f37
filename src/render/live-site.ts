import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { readConfig } from '../config/read-config.ts'
import type { Site } from '../model/page.ts'
import type { Problem } from '../problem/problem.ts'
import { report } from '../problem/report.ts'
import { readSite } from '../site.ts'

/** The site as its files are now, or what is wrong with them. */
export interface Live {
  readonly site: Site | undefined
  readonly problems: readonly Problem[]
  /** Counts the readings, so that a page can tell which one it shows. */
  readonly reading: number
}

/** Reads the site once, and again after each change of the config or below the content folder; open pages follow. */
export function liveSite(server: ViteDevServer): () => Promise<Live> {
  const configFile = path.resolve(process.env.SITE_CONFIG ?? 'site.config.ts')
  let contentFolder: string | undefined
  let reading: Promise<Live> | undefined
  let readings = 0
  server.watcher.add(configFile)

  const read = async (): Promise<Live> => {
    readings += 1
    const found = { reading: readings }
    const { loaded, problems } = await readConfig(configFile)
    if (!loaded) return { ...found, site: undefined, problems }
    contentFolder = loaded.contentFolder
    server.watcher.add(contentFolder)
    return { ...found, ...(await readSite(loaded)) }
  }
  const live = () => (reading ??= read().then((found) => told(found, server)))

  server.watcher.on('all', async (_event, file) => {
    const isContent = contentFolder !== undefined && file.startsWith(contentFolder + path.sep)
    if (file !== configFile && !isContent) return
    const before = await reading
    reading = undefined
    const { problems } = await live()
    const isWhole = before?.problems.length === 0 && problems.length === 0
    // The config shows in the whole page, and so does a report; a guide only in the part that React draws.
    const isPartOfPage = isWhole && file !== configFile
    server.environments.client.hot.send(
      isPartOfPage ? { type: 'custom', event: 'rsc:update', data: { file } } : { type: 'full-reload' },
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
export function shownScript({ reading }: Live): string {
  return `<script type="module">
import { createHotContext } from '/@vite/client'
createHotContext('/${shownEvent}').send('${shownEvent}', ${reading})
</script>`
}

/** Says in the terminal what is wrong, once for each reading. */
function told(found: Live, server: ViteDevServer): Live {
  if (found.problems.length > 0) server.config.logger.error(report(found.problems))
  return found
}
