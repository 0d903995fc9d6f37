import type { Page, Site } from '../../model/page.ts'
import { FailedRegion, LiveRegion } from '../../pages/LiveRegion.tsx'
import type { Slots } from '../../pages/page-props.ts'
import { getFileStart } from '../../problem/place-at.ts'
import type { Problem } from '../../problem/problem.ts'
import { compareByPlace } from '../../problem/report.ts'
import type { RenderedPage } from '../render-page.tsx'
import { loadSlots, renderAround, renderPage } from '../render-page.tsx'
import { ownComponents, ownSlots } from './own-code.ts'

interface Options {
  readonly site: Site
  /** The site's own parts of pages. Undefined if they can't be loaded. */
  readonly slots?: Slots
  /** The known problems of the site. */
  readonly problems: readonly Problem[]
}

/** Loads the current versions of the site's own slots. */
export const loadOwnSlots = (site: Pick<Site, 'extensions'>) =>
  loadSlots(site, { slots: ownSlots, components: ownComponents })

/** Renders a page of the live site, with its known problems. */
export function renderLivePage(page: Page, options: Options): RenderedPage {
  return renderAround(
    <LiveRegion {...splitProblems(page, options)} slots={options.slots ?? {}} />,
    page,
    createOptions(options),
  )
}

/** Renders the markup that a page's Markdown twin is printed from. */
export function renderMarkupForTwin(page: Page, options: Pick<Options, 'site' | 'slots'>): string {
  return renderPage(page, createOptions(options)).forTwin
}

/** Renders the site's frame with the reason why a page can't be rendered. */
export function renderFailedPage(page: Page, options: Options): RenderedPage {
  return renderAround(<FailedRegion {...splitProblems(page, options)} />, page, createOptions(options))
}

function createOptions({ site, slots = {} }: Pick<Options, 'site' | 'slots'>) {
  return { site, slots, build: 'dev', shipped: undefined }
}

/** Splits the problems by whether they're in the page's own guide. */
function splitProblems(page: Page, { site, problems }: Options) {
  const own = findGuideFile(page)
  const guides = [...site.pagesButSchemas.values()].map((each) => [findGuideFile(each), each.href] as const)
  const hrefs = new Map(guides.filter(([file]) => file !== own))
  const inOrder = problems.toSorted(compareByPlace)
  return {
    page,
    site,
    own: inOrder.filter(({ place }) => place.file === own),
    others: inOrder.filter(({ place }) => place.file !== own),
    getHref: (file: string) => hrefs.get(file),
  }
}

/** Returns the guide of a page, in the form that problems use. */
function findGuideFile(page: Page): string | undefined {
  return page.guide && getFileStart(page.guide.file).file
}
