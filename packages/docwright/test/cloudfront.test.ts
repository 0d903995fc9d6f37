import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { artefacts } from '../src/artefacts/artefacts.ts'
import { readConfig } from '../src/config/read-config.ts'
import type { Site } from '../src/model/page.ts'
import { readSite } from '../src/site.ts'
import { htmlFile } from '../src/wire.ts'
import { fixtures, readSiteOf, siteWith, textOf } from './small-sites.ts'

/** What CloudFront would ask S3 for, or answer, by the function that the build writes. */
async function cloudfront(site: Site): Promise<(uri: string) => unknown> {
  const code = (await textOf(site, '_cloudfront.js'))!
  expect(code.length).toBeLessThan(10_240)
  const handler = runInNewContext(`${code};handler`) as (event: object) => object
  return (uri) => {
    const answer = handler({ request: { uri, method: 'GET', headers: {}, querystring: {} } })
    return 'uri' in answer ? answer.uri : { ...answer }
  }
}

test('the function for CloudFront makes of every form of an address the key of its file', async () => {
  const { loaded } = await readConfig(`${fixtures}/skerry/docwright.config.ts`)
  const { site } = await readSite({ ...loaded!, config: { ...loaded!.config, host: 'cloudfront' } })
  const ask = await cloudfront(site)
  const files = new Set([...artefacts(site)].map(({ file }) => `/${file}`))
  for (const { href } of site.pages.values()) {
    const key = `/${htmlFile(href)}`
    const bare = href.replace(/\/$/, '')
    const forms = [href, `${bare}/`, `${bare}.html`, bare].filter((form) => /^\/(?!\.)/.test(form))

    expect(forms.map(ask), href).toEqual(forms.map(() => key))
  }
  for (const file of [...files].filter((name) => /\.(?!html$)/.test(name))) expect(ask(file)).toBe(file)

  expect(ask('/assets/entry-a.js')).toBe('/assets/entry-a.js')
  expect(ask('/no/such/page')).toBe('/no/such/page.html')
  expect(ask('/hilfe/%C3%BCberfahrt/')).toEqual({
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: '/crossings/tides' } },
  })
  expect(ask('/constructor')).toBe('/constructor.html')
})

test('the function knows pages with a dot in their names, and the path below which the site lies', async () => {
  const page = '---\ntitle: A\ndescription: B\n---\n'
  const site = await readSiteOf(
    siteWith(
      `host: 'cloudfront', redirects: { '/old': '/docs/start/' }`,
      { 'content/pages/release-1.2.mdx': page },
      'https://lending.example/desk',
    ),
  )
  const ask = await cloudfront(site)

  expect(ask('/desk/release-1.2')).toBe('/desk/release-1.2.html')
  expect(ask('/desk/release-1.3')).toBe('/desk/release-1.3')
  expect([ask('/desk'), ask('/desk/'), ask('/desk/docs/start')]).toEqual([
    '/desk/index.html',
    '/desk/index.html',
    '/desk/docs/start/index.html',
  ])
  expect(ask('/desk/old/')).toMatchObject({ headers: { location: { value: '/desk/docs/start/' } } })
})
