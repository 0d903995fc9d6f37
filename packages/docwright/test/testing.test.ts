import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openDocs } from 'docwright/testing'
import { expect, test } from 'vitest'
import { fixtures, siteOf } from './small-sites.ts'

const toolshed = path.join(fixtures, 'toolshed/docwright.config.ts')

test('a site is opened as its extensions see it: pages with headings and addresses, sidebars, and the programs of its API', async () => {
  const { title, pages, sidebars, apis, problems, warnings } = await openDocs(toolshed)
  const guide = pages.find(({ href }) => href === '/docs/shed/care')!
  const operation = pages.find(({ href }) => href === '/docs/api/post-loans')!
  const source = readFileSync(guide.file!, 'utf8')

  expect([title, problems, warnings]).toEqual(['Toolshed docs', [], []])
  expect(guide.headings.length).toBeGreaterThan(1)
  for (const { id, text, depth } of guide.headings) {
    expect(source).toContain(`${'#'.repeat(depth)} ${text}`)
    expect(guide.anchors).toContain(id)
  }
  expect(operation.anchors).toEqual(expect.arrayContaining(operation.headings.map(({ id }) => id)))
  expect(operation.anchors.filter((id) => id.startsWith('request.')).length).toBeGreaterThan(1)
  const links = sidebars.flatMap((sidebar) => sidebar.links)
  expect(links).toContainEqual({ href: '/docs/shed/care', label: guide.title })
  expect(links.filter(({ href }) => !pages.some((page) => page.href === href))).toEqual([])
  const samples = apis.flatMap((api) => api.samples())
  const curl = samples.filter(({ operation: id, language }) => id === 'lend' && language === 'bash')
  expect(curl.length).toBeGreaterThan(0)
  for (const { source: program } of curl) expect(program).toMatch(/^curl .*\n {2}'.*\/loans'/m)
})

test('a search answers as the dialog does, says how many bytes it took, and everything that it can lead to is listed', async () => {
  const { search, findable, pages } = await openDocs(toolshed)
  const { results, fits, bytes } = await search('loan', 3)
  const all = await search('loan')

  expect(fits).toBe(true)
  expect(results).toHaveLength(3)
  expect(results).toEqual(all.results.slice(0, 3))
  expect(findable).toEqual(
    expect.arrayContaining(results.map(({ kind, href, title }) => ({ kind, href, title }))),
  )
  expect(findable.filter(({ href }) => !pages.some((page) => page.href === href.split('#')[0]))).toEqual([])
  expect(bytes).toBeGreaterThan(500)
  expect(bytes).toBeLessThan(50_000)
  expect((await search('loan of a ladder that no one has brought back')).bytes).toBeGreaterThan(bytes)
  expect((await search('qwertzuiop')).fits).toBe(false)
})

test("what is wrong with a site is a list with places, and a config that can't be read is thrown as its report", async () => {
  const site = siteOf({
    'content/guides/start/wrong.mdx':
      '---\ntitle: Wrong\ndescription: It is wrong.\n---\n\n[Away](/nowhere)\n',
  })
  const config = path.join(site, 'docwright.config.ts')
  const { problems } = await openDocs(config)

  expect(problems).toEqual([
    expect.objectContaining({
      file: path.relative('', path.join(site, 'content/guides/start/wrong.mdx')),
      line: 6,
      column: 1,
    }),
  ])
  expect(problems[0]!.message).toContain('/nowhere')
  await expect(openDocs(path.join(site, 'other.config.ts'))).rejects.toThrow(/other\.config\.ts.*\n *fix: /)
})
