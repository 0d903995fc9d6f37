import path from 'node:path'
import type { HotUpdateOptions, ViteDevServer } from 'vite'
import { findComponentsFolder } from '../../components/read-components.ts'
import { readConfig } from '../../config/read-config.ts'
import type { SiteFile } from '../../config/site-file.ts'
import { once } from '../../lazy.ts'
import type { Readings } from '../../memory.ts'
import type { Site } from '../../model/page.ts'
import type { Problem } from '../../problem/problem.ts'
import { formatLiveReport, formatWarnings } from '../../problem/report.ts'
import { openSite } from '../../site.ts'
import { findThemeFolder } from '../../theme/read-theme.ts'
import { getBasePath } from '../../wire.ts'
import { trackLists } from '../bundle/site-lists.ts'
import type { Verdict } from './checks.ts'
import { reportFailure, startChecks } from './checks.ts'
import { findIslandsWith, renderComponentLive } from './live-components.ts'
import { trackOpenPages } from './open-pages.ts'
import type * as rendering from './render-live-page.tsx'
import type { RenderingCode } from './rendering-code.ts'
import { pageModule } from './rendering-code.ts'
import { watchOutside } from './watch-outside.ts'

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
  codeChanged(update: HotUpdateOptions): void
}

/** How long the checks wait for the first page to be served, in milliseconds, so that they don't delay it. */
const maxWaitMs = 5000

/** Reads the site, and reads it again after each change of the config or below the content folder. Open pages are updated. */
export function createLiveSite(server: ViteDevServer, siteFile: SiteFile, code: RenderingCode): LiveSite {
  const { file } = siteFile
  const { base, logger } = server.config
  const draw = renderComponentLive(code, base.slice(0, -1))
  const checks = startChecks(siteFile, draw, async (href) => {
    const page = opened?.site.pages.get(href)
    return code.use(pageModule, (renderer: typeof rendering) =>
      page && opened ? renderer.renderMarkupForTwin(page, opened) : '',
    )
  })
  const pages = trackOpenPages(server)
  const shownApis = new Map()
  let opened: Live['opened']
  let contentFolder: string | undefined
  let extensions: ReadonlySet<string> = new Set()
  /** The files outside the content folder that API files refer to. */
  const others = new Set<string>()
  let reading: Promise<Live> | undefined
  let isTelling = false
  let problems: readonly Problem[] = []
  let lastReport = ''
  let known: Readings = new Map()
  let isFresh = true
  let config: ReturnType<typeof readConfig> | undefined
  let shownSettings: string | undefined
  const listAgain = trackLists(server, file)
  const [components, theme] = [findComponentsFolder(file), findThemeFolder(file)]
  server.httpServer?.once('close', checks.stop)

  const read = async (isNewest: () => boolean): Promise<Live> => {
    config ??= readConfig(siteFile)
    const { loaded, problems: unusable } = await config
    if (!loaded) return asBefore(unusable)
    // Vite can't change the base path while it runs.
    if (getBasePath(loaded.config.url) !== base.slice(0, -1)) server.restart()
    const settings = JSON.stringify(loaded.config)
    if (shownSettings !== settings && shownSettings !== undefined) pages.renewFrame()
    shownSettings = settings
    contentFolder = loaded.contentFolder
    watch(contentFolder)
    extensions = new Set(loaded.config.extensions.map((name) => path.resolve(path.dirname(file), name)))
    for (const each of extensions) watch(each)
    opened = await openSite(loaded, { readings: known, shownApis, withDrafts: true, draw, onOther })
    const verdict = once(async () => {
      const checked = checks.verdict(isFresh ? 'fresh' : 'again')
      isFresh = false
      const found = await checked
      if (isNewest()) tellVerdict(found)
      return found.problems
    })
    return { opened, verdict }
  }
  const isContent = (file: string) =>
    contentFolder !== undefined && `${file}${path.sep}`.startsWith(contentFolder + path.sep)
  const onOther = (other: string) => {
    if (isContent(other)) return
    others.add(other)
    watch(other)
  }
  const asBefore = (found: readonly Problem[]): Live => {
    tellVerdict({ problems: found, warnings: [] })
    return { opened, verdict: async () => found }
  }
  const tellVerdict = ({ problems: found, warnings }: Verdict) => {
    problems = found
    const text = found.length > 0 ? formatLiveReport(found, warnings) : (formatWarnings(warnings) ?? '')
    if (text === lastReport) return
    if (found.length > 0) logger.error(text)
    else if (warnings.length > 0) logger.warn(text)
    else logger.warn('Nothing is wrong with the site any more.\n')
    lastReport = text
    pages.count()
    tellPages()
  }
  const tellPages = () => pages.tell(opened !== undefined)
  const readAgain = (): Promise<Live> => {
    pages.count()
    const live: Promise<Live> = read(() => live === reading).catch((error: unknown) =>
      asBefore([reportFailure(error, file)]),
    )
    // A requested page is served before the checks start.
    live.then(({ verdict }) => setTimeout(verdict, maxWaitMs).unref())
    return live
  }
  const current = () => (reading ??= readAgain())

  // Files that change while others are read, such as during a checkout, are handled as one change.
  const tellChange = async () => {
    isTelling = true
    for (let read: unknown; read === undefined || read !== reading; ) {
      read = current()
      await read
    }
    isTelling = false
    tellPages()
  }
  const siteChanged = (changed: string, isEdit: boolean) => {
    pages.add(isComponent(changed) ? findIslandsWith(changed, server) : undefined)
    // Other files may refer to an added or removed file, and to a changed picture.
    if (!isEdit || !known.has(changed)) known = new Map()
    if (known.size === 0) isFresh = true
    if (known.size === 0 || changed === file) config = undefined
    if (changed === file || (isTheme(changed) && !changed.endsWith('.css'))) pages.renewFrame()
    reading = undefined
    if (!isTelling) void tellChange()
  }
  const isComponent = (file: string) => file.startsWith(components + path.sep)
  const isTheme = (file: string) => file.startsWith(theme + path.sep)
  const isOfSite = (file: string) => isComponent(file) || isTheme(file)
  const fileChanged = (changed: string, isEdit: boolean) => {
    const isNamed = changed === file || extensions.has(changed) || others.has(changed)
    if (isNamed || isContent(changed)) siteChanged(changed, isEdit)
  }
  const codeChanged = ({ file: changed, type, modules }: HotUpdateOptions) => {
    const isSites = isOfSite(changed)
    if (!isSites && modules.length === 0) return
    // The lists of files are part of the code, both here and in the browser.
    if (isSites && listAgain()) pages.renewFrame()
    // The importers of a new file aren't known yet, so all of the site's code is loaded again.
    const isNew = isSites && type === 'create'
    code.forget((each) => each === changed || (isNew && isOfSite(each)))
    if (isSites) {
      siteChanged(changed, type === 'update')
      return
    }
    pages.count()
    // Rendering only depends on a sheet's class names, and the browser replaces the sheet in place.
    if (changed.endsWith('.css') && !changed.endsWith('.module.css')) return
    pages.renewFrame()
    if (!isTelling) tellPages()
  }
  const watch = watchOutside(server, (back) => fileChanged(back, false))
  watch(file)
  watch(components)
  watch(theme)
  server.watcher.on('all', (event, changed) => fileChanged(changed, event === 'change'))
  return { current, problems: () => problems, state: pages.state, codeChanged }
}
