import bootScript from 'virtual:boot-script'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Settings } from '../config/site-config.ts'
import type { Page, Site } from '../model/page.ts'
import { createDocumentTitle, Document } from '../pages/Document.tsx'
import { PageRegion } from '../pages/PageRegion.tsx'
import type { Slots } from '../pages/page-props.ts'
import { renderInPlace } from '../ui/jsx/resolve-addresses.ts'
import { removeMarks, renderWithMarks, selectForTwin } from '../ui/twin-marks.tsx'
import type { Payload } from '../wire.ts'
import { getBasePath } from '../wire.ts'
import { renderHeadElements } from './head-markup.ts'
import type { PageStyles } from './page-styles.ts'
import { createSecurityPolicy } from './security-policy.ts'
import { shortenMarkup } from './shorten-markup.ts'
import type { SiteCode } from './site-code.ts'
import { toSlotMistake } from './slot-mistake.ts'

// This module is bundled with a cache of its own, which the process that loads the bundle sets.
export { setMemory } from '../memory.ts'

/** The content of a page's two files. */
export interface RenderedPage {
  readonly html: string
  readonly payload: Payload
  /** The markup that the page's Markdown twin is printed from. */
  readonly forTwin: string
}

/** The published files that every page refers to. */
export interface Shipped {
  readonly styles: PageStyles
  /** The address of the print styles. */
  readonly paperHref: string
  /** The address of the browser's entry script. */
  readonly entryHref: string
}

interface Options {
  readonly site: Site
  /** The site's own components. */
  readonly slots?: Slots
  /** The ID of the scripts and styles that the page was rendered for. */
  readonly build: string
  /** Absent during development, because Vite adds styles and scripts that no policy could list. */
  readonly shipped: Shipped | undefined
}

/** Loads the components that the site renders itself. An error while loading is for the writer to fix. */
export async function loadSlots(
  { extensions }: Pick<Site, 'extensions'>,
  { slots, components }: SiteCode,
): Promise<Slots> {
  const parts = extensions.flatMap(({ operationPart }) => operationPart?.component ?? [])
  const loadedSlots: [string, unknown][] = []
  for (const [name, load] of Object.entries(slots)) loadedSlots.push([name, await load()])
  const loadedParts: [string, unknown][] = []
  for (const name of parts.filter((part) => Object.hasOwn(components, part))) {
    loadedParts.push([name, (await components[name]!())[name]])
  }
  return { ...Object.fromEntries(loadedSlots), parts: Object.fromEntries(loadedParts) } as Slots
}

/** Renders a page to HTML and payload. Errors of components are rethrown with the page's address and guide. */
export function renderPage(page: Page, options: Options): RenderedPage {
  try {
    return renderAround(
      <PageRegion page={page} site={options.site} slots={options.slots ?? {}} />,
      page,
      options,
    )
  } catch (cause) {
    const problem = toSlotMistake(cause, page.href)
    if (problem) throw Object.assign(new Error(problem.message), { problem })
    const name = page.guide ? `${page.href} (${page.guide.file})` : page.href
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
  const [marked, region, markup] = renderInPlace({ basePath: getBasePath(site.config.url) }, () => {
    const marked = renderWithMarks(() => renderToStaticMarkup(content))
    const region = shortenMarkup(removeMarks(marked))
    const document = <Document {...{ page, site, slots, region, bootScript, shipped, build }} />
    return [marked, region, renderToStaticMarkup(document)]
  })
  const headElements = renderHeadElements(site.config.head, site.config.url)
  const document = markup.replace('</head>', (end) => headElements + end)
  return {
    html: `<!DOCTYPE html>${shipped ? addStyles(document, shipped.styles, site.config) : document}`,
    payload: {
      title: createDocumentTitle(page, site.config),
      section: page.sidebar?.id,
      build,
      html: region,
    },
    forTwin: selectForTwin(marked),
  }
}

/** The start of a document. The policy follows immediately, because it applies only to what comes after it. */
const charsetMeta = '<meta charSet="utf-8"/>'

/** Adds a page's styles to its document, and the policy that allows them. */
function addStyles(html: string, styles: PageStyles, config: Settings): string {
  const css = styles.screenCssFor(html)
  const policy = createSecurityPolicy({ script: bootScript, styles: css }, config)
  const [start, rest, ...others] = html.split(charsetMeta)
  if (rest === undefined || others.length > 0) throw new Error(`Expected one ${charsetMeta} in the document.`)
  const policyMeta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return `${start}${charsetMeta}${policyMeta}<style>${css}</style>${rest}`
}
