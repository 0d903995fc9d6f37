import { expect, test } from 'vitest'
import { contentText } from '../../test/content-text.ts'
import { readConfig } from '../config/read-config.ts'
import { readSite } from '../site.ts'
import { createRobots, createSitemaps } from './sitemap.ts'

const { loaded } = await readConfig('fixtures/small/docwright.config.ts')
const { site } = await readSite(loaded!)

test('the sitemap lists every page at its canonical address, but not the not-found page', async () => {
  const [sitemap] = createSitemaps(site)
  const addresses = [...(await contentText(sitemap!)).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  )

  expect(addresses).toMatchInlineSnapshot(`
    [
      "https://lending.example/docs/start/errors",
      "https://lending.example/docs/start/",
      "https://lending.example/docs/start/later/returns",
      "https://lending.example/docs/api/api-reference",
      "https://lending.example/docs/api/books",
      "https://lending.example/docs/api/post-books",
      "https://lending.example/",
    ]
  `)
})

test('`robots.txt` lets robots read everything, and names the sitemap', () => {
  expect(createRobots(site).content()).toMatchInlineSnapshot(`
    "User-agent: *
    Allow: /

    Sitemap: https://lending.example/sitemap.xml
    "
  `)
})
