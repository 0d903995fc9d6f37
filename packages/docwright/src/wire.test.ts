import { expect, test } from 'vitest'
import { decodeUrlPart } from './url/decoded.ts'
import { getHtmlFile, removePathEnding, toPayloadHref } from './wire.ts'

test('a page at a slash is an index file, any other a file of its own', () => {
  expect(['/', '/docs/start/', '/docs/tools/overview'].map(getHtmlFile)).toEqual([
    'index.html',
    'docs/start/index.html',
    'docs/tools/overview.html',
  ])
})

test('a page asked for with .html has the same payload', () => {
  expect(toPayloadHref('/docs/tools/overview.html')).toBe(toPayloadHref('/docs/tools/overview'))
})

test('an address is the same page with and without what a host lets a reader add', () => {
  const written = ['/docs/x', '/docs/x/', '/docs/x.html', '/docs/x/index.html', '/', '/index.html']

  expect(written.map(removePathEnding)).toEqual(['/docs/x', '/docs/x', '/docs/x', '/docs/x', '', ''])
})

test('what is badly encoded stays as it is', () => {
  expect(['%C3%A4', '100%', 'a%2Fb'].map(decodeUrlPart)).toEqual(['ä', '100%', 'a/b'])
})
