import { inlineCode } from '../../markdown/inline-code.ts'
import { areasOf } from '../../model/areas.ts'
import type { PageOf, Site, Version } from '../../model/page.ts'
import { referenceCounts } from '../../model/reference-counts.ts'
import type { Showcase, ShowcaseCase } from '../../model/showcase.ts'
import { siteFiles } from '../../model/site-files.ts'
import { guideTwin } from './guide-twin.ts'
import type { PageUrl } from './text.ts'
import { blocks, fence, heading, item, lines, link } from './text.ts'

/** The front door: what the service does, each outcome with what was sent, and where to begin. */
export function homeTwin(
  { guide }: PageOf<'home'>,
  site: Site,
  around: { version: Version; address: PageUrl },
): string {
  const { headline, actions } = site.config.home
  const { version } = around
  return blocks([
    headline,
    lines(actions.map(({ label, href }) => item(link(label, href)))),
    lines(
      referenceCounts(version).map(({ count, about, href }) =>
        item(`${href ? link(count, href) : count} ${about}`),
      ),
    ),
    site.showcase && showcaseTwin(site.showcase),
    guide && guideTwin(guide, around),
    lines(
      areasOf(version, site).map(({ label, href, about, extent }) =>
        item(`${link(label, href)}: ${about} ${extent}`),
      ),
    ),
    `For programs: ${siteFiles(version)
      .map(({ href, label }) => link(label, href))
      .join(', ')}`,
  ])
}

function showcaseTwin({ href, request, outcome, cases }: Showcase): string {
  return blocks([link(inlineCode(request), href), ...cases.map((each) => caseTwin(each, outcome))])
}

function caseTwin({ outcome: value, status, summary, json, facts }: ShowcaseCase, outcome: string): string {
  return blocks([
    heading(2, inlineCode(value)),
    `${summary}. ${status}`,
    fence(json, 'json'),
    lines([
      item(`${outcome}: ${inlineCode(value)}`),
      ...facts.map(({ label, values, isCode, scale }) => {
        const shown = scale ? [`${scale.value} of ${scale.most}`] : values
        return item(`${label}: ${shown.map((each) => (isCode ? inlineCode(each) : each)).join(', ')}`)
      }),
    ]),
  ])
}
