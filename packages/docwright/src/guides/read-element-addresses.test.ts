import { expect, test } from 'vitest'
import { parseGuide } from './parse-guide.ts'

const context = { file: 'content/guides/get-started/x.mdx', contentFolder: 'content', docsRoot: '/docs/' }

test('a picture of any element is published as one of Markdown is', async () => {
  const source = `---
title: Pictures
description: In every way.
---

![A flow][flow]

<img srcSet="payment-flow.svg 1x, /guides/get-started/payment-flow.svg 2x" alt="A flow" />

<svg viewBox="0 0 1 1"><use href="payment-flow.svg#arrow" /><use href="#here" /></svg>

[flow]: payment-flow.svg
`
  const { parsed, problems } = await parseGuide(source, context)
  const drawn = JSON.stringify(parsed?.body)

  expect(problems).toEqual([])
  expect(new Set(parsed?.images.map(({ href }) => href))).toEqual(
    new Set(['/media/guides/get-started/payment-flow.svg']),
  )
  expect(parsed?.images).toHaveLength(4)
  expect(drawn).toContain('"src":"/media/guides/get-started/payment-flow.svg"')
  expect(drawn).toContain(
    '/media/guides/get-started/payment-flow.svg 1x, /media/guides/get-started/payment-flow.svg 2x',
  )
  expect(drawn).toContain('"value":"/media/guides/get-started/payment-flow.svg#arrow"')
  expect(drawn).toContain('"value":"#here"')
})
