import type { HotUpdateOptions, ViteDevServer } from 'vite'
import { readConfig } from '../../config/read-config.ts'
import type { SiteFile } from '../../config/site-file.ts'
import { once } from '../../lazy.ts'
import type { Readings } from '../../memory.ts'
import type { Site } from '../../model/page.ts'
import type { Problem } from '../../problem/problem.ts'
import { formatReport, formatWarnings, liveOutcome } from '../../problem/report.ts'
import { openSite } from '../../site.ts'
import { getBasePath } from '../../wire.ts'
import { trackLists } from '../bundle/site-lists.ts'
import type { Verdict } from './checks.ts'
import { reportFailure, startChecks } from './checks.ts'
import { findIslandsWith, renderComponentLive } from './live-components.ts'
import { trackOpenPages } from './open-pages.ts'
import type * as rendering from './render-live-page.tsx'
import type { RenderingCode } from './rendering-code.ts'
import { pageModule } from './rendering-code.ts'
import { watchSiteFiles } from './watch-site-files.ts'

/** The site in its current state, or in its last readable state. */
export interface Live {
  /** Undefined until the site could be read for the first time. */
  readonly opened: { readonly site: Site; isUnread(href: string): boolean } | undefined
  /** Returns the problems of the files once the checks have finished. The checks start on the first call. */
  verdict(): Promise<readonly Problem[]>
}

/** The site of a dev server, which is read again when its files change. */
export interface LiveSite {
  current(): Promise<Live>
  /** Returns the results of the latest checks. */
  problems(): readonly Problem[]
  /** Returns a counter of the pages' state, by which a page can tell whether it's up to date. */
  state(): number
  /** Handles a changed, added, or removed file that may be part of the rendering code. */
  handleCodeChange(update: HotUpdateOptions): void
}

/** How long the checks wait for the first page to be served, in milliseconds, so that they don't delay it. */
const maxWaitMs = 5000

/** Reads the site, and reads it again after each change of the config or below the content folder. Open pages are updated. */
export function createLiveSite(server: ViteDevServer, siteFile: SiteFile, code: RenderingCode): LiveSite {
  const { file } = siteFile
  const { base, logger } = server.config
  const renderComponent = renderComponentLive(code, base.slice(0, -1))
  const renderMarkup = (href: string) =>
    code.use(pageModule, ({ renderMarkupForTwin }: typeof rendering) => {
      const page = opened?.site.pages.get(href)
      return page && opened ? renderMarkupForTwin(page, opened) : ''
    })
  const checks = startChecks(siteFile, { renderComponent, renderMarkup })
  const pages = trackOpenPages(server)
  const refreshLists = trackLists(server, file)
  const shownApis = new Map()
  let opened: Live['opened']
  let current: Promise<Live> | undefined
  let isUpdating = false
  let problems: readonly Problem[] = []
  let lastReport = ''
  let readings: Readings = new Map()
  let isFresh = true
  let config: ReturnType<typeof readConfig> | undefined
  let shownSettings: string | undefined
  server.httpServer?.once('close', checks.stop)

  const readFiles = async (isNewest: () => boolean): Promise<Live> => {
    config ??= readConfig(siteFile)
    const { loaded, problems: configProblems } = await config
    if (!loaded) return keepLastSite(configProblems)
    // Vite can't change the base path while it runs.
    if (getBasePath(loaded.config.url) !== base.slice(0, -1)) server.restart()
    const settings = JSON.stringify(loaded.config)
    if (shownSettings !== settings && shownSettings !== undefined) pages.markFrameChanged()
    shownSettings = settings
    files.watchConfig(loaded)
    const onOther = files.watchReference
    opened = await openSite(loaded, { readings, shownApis, withDrafts: true, renderComponent, onOther })
    const verdict = once(async () => {
      const checked = checks.run({ isFresh })
      isFresh = false
      const found = await checked
      if (isNewest()) reportVerdict(found)
      return found.problems
    })
    return { opened, verdict }
  }
  const keepLastSite = (found: readonly Problem[]): Live => {
    reportVerdict({ problems: found, warnings: [] })
    return { opened, verdict: async () => found }
  }
  const reportVerdict = ({ problems: found, warnings }: Verdict) => {
    problems = found
    const text =
      found.length > 0
        ? formatReport(found, warnings, { outcome: liveOutcome })
        : (formatWarnings(warnings) ?? '')
    if (text === lastReport) return
    if (found.length > 0) logger.error(text)
    else if (warnings.length > 0) logger.warn(text)
    else logger.warn('Nothing is wrong with the site any more.\n')
    lastReport = text
    pages.incrementState()
    updatePages()
  }
  const updatePages = () => pages.update({ isReadable: opened !== undefined })
  const startReading = (): Promise<Live> => {
    pages.incrementState()
    const started: Promise<Live> = readFiles(() => started === current).catch((error: unknown) =>
      keepLastSite([reportFailure(error, file)]),
    )
    // A requested page is served before the checks start.
    started.then(({ verdict }) => setTimeout(verdict, maxWaitMs).unref())
    return started
  }
  const getCurrent = () => (current ??= startReading())

  // Files that change while others are read, such as during a checkout, are handled as one change.
  const readChanges = async () => {
    isUpdating = true
    let awaited: Promise<Live> | undefined
    while (awaited === undefined || awaited !== current) {
      awaited = getCurrent()
      await awaited
    }
    isUpdating = false
    updatePages()
  }
  const handleSiteChange = (changed: string, isEdit: boolean) => {
    pages.addChange(files.isComponent(changed) ? findIslandsWith(changed, server) : undefined)
    // Other files may refer to an added or removed file, and to a changed picture.
    if (!isEdit || !readings.has(changed)) readings = new Map()
    if (readings.size === 0) isFresh = true
    if (readings.size === 0 || changed === file) config = undefined
    if (changed === file || (files.isTheme(changed) && !changed.endsWith('.css'))) pages.markFrameChanged()
    current = undefined
    if (!isUpdating) void readChanges()
  }
  const files = watchSiteFiles(server, file, handleSiteChange)
  const isOwnCode = (place: string) => files.isComponent(place) || files.isTheme(place)
  const handleCodeChange = ({ file: changed, type, modules }: HotUpdateOptions) => {
    const isOwn = isOwnCode(changed)
    if (!isOwn && modules.length === 0) return
    // The lists of files are part of the code, both here and in the browser.
    if (isOwn && refreshLists()) pages.markFrameChanged()
    // The importers of a new file aren't known yet, so all of the site's code is loaded again.
    const isNew = isOwn && type === 'create'
    code.forget((place) => place === changed || (isNew && isOwnCode(place)))
    if (isOwn) {
      handleSiteChange(changed, type === 'update')
      return
    }
    pages.incrementState()
    // Rendering only depends on a sheet's class names, and the browser replaces the sheet in place.
    if (changed.endsWith('.css') && !changed.endsWith('.module.css')) return
    pages.markFrameChanged()
    if (!isUpdating) updatePages()
  }
  return { current: getCurrent, problems: () => problems, state: pages.state, handleCodeChange }
}
