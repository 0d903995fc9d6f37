import { harmlessText } from '../../markdown/harmless-text.ts'
import { apiFrontOf } from '../../model/api-front.ts'
import type { Page, Site, Version } from '../../model/page.ts'
import { guideTwin } from './guide-twin.ts'
import { homeTwin } from './home-twin.ts'
import { operationTwin } from './operation-twin.ts'
import { introductionTwin, schemaTwin, tagTwin } from './reference-twins.ts'
import type { PageUrl } from './text.ts'
import { blocks, heading, lines, withAddresses } from './text.ts'

/** A page as plain Markdown: all that its HTML says, for programs and for people who copy it. */
export function twin(page: Page, site: Site): string {
  const { url } = site.config
  const address = { url, href: page.href }
  const text = blocks([
    heading(1, page.title),
    lead(page, site),
    lines([
      `Address: <${url}${encodeURI(page.href)}>`,
      page.updatedAt && `\nLast updated: ${page.updatedAt.slice(0, 10)}`,
    ]),
    body(page, site, { version: page.version ?? site.versions[0]!, address }),
  ])
  return `${withAddresses(harmlessText(text), address)}\n`
}

/** The sentence below the title, where the page shows one. */
function lead(page: Page, { config, versions, showcase }: Site): string | undefined {
  if (page.kind === 'home') {
    return apiFrontOf(page, { version: versions[0]!, showcase }) ? undefined : config.tagline
  }
  if (page.kind === 'introduction') return page.api.info.summary
  return page.kind === 'guide' || page.kind === 'plain' ? page.description : undefined
}

function body(page: Page, site: Site, around: { version: Version; address: PageUrl }): string {
  switch (page.kind) {
    case 'home':
      return homeTwin(page, site, around)
    case 'plain':
    case 'guide':
      return guideTwin(page.guide, around)
    case 'introduction':
      return introductionTwin(page)
    case 'tag':
      return tagTwin(page)
    case 'operation':
      return operationTwin(page)
    case 'schema':
      return schemaTwin(page)
    case 'not-found':
      return page.description
    default:
      return page satisfies never
  }
}
