import type { Page, Site } from '../../model/page.ts'
import { LiveRegion, UndrawnRegion } from '../../pages/LiveRegion.tsx'
import type { Slots } from '../../pages/page-props.ts'
import { startOf } from '../../problem/place-at.ts'
import type { Problem } from '../../problem/problem.ts'
import { byPlace } from '../../problem/report.ts'
import type { RenderedPage } from '../render-page.tsx'
import { loadSlots, renderAround, renderPage } from '../render-page.tsx'
import { ownComponents, ownSlots } from './own-code.ts'

interface Options {
  readonly site: Site
  /** The parts of pages that the site draws itself; undefined where these can't be loaded. */
  readonly slots?: Slots
  /** What is known to be wrong with it. */
  readonly problems: readonly Problem[]
}

/** What the site draws itself, as its files are now. */
export const loadOwnSlots = (site: Pick<Site, 'extensions'>) =>
  loadSlots(site, { slots: ownSlots, components: ownComponents })

/** A page of the live site, with what is known to be wrong. */
export function renderLivePage(page: Page, options: Options): RenderedPage {
  return renderAround(
    <LiveRegion {...told(page, options)} slots={options.slots ?? {}} />,
    page,
    live(options),
  )
}

/** The markup of a page that its Markdown twin is printed from. */
export function markupForTwin(page: Page, options: Pick<Options, 'site' | 'slots'>): string {
  return renderPage(page, live(options)).forTwin
}

/** What is in the place of a page that can't be drawn: the frame of the site, and why. */
export function renderUndrawn(page: Page, options: Options): RenderedPage {
  return renderAround(<UndrawnRegion {...told(page, options)} />, page, live(options))
}

function live({ site, slots = {} }: Pick<Options, 'site' | 'slots'>) {
  return { site, slots, build: 'dev', shipped: undefined }
}

/** A page with the mistakes of its own guide apart from all others. */
function told(page: Page, { site, problems }: Options) {
  const own = guideFileOf(page)
  const guides = [...site.pagesButSchemas.values()].map((each) => [guideFileOf(each), each.href] as const)
  const hrefs = new Map(guides.filter(([file]) => file !== own))
  const inOrder = problems.toSorted(byPlace)
  return {
    page,
    site,
    own: inOrder.filter(({ place }) => place.file === own),
    others: inOrder.filter(({ place }) => place.file !== own),
    hrefOf: (file: string) => hrefs.get(file),
  }
}

/** The guide that a page is drawn from, as problems name it. */
function guideFileOf(page: Page): string | undefined {
  return 'guide' in page && page.guide ? startOf(page.guide.file).file : undefined
}
