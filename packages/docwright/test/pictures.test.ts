import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GuideProse } from '../src/pages/guide/GuideProse.tsx'
import { readSiteOf, reportOn, siteOf } from './small-sites.ts'

const head = '---\ntitle: Pictures\ndescription: Words.\n---\n\n'
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><rect width="40" height="20"/></svg>'

async function drawn(text: string): Promise<readonly string[]> {
  const site = siteOf({
    'content/guides/start/pictures.mdx': head + text,
    'content/guides/start/box.svg': svg,
    'content/guides/start/plain.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  })
  const { pages, versions } = await readSiteOf(site)
  const page = pages.get('/docs/start/pictures')!
  if (page.kind !== 'guide') throw new Error('Expected a guide.')
  const html = renderToStaticMarkup(createElement(GuideProse, { guide: page.guide, version: versions[0]! }))
  return html.match(/<img[^>]*>/g) ?? []
}

const plain = '![Plain](./plain.svg)'

test.for([
  ['![A box](./box.svg)', '<img src="/media/guides/start/box.svg" alt="A box" width="40" height="20"/>'],
  [
    '![A box][b]\n\n[b]: ./box.svg',
    '<img src="/media/guides/start/box.svg" alt="A box" width="40" height="20"/>',
  ],
  [
    '<img src="./box.svg" alt="" width="80" />',
    '<img src="/media/guides/start/box.svg" alt="" width="80" height="40"/>',
  ],
  [
    '<p><img src="box.svg" alt="" height="10" /></p>',
    '<img src="/media/guides/start/box.svg" alt="" height="10" width="20"/>',
  ],
  [
    '<img src="./box.svg" alt="" width="50%" />',
    '<img src="/media/guides/start/box.svg" alt="" width="50%"/>',
  ],
] as const)("%s is rendered with its width and height, so that the page doesn't jump", async ([
  text,
  html,
]) => {
  expect(await drawn(`${text}\n\n${plain}\n`)).toEqual([
    html,
    '<img src="/media/guides/start/plain.svg" alt="Plain" width="300" height="150"/>',
  ])
})

test('pictures below the first view are loaded when a reader gets near, unless the guide says otherwise', async () => {
  const words = 'Words and more words. '.repeat(60)
  const boxes = '![First](./box.svg)\n\n'
  const images = await drawn(
    `${boxes}${words}\n\n![Second](./box.svg)\n\n<img src="./plain.svg" alt="Third" loading="eager" />\n`,
  )

  expect(images.map((image) => /loading="\w+"/.exec(image)?.[0])).toEqual([
    undefined,
    'loading="lazy"',
    'loading="eager"',
  ])
})

test("a file that browsers can't show as a picture is reported where it is shown", async () => {
  const site = siteOf({
    'content/guides/start/pictures.mdx': `${head}![A](./a.png)\n\n<img src="./b.svg" alt="" />\n\n<video src="./c.mp4" controls />\n`,
    'content/guides/start/a.png': 'not a picture',
    'content/guides/start/b.svg': '<html></html>',
    'content/guides/start/c.mp4': 'not looked into',
  })

  expect(await reportOn(site)).toMatchInlineSnapshot(`
    "content/guides/start/pictures.mdx:6:1  The file ./a.png isn't a picture that browsers can show.
      fix: save it as SVG, PNG, JPEG, WebP, AVIF or GIF

    content/guides/start/pictures.mdx:8:1  The file ./b.svg isn't a picture that browsers can show.
      fix: save it as SVG, PNG, JPEG, WebP, AVIF or GIF

    2 problems; nothing was written.
    "
  `)
})
