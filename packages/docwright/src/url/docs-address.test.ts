import { expect, test } from 'vitest'
import { createOlderDocs, toFileHref } from './docs-address.ts'
import { moveLink } from './docs-move.ts'

const sections = [{ id: 'start' }, { id: 'tools' }]

test.for([
  ['guides/tools/postman.mdx', '/docs/tools/postman', '/tools/postman'],
  ['guides/tools/index.mdx', '/docs/tools/', '/tools/'],
  ['guides/index.mdx', '/docs/', '/'],
  ['pages/index.mdx', '/', '/'],
  ['pages/about.mdx', '/about', '/about'],
  ['api/post-books.yaml', '/docs/api/post-books', '/api/post-books'],
  ['guides/pages/pages.mdx', '/docs/pages/pages', '/pages/pages'],
  ['guides/api.mdx', '/docs/api', '/api'],
] as const)('%s is at %s, or at %s where the docs are the whole site', ([name, below, atRoot]) => {
  expect(toFileHref(name, '/docs/')).toBe(below)
  expect(toFileHref(name, '/')).toBe(atRoot)
})

test("even a file that isn't content has an address, which no page has", () => {
  expect(toFileHref('../elsewhere/x.mdx', '/docs/')).toBe('/../elsewhere/x')
})

test('an older version is below the current one, be that below a folder or at the root', () => {
  expect(createOlderDocs({ docsRoot: '/docs/', sections }, '0.9').docsRoot).toBe('/docs/0.9/')
  expect(createOlderDocs({ docsRoot: '/', sections }, '0.9').docsRoot).toBe('/0.9/')
  expect(createOlderDocs({ docsRoot: '/a/b/', sections }, '0.9').docsRoot).toBe('/a/b/0.9/')
})

test.for([
  ['/docs/', '/docs/start/#a', '/docs/0.9/start/#a'],
  ['/docs/', '/docs/0.9/start/', '/docs/0.9/start/'],
  ['/docs/', '/about', '/about'],
  ['/', '/start/#a', '/0.9/start/#a'],
  ['/', '/api/post-books', '/0.9/api/post-books'],
  ['/', '/0.9/start/', '/0.9/start/'],
  ['/', '/about', '/about'],
  ['/', '/starters/', '/starters/'],
  ['/', '/openapi.yaml', '/openapi.yaml'],
  ['/', 'https://a.example/start/', 'https://a.example/start/'],
] as const)('with docs at %s the link %s leads to %s in an older version', ([docsRoot, href, expected]) => {
  const { move } = createOlderDocs({ docsRoot, sections }, '0.9')

  expect(moveLink(href, move)).toBe(expected)
  expect(moveLink(href, undefined)).toBe(href)
})
