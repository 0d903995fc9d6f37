import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createSourceLinks } from '../src/model/source-links.ts'
import { PageRegion } from '../src/pages/PageRegion.tsx'
import { readSiteOf, reportOn, siteWith } from './small-sites.ts'

const page = '---\ntitle: A & B\ndescription: About it.\n---\n\nWords.\n'
const settings = `editUrl: 'https://git.example/docs/blob/main/{path}#L{line}', issueUrl: 'https://git.example/issues/new?title={title}&body={url}'`

test('each page leads to its source, an operation to its line in the API file, and to where mistakes are reported', async () => {
  const site = await readSiteOf(
    siteWith(settings, { 'content/pages/a b.mdx': page, 'content/pages/index.mdx': page }),
  )
  const linksOf = (href: string) => createSourceLinks(site.pages.get(href)!, site)

  expect(linksOf('/docs/start/errors')).toEqual({
    edit: 'https://git.example/docs/blob/main/content/guides/start/errors.mdx#L1',
    issue:
      'https://git.example/issues/new?title=Errors&body=https%3A%2F%2Flending.example%2Fdocs%2Fstart%2Ferrors',
  })
  expect(linksOf('/a b')).toMatchObject({
    edit: 'https://git.example/docs/blob/main/content/pages/a%20b.mdx#L1',
    issue: expect.stringContaining('title=A%20%26%20B&'),
  })
  expect(linksOf('/docs/api/post-books')?.edit).toBe(
    'https://git.example/docs/blob/main/content/openapi.yaml#L13',
  )
  expect(linksOf('/docs/api/api-reference')?.edit).toMatch(/openapi\.yaml#L1$/)
  expect(linksOf('/404')).toBeUndefined()
  const html = renderToStaticMarkup(
    createElement(PageRegion, { page: site.pages.get('/docs/start/errors')!, site, slots: {} }),
  )
  expect(html).toContain('#L1">Edit this page</a>')
  expect(html).toContain('>Report a mistake</a>')
})

test('a site whose config names no source has no such links', async () => {
  const site = await readSiteOf(siteWith('footer: []'))
  const html = renderToStaticMarkup(
    createElement(PageRegion, { page: site.pages.get('/docs/start/errors')!, site, slots: {} }),
  )

  expect(html).not.toMatch(/Edit this page|Report a mistake/)
})

test.for([
  ["editUrl: 'https://git.example/edit/main'", 'write {path} where the path of the file belongs'],
  ["editUrl: 'https://git.example/{file}/{path}'", 'use the placeholders {path}, {line}, {title}, {url}'],
  ["issueUrl: 'mailto:docs@lending.example'", 'start it with https://'],
] as const)('%s is reported', async ([setting, hint]) => {
  expect(await reportOn(siteWith(setting))).toMatch(
    new RegExp(`:5:3 .*\\n  fix: ${hint.replace(/[{}]/g, '\\$&')}\\n`),
  )
})
