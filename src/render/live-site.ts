import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { componentsFolder } from '../components/read-components.ts'
import { configFile } from '../config/config-file.ts'
import { readConfig } from '../config/read-config.ts'
import { once } from '../lazy.ts'
import type { Readings } from '../memory.ts'
import type { Site } from '../model/page.ts'
import { report } from '../problem/report.ts'
import { openSite } from '../site.ts'
import { basePathOf } from '../wire.ts'
import type { Verdict } from './checks.ts'
import { startChecks } from './checks.ts'
import { failure } from './failure.ts'
import { drawLive } from './live-components.ts'

/** The site as its files are now, and what is known to be wrong with them. */
export interface Live {
  /** Nothing where there is only a report to show. */
  readonly site: Site | undefined
  /** What is wrong, as text; nothing as long as the checks have found nothing. */
  mistakes(): string | undefined
  /** The same when the checks have come to their end; they begin when they are first asked for. */
  verdict(): Promise<string | undefined>
}

/** The site of a server, read again when its files change. */
interface LiveSite {
  current(): Promise<Live>
  /** Counts what pages show, so that a page can tell whether it shows the newest. */
  state(): number
}

/** A page that nobody asks for keeps the checks waiting so long, in milliseconds. */
const longestWait = 5000

/** Reads the site once, and again after each change of the config or below the content folder; open pages follow. */
export function liveSite(server: ViteDevServer): LiveSite {
  const file = configFile()
  const { base, root, logger } = server.config
  const draw = drawLive(server)
  const checks = startChecks({ configFile: file, root }, draw)
  const { hot } = server.environments.client
  let contentFolder: string | undefined
  let reading: Promise<Live> | undefined
  let state = 0
  let known: Readings = new Map()
  let isFresh = true
  let config: ReturnType<typeof readConfig> | undefined
  const components = componentsFolder(file)
  server.watcher.add([file, components])
  server.httpServer?.once('close', checks.stop)

  const read = async (isNewest: () => boolean): Promise<Live> => {
    config ??= readConfig(file)
    const { loaded, problems } = await config
    if (!loaded) return onlyReport(report(problems))
    // Vite cannot change the base path while it runs.
    if (basePathOf(loaded.config.url) !== base.slice(0, -1)) server.restart()
    contentFolder = loaded.contentFolder
    server.watcher.add(contentFolder)
    const { site, isWhole } = await openSite(loaded, { readings: known, draw })
    let mistakes: string | undefined
    const verdict = once(async () => {
      const asked = checks.verdict(isFresh ? 'fresh' : 'again')
      isFresh = false
      const found = await asked
      mistakes = found.mistakes
      if (isNewest()) tell(found)
      return mistakes
    })
    return { site: isWhole ? site : undefined, mistakes: () => mistakes, verdict }
  }
  const onlyReport = (mistakes: string): Live => {
    logger.error(mistakes)
    return { site: undefined, mistakes: () => mistakes, verdict: async () => mistakes }
  }
  const tell = ({ mistakes, warnings }: Verdict) => {
    if (warnings !== undefined) logger.warn(warnings)
    if (mistakes === undefined) return
    logger.error(mistakes)
    state += 1
    hot.send({ type: 'full-reload' })
  }
  const readAgain = (): Promise<Live> => {
    state += 1
    const own = state
    const live = read(() => own === state).catch((error: unknown) => onlyReport(failure(error)))
    // Whoever asks for a page has it first.
    live.then(({ verdict }) => setTimeout(verdict, longestWait).unref())
    return live
  }
  const current = () => (reading ??= readAgain())

  server.watcher.on('all', async (event, changed) => {
    const isContent = contentFolder !== undefined && changed.startsWith(contentFolder + path.sep)
    const isComponent = changed.startsWith(components + path.sep)
    if (changed !== file && !isContent && !isComponent) return
    // A file that comes or goes may be what others lead to, and so may a picture that changes.
    if (event !== 'change' || !known.has(changed)) known = new Map()
    if (known.size === 0) {
      config = undefined
      isFresh = true
    }
    const before = await reading
    reading = undefined
    const after = await current()
    const isWhole = [before, after].every((live) => live?.site && live.mistakes() === undefined)
    // The config shows in the whole page, and so does a report; a guide only in the region.
    const isPartOfPage = isWhole && changed !== file
    hot.send(
      isPartOfPage
        ? { type: 'custom', event: 'site:update', data: { file: changed } }
        : { type: 'full-reload' },
    )
  })
  // A page that was still loading when its files changed did not hear of it.
  hot.on(shownEvent, (shown, client) => {
    if (shown !== state) client.send({ type: 'full-reload' })
  })
  return { current, state: () => state }
}

const shownEvent = 'site:shown'

/** Tells the server, as soon as it can be heard, which state the page shows. */
export function shownScript(state: number, base: string): string {
  return `<script type="module">
import { createHotContext } from '${base}@vite/client'
createHotContext('/${shownEvent}').send('${shownEvent}', ${state})
</script>`
}
