import { setTwinRenderer } from '../artefacts/markdown/twin.ts'
import type { RenderComponent } from '../components/component.ts'
import type { LoadedConfig } from '../config/read-config.ts'
import { once } from '../lazy.ts'
import { getOperationPart } from '../model/api-view.ts'
import type { Page, Site } from '../model/page.ts'
import type { Problem } from '../problem/problem.ts'
import type { Bundles } from '../render/bundle/bundles.ts'
import { loadComponentRendering, loadRendering, loadSiteCode } from '../render/bundle/bundles.ts'
import { toSlotMistake } from '../render/slot-mistake.ts'
import { openSite } from '../site.ts'
import { readTheme } from '../theme/read-theme.ts'
import { getBasePath } from '../wire.ts'
import type { Progress } from './progress.ts'
import { SiteMistakes } from './refusal.ts'

interface Loading {
  /** Bundles the code that renders the components in guides. */
  bundle(): Promise<Bundles>
  readonly progress: Progress
  /** Called with each file that an API file refers to, whether or not it exists. */
  readonly onOther?: ((file: string) => void) | undefined
}

/** Reads and checks a site, renders its components, and returns it with the warnings that its config tolerates. */
export async function loadSite(
  loaded: LoadedConfig,
  { bundle, progress, onOther }: Loading,
): Promise<{ readonly site: Site; readonly warnings: readonly Problem[] }> {
  progress.stage({ doing: 'reading' })
  const { site, check } = await openSite(loaded, {
    onOther,
    renderComponent: createComponentRenderer(bundle, getBasePath(loaded.config.url)),
  })
  progress.stage({ doing: 'checking' })
  const mayReadTwins = site.extensions.some((extension) => extension.check ?? extension.artefacts)
  if (mayReadTwins) setTwinRenderer(await createMarkupRenderer(site, bundle))
  const { problems, warnings } = await check()
  if (problems.length > 0) throw new SiteMistakes(problems, warnings)
  // The site's own components are rendered only if everything else is right.
  const hasOwnParts =
    readTheme(loaded.file).slots.size > 0 || site.extensions.some(({ operationPart }) => operationPart)
  const thrownProblems = hasOwnParts ? await findRenderingProblems(site, await bundle()) : []
  if (thrownProblems.length > 0) throw new SiteMistakes(thrownProblems, warnings)
  return { site, warnings }
}

/** Returns a function that renders a site's components. The bundles are requested on its first call. */
function createComponentRenderer(bundle: () => Promise<Bundles>, basePath: string): RenderComponent {
  const loaded = once(async () => {
    const bundles = await bundle()
    const [{ renderComponent }, { components }] = await Promise.all([
      loadComponentRendering(bundles),
      loadSiteCode(bundles),
    ])
    return { renderComponent, components }
  })
  return async (request) => {
    const { renderComponent, components } = await loaded()
    return renderComponent(request, { components, basePath })
  }
}

/** Returns a function that renders the pages that extensions read, without the site's own slots, which haven't been checked yet. */
async function createMarkupRenderer(site: Site, bundle: Loading['bundle']) {
  const { renderPage } = await loadRendering(await bundle())
  return (page: Page) => renderPage(page, { site, build: 'check', shipped: undefined }).forTwin
}

/** Reports the errors that slots and extensions' components throw, by rendering one page of each kind. */
async function findRenderingProblems(site: Site, bundles: Bundles): Promise<readonly Problem[]> {
  const found = new Map<string, Problem>()
  const renderPages = async () => {
    const { renderPage, loadSlots } = await loadRendering(bundles)
    const slots = await loadSlots(site, await loadSiteCode(bundles))
    // Reversed, so that the first page of each kind is kept.
    const pages = new Map([...site.pages.values()].reverse().map((page) => [getKind(page), page]))
    for (const page of pages.values()) {
      try {
        renderPage(page, { site, slots, build: 'check', shipped: undefined })
      } catch (error) {
        const { problem } = error as { problem?: Problem }
        if (!problem) throw error
        found.set(JSON.stringify(problem.place), problem)
      }
    }
  }
  await renderPages().catch((error: unknown) => {
    const problem = toSlotMistake(error)
    if (!problem) throw error
    found.set('', problem)
  })
  return [...found.values()]
}

/** Returns the kind of a page. The operations to which an extension adds a section are a kind of their own. */
function getKind(page: Page): string {
  const part = page.kind === 'operation' ? getOperationPart(page.operation, page) : undefined
  return part ? `${page.kind} ${part.component}` : page.kind
}
