import bootScript from 'virtual:boot-script'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Settings } from '../config/site-config.ts'
import type { Page, Site } from '../model/page.ts'
import { Document, titleOf } from '../pages/Document.tsx'
import { PageRegion } from '../pages/PageRegion.tsx'
import type { Slots } from '../pages/page-props.ts'
import type {} from '../problem/problem.ts'
import { drawnIn } from '../ui/jsx/printed.ts'
import { drawnWithMarks, forTwin, withoutMarks } from '../ui/twin-marks.tsx'
import type { Payload } from '../wire.ts'
import { basePathOf } from '../wire.ts'
import { headMarkup } from './head-markup.ts'
import type { PageStyles } from './page-styles.ts'
import { securityPolicy } from './security-policy.ts'
import type { SiteCode } from './site-code.ts'
import { slotMistake } from './slot-mistake.ts'

export { recallFrom } from '../memory.ts'

/** A page as its two files hold it. */
export interface RenderedPage {
  readonly html: string
  readonly payload: Payload
  /** The markup of its region that its Markdown twin is printed from. */
  readonly forTwin: string
}

/** The published files that every page refers to. */
export interface Shipped {
  readonly styles: PageStyles
  /** The address of the print styles. */
  readonly paperHref: string
  /** The address of the browser's entry. */
  readonly entryHref: string
}

interface Options {
  readonly site: Site
  /** What the site draws itself. */
  readonly slots?: Slots
  /** Names the scripts and styles that the page is made for. */
  readonly build: string
  /** Absent while developing, when Vite adds styles and scripts that no policy knows. */
  readonly shipped: Shipped | undefined
}

/** Loads what the site renders itself. A file that fails to load is the writer's to fix. */
export async function loadSlots(
  { extensions }: Pick<Site, 'extensions'>,
  { slots, components }: SiteCode,
): Promise<Slots> {
  const loaded: [string, unknown][] = []
  for (const [name, load] of Object.entries(slots)) loaded.push([name, await load()])
  const parts: [string, unknown][] = []
  for (const { operationPart } of extensions) {
    const name = operationPart?.component ?? ''
    if (Object.hasOwn(components, name)) parts.push([name, (await components[name]!())[name]])
  }
  return { ...Object.fromEntries(loaded), parts: Object.fromEntries(parts) } as Slots
}

/** One page to HTML and payload; what a component throws is thrown here, with the page's address and its guide. */
export function renderPage(page: Page, options: Options): RenderedPage {
  try {
    return renderAround(
      <PageRegion page={page} site={options.site} slots={options.slots ?? {}} />,
      page,
      options,
    )
  } catch (cause) {
    const problem = slotMistake(cause, page.href)
    if (problem) throw Object.assign(new Error(problem.message), { problem })
    const name = 'guide' in page && page.guide ? `${page.href} (${page.guide.file})` : page.href
    throw new Error(`${name} can't be rendered: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
}

/** Like `renderPage`, with other content in the page's region. */
export function renderAround(
  content: ReactNode,
  page: Page,
  { site, slots = {}, build, shipped }: Options,
): RenderedPage {
  const [marked, region, markup] = drawnIn({ basePath: basePathOf(site.config.url) }, () => {
    const drawn = drawnWithMarks(() => renderToStaticMarkup(content))
    const region = withoutMarks(drawn)
    const around = <Document {...{ page, site, slots, region, bootScript, shipped, build }} />
    return [drawn, region, renderToStaticMarkup(around)]
  })
  const added = headMarkup(site.config.head, site.config.url)
  const document = added === '' ? markup : markup.replace('</head>', (end) => added + end)
  return {
    html: `<!DOCTYPE html>${shipped ? withStyles(document, { styles: shipped.styles, config: site.config }) : document}`,
    payload: { title: titleOf(page, site.config), section: page.sidebar?.id, build, html: region },
    forTwin: forTwin(marked),
  }
}

/** What a document begins with; the policy follows at once, since it holds for what comes after it. */
const charset = '<meta charSet="utf-8"/>'

/** A document with the styles that it paints with, and the policy that knows them. */
function withStyles(
  html: string,
  { styles, config }: { readonly styles: PageStyles; readonly config: Settings },
): string {
  const own = styles.screenCssFor(html)
  const policy = securityPolicy({ script: bootScript, styles: own }, config)
  if (!html.includes(charset)) throw new Error(`Expected ${charset} in the document.`)
  return html.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/><style>${own}</style>`,
  )
}
