import { expect, test } from 'vitest'
import { parseGuide } from './parse-guide.ts'

const context = {
  file: 'fixtures/below-a-path/content/guides/shelf/x.mdx',
  contentFolder: 'fixtures/below-a-path/content',
  docsRoot: '/docs/',
}

test('a picture of any element is published as one of Markdown is', async () => {
  const source = `---
title: Pictures
description: In every way.
---

![A flow][flow]

<img srcSet="lamp.svg 1x, /guides/shelf/lamp.svg 2x" alt="A flow" />

<svg viewBox="0 0 1 1"><use href="lamp.svg#arrow" /><use href="#here" /></svg>

[flow]: lamp.svg
`
  const { parsed, problems } = await parseGuide(source, context)
  const drawn = JSON.stringify(parsed?.body)

  expect(problems).toEqual([])
  expect(new Set(parsed?.images.map(({ href }) => href))).toEqual(new Set(['/media/guides/shelf/lamp.svg']))
  expect(parsed?.images).toHaveLength(4)
  expect(drawn).toContain('"src":"/media/guides/shelf/lamp.svg"')
  expect(drawn).toContain('/media/guides/shelf/lamp.svg 1x, /media/guides/shelf/lamp.svg 2x')
  expect(drawn).toContain('"value":"/media/guides/shelf/lamp.svg#arrow"')
  expect(drawn).toContain('"value":"#here"')
})
