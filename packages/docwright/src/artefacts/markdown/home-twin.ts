import type { Settings } from '../../config/site-config.ts'
import { inlineCode } from '../../markdown/inline-code.ts'
import type { ApiFront } from '../../model/api-front.ts'
import { apiFrontOf, frontDownloads } from '../../model/api-front.ts'
import { securitySchemeHref } from '../../model/api-hrefs.ts'
import { areasOf, referenceCounts, siteFiles } from '../../model/home-parts.ts'
import type { PageOf, Site, Version } from '../../model/page.ts'
import { operationCount } from '../../model/reference/introduction.ts'
import type { Showcase, ShowcaseCase } from '../../model/showcase.ts'
import { firstCallBlocks } from './api-parts.ts'
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
  const front = apiFrontOf({ guide }, { version, showcase: site.showcase })
  if (front) return apiFrontTwin(front, site.config.home, version)
  return blocks([
    headline,
    lines(actions.map(({ label, href }) => item(link(label, href)))),
    countsTwin(version),
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

function apiFrontTwin(
  { api, opening, firstCall, groups }: ApiFront,
  { headline, actions }: Settings['home'],
  version: Version,
): string {
  const { info, root, securitySchemes, servers } = api
  return blocks([
    headline,
    info.summary,
    opening,
    lines(actions.map(({ label, href }) => item(link(label, href)))),
    countsTwin(version),
    firstCall && heading(2, 'The first call'),
    firstCall && firstCallBlocks(firstCall, api),
    securitySchemes.length > 0 && heading(2, 'Authentication'),
    lines(
      securitySchemes.map(({ name, title }) =>
        item(`${link(name, securitySchemeHref(name, root))} ${title}`),
      ),
    ),
    servers.length > 0 && heading(2, 'Servers'),
    lines(
      servers.map(({ url, name, description }) =>
        item([inlineCode(url), name, description].filter(Boolean).join(' ')),
      ),
    ),
    heading(2, 'Downloads'),
    lines(frontDownloads(api).map(({ label, href }) => item(`${link(label, href)}: ${inlineCode(href)}`))),
    groups.length > 0 && heading(2, 'Operations'),
    lines(
      groups.map(({ href, title, about, count }) =>
        item([link(title, href), about, operationCount(count)].filter(Boolean).join(' · ')),
      ),
    ),
  ])
}

function countsTwin(version: Version): string {
  return lines(
    referenceCounts(version).map(({ words, about, href }) =>
      item(`${href ? link(words, href) : words} ${about}`),
    ),
  )
}

function showcaseTwin({ href, request, outcomeField, cases }: Showcase): string {
  return blocks([link(inlineCode(request), href), ...cases.map((each) => caseTwin(each, outcomeField))])
}

function caseTwin({ outcome, status, summary, json, fields }: ShowcaseCase, outcomeField: string): string {
  return blocks([
    heading(2, inlineCode(outcome)),
    `${summary}. ${status}`,
    fence(json, 'json'),
    lines([
      item(`${outcomeField}: ${inlineCode(outcome)}`),
      ...fields.map(({ label, values, isCode, scale }) => {
        const shown = scale ? [`${scale.value} of ${scale.end}`] : values
        return item(`${label}: ${shown.map((each) => (isCode ? inlineCode(each) : each)).join(', ')}`)
      }),
    ]),
  ])
}
