import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { renderToStaticMarkup } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import { createTwins } from '../../src/artefacts/markdown/twins.ts'
import { readConfig } from '../../src/config/read-config.ts'
import type { Page, Site } from '../../src/model/page.ts'
import type { Operation } from '../../src/openapi/objects/operation.ts'
import { PageRegion } from '../../src/pages/PageRegion.tsx'
import { readSite } from '../../src/site.ts'

/** A site that consists of only an API file, as its readers and writers see it. */
export interface ShownApi {
  readonly site: Site
  /** The mistakes that are reported, as `line: message`. */
  readonly problems: readonly string[]
  /** The words of a page, as a reader sees them; without an address, of the page of the only operation. */
  page(slug?: string): string
  html(slug?: string): string
  /** The page's Markdown twin, without the IDs of its parts. */
  twin(slug?: string): string
  /** The first code sample of an operation. */
  sample(slug?: string): string
  /** Returns the example of its request body, whether it's generated or in the file. */
  body(slug?: string): unknown
  operation(slug?: string): Operation
}

/** An API file, and the files next to it, as a site in memory. */
export async function shownApi(
  yaml: string,
  files: Readonly<Record<string, string>> = {},
): Promise<ShownApi> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shown-api-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries({ ...files, 'openapi.yaml': yaml })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const { loaded, problems: mistakes } = await readConfig(path.join(folder, 'openapi.yaml'))
  if (!loaded) throw new Error(JSON.stringify(mistakes))
  const { site, problems, warnings } = await readSite(loaded)
  const written = new Map([...createTwins(site)].map((twin) => [twin.file, twin]))
  const pageAt = (slug?: string): Page => {
    const wanted = [...site.pages.values()].filter((page) =>
      slug === undefined ? page.kind === 'operation' : page.href.endsWith(`/${slug}`),
    )
    if (!wanted[0]) throw new Error(`No page ${slug}: ${[...site.pages.keys()].join(', ')}`)
    return wanted[0]
  }
  const html = (slug?: string) =>
    renderToStaticMarkup(<PageRegion page={pageAt(slug)} site={site} slots={{}} />)
  const operation = (slug?: string): Operation => {
    const page = pageAt(slug)
    if (page.kind !== 'operation') throw new Error(`${page.href} shows no operation`)
    return page.operation
  }
  return {
    site,
    problems: [...problems, ...warnings].map(({ place, message }) => `${place.line}: ${message}`),
    html,
    page: (slug) => getWords(html(slug)),
    twin: (slug) =>
      String(written.get(`${pageAt(slug).href.slice(1)}.md`)!.content()).replace(/ ?\{#[^}\s]+\}/g, ''),
    sample(slug) {
      const [sample] = site.versions[0]!.apis[0]!.samples[operation(slug).slug]!
      return sample!.source
    },
    body: (slug) => operation(slug).requestBody?.content[0]?.examples[0]?.value,
    operation,
  }
}

/** The words of a page, with what is between two elements as one space. */
function getWords(html: string): string {
  const words: string[] = []
  const visit = (node: Nodes) => {
    if (node.type === 'text') words.push(node.value)
    if ('children' in node) node.children.forEach(visit)
  }
  visit(fromHtml(html, { fragment: true }))
  return words.join(' ').replace(/\s+/g, ' ')
}
