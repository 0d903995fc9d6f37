import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { slug } from 'github-slugger'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { whole } from '../../e2e/sites.ts'
import { getBasePath, getHtmlFile } from '../../src/wire.ts'

test.for(
  whole,
)('each part that a page, a search result or an error of the %s site names is found in its twin', ([
  name,
  { folder },
]) => {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const pages = new Map(hrefsIn(folder).map((href) => [href, pageOf(fromHtml(read(getHtmlFile(href))))]))
  const url = /<link rel="canonical" href="([^"]*)\/"/.exec(read('index.html'))![1]!
  const base = getBasePath(url)
  const inSearch = globSync('search/*/*/records-*.json', { cwd: folder }).flatMap((file) =>
    (JSON.parse(read(file)) as string[][]).map(([, href]) => href!),
  )
  const onPages = [...pages].flatMap(([href, { links }]) =>
    links.map((link) => (link.startsWith('#') ? href + link : link.slice(base.length))),
  )
  const inErrors = globSync('openapi*.yaml', { cwd: folder }).flatMap((file) =>
    [...read(file).matchAll(/https?:\/\/[^\s"'`)<>]+#[\w.-]+/g)].flatMap(([link]) =>
      link.startsWith(`${url}/`) ? [link.slice(url.length)] : [],
    ),
  )
  const withPart = (hrefs: readonly string[]) => new Set(hrefs.filter((href) => href.includes('#')))
  const parts = [...withPart([...inSearch, ...onPages, ...inErrors])]
  const missing = parts.filter((part) => {
    const [href = '', hash = ''] = part.split('#')
    const page = pages.get(href)
    const id = decodeURIComponent(hash)
    return (
      page && !isFound(getHtmlFile(href).replace(/html$/, 'md'), page.rowOf.get(id) ?? id, { folder, base })
    )
  })

  expect(withPart(inSearch).size).toBeGreaterThan(10)
  expect(withPart(onPages).size).toBeGreaterThan(10)
  // Only this site has an address for each type of error.
  if (name === 'built') expect(withPart(inErrors).size).toBeGreaterThan(30)
  expect(missing).toEqual([])
})

interface ReadPage {
  readonly links: readonly string[]
  /** The ID of the row that each ID is in. A row has several addresses if several places have the same field. */
  readonly rowOf: ReadonlyMap<string, string>
}

function pageOf(root: Root): ReadPage {
  const links: string[] = []
  const rowOf = new Map<string, string>()
  const walk = (node: Root | Element, row: string | undefined, isMain: boolean) => {
    for (const child of node.children) {
      // The states of an explorer are controls. What they show is in the twin as a whole.
      if (child.type !== 'element' || child.properties.dataIsland !== undefined) continue
      const { id, href } = child.properties
      const inMain = isMain || child.tagName === 'main'
      if (inMain && child.tagName === 'a' && /^(?:#|\/)/.test(String(href))) links.push(String(href))
      const own = child.tagName === 'li' && id ? String(id) : row
      if (id && own) rowOf.set(String(id), own)
      walk(child, own, inMain)
    }
  }
  walk(root, undefined, false)
  return { links, rowOf }
}

interface Site {
  readonly folder: string
  readonly base: string
}

/** Checks whether a twin shows an ID, or leads from a field around it to the twin of the schema that it's in. */
function isFound(file: string, id: string, site: Site): boolean {
  const text = readFileSync(path.join(site.folder, file), 'utf8')
  if (showsId(text, id)) return true
  // A header that several responses share is printed once, below its name.
  const [, header] = /^response\.\w+\.header\.(.+)$/.exec(id) ?? []
  if (header && text.split('\n### Response headers\n')[1]?.includes(`\n- \`${header}\` (`)) return true
  const examples = file.replace(/\.md$/, '.examples.md')
  if (existsSync(path.join(site.folder, examples))) {
    if (showsId(readFileSync(path.join(site.folder, examples), 'utf8'), id)) return true
  }
  const dots = [...id.matchAll(/\./g)].map(({ index }) => index).toReversed()
  return dots.some((index) => {
    const [, after] = text.split(`{#${id.slice(0, index)}}`)
    const link = /\bFields: \[[^\]]*\]\(https?:\/\/[^/]*([^)#]*\.md)\)/.exec(after ?? '')?.[1]
    const schema = link && decodeURI(link).slice(site.base.length + 1)
    return schema !== undefined && isFound(schema, `schema${id.slice(index)}`, site)
  })
}

function showsId(text: string, id: string): boolean {
  const headings = [...text.matchAll(/^[\s>-]*#{1,6} (.*)$/gm)].map(([, words]) =>
    slug(words!.replace(/\]\([^)]*\)|[`*[\]\\]/g, '')),
  )
  return text.includes(`{#${id}}`) || headings.includes(id)
}
