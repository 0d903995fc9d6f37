import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fixtures, readSiteOf, siteOf, textOf } from './small-sites.ts'

const api = readFileSync(`${fixtures}/small/content/openapi.yaml`, 'utf8')
const withPoem = api.replace(
  '                  title: Middlemarch\n',
  '                  title: Middlemarch\n              poem:\n                value:\n                  title: Beowulf\n',
)

const guide = `---
title: Lend a book
description: What it takes to lend a book.
---

## Before you begin

<Sample operation="lendBook" example="novel" />

Poem:

<Sample operation="lendBook" example="poem" />
`

const files = { 'content/openapi.yaml': withPoem, 'content/guides/start/index.mdx': guide }
const languages = (text: string) => [...text.matchAll(/^```(\w+)$/gm)].map(([, language]) => language)

test('a guide’s twin has one language of a request whose operation’s examples have the others, with a link to them', async () => {
  const site = await readSiteOf(siteOf(files))
  const [novel = ''] = (await textOf(site, 'docs/start/index.md'))!.split('\nPoem:\n')
  const examples = await textOf(site, 'docs/api/post-books.examples.md')

  expect(languages(novel)).toEqual(['bash'])
  expect(novel).toContain(
    'The same request in JavaScript, Python, Java, C#, Go, PHP, and Ruby: [examples](https://lending.example/docs/api/post-books.examples.md)',
  )
  expect(languages(examples!)).toEqual(expect.arrayContaining(['js', 'python', 'java', 'ruby']))
})

test('a guide’s twin has every language of a request that’s in no other file', async () => {
  const site = await readSiteOf(siteOf(files))
  const [, poem = ''] = (await textOf(site, 'docs/start/index.md'))!.split('\nPoem:\n')

  expect(languages(poem)).toEqual(['bash', 'js', 'python', 'java', 'csharp', 'go', 'php', 'ruby'])
  expect(poem).not.toContain('The same request in')
})

test('the twin of an error catalog links to the examples that contain the bodies, instead of repeating them', async () => {
  const site = await readSiteOf(siteOf({}))
  const errors = await textOf(site, 'docs/start/errors.md')
  const body = /\{\s+"code": "title_missing"\s+\}/

  expect(errors).toContain('[`POST /books`](https://lending.example/docs/api/post-books.examples.md)')
  expect(errors).not.toMatch(body)
  expect(await textOf(site, 'docs/api/post-books.examples.md')).toMatch(body)
})

test('the twin of an error catalog links to an operation whose own twin contains the body', async () => {
  // Without an example of success, the twin of the operation shows the error.
  const byDefault = api.replace("'400':", 'default:')

  const site = await readSiteOf(siteOf({ 'content/openapi.yaml': byDefault }))

  expect(await textOf(site, 'docs/start/errors.md')).toContain(
    '[`POST /books`](https://lending.example/docs/api/post-books.md)',
  )
  expect(await textOf(site, 'docs/api/post-books.md')).toMatch(/\{\s+"code": "title_missing"\s+\}/)
})
