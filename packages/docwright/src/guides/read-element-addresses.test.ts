import { expect, test } from 'vitest'
import { parseGuide } from './parse-guide.ts'

const context = {
  file: 'fixtures/skerry/content/guides/crossings/x.mdx',
  contentFolder: 'fixtures/skerry/content',
  docsRoot: '/',
}

test('a picture of any element is published as one of Markdown is', async () => {
  const source = `---
title: Pictures
description: In every way.
---

![A flow][flow]

<img srcSet="routes.svg 1x, /guides/crossings/routes.svg 2x" alt="A flow" />

<svg viewBox="0 0 1 1"><use href="routes.svg#arrow" /><use href="#here" /></svg>

[flow]: routes.svg
`
  const { parsed, problems } = await parseGuide(source, context)
  const drawn = JSON.stringify(parsed?.body)

  expect(problems).toEqual([])
  expect(new Set(parsed?.images.map(({ href }) => href))).toEqual(
    new Set(['/media/guides/crossings/routes.svg']),
  )
  expect(parsed?.images).toHaveLength(4)
  expect(drawn).toContain('"src":"/media/guides/crossings/routes.svg"')
  expect(drawn).toContain('/media/guides/crossings/routes.svg 1x, /media/guides/crossings/routes.svg 2x')
  expect(drawn).toContain('"value":"/media/guides/crossings/routes.svg#arrow"')
  expect(drawn).toContain('"value":"#here"')
})
