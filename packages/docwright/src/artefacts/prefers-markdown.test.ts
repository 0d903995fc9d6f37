import { expect, test } from 'vitest'
import { prefersMarkdown } from './prefers-markdown.ts'

test.for([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.8, text/markdown', true],
  ['text/markdown;q=0.5, */*;q=0.1', true],
  ['TEXT/MARKDOWN;Q=0.9,text/html;q=0.9', true],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, text/*;q=0.9, */*;q=0.1', false],
  ['text/markdown;q=, text/html;q=0.5', true],
  ['text/markdown;q=-1', true],
  ['text/markdown, text/html;q=1.5', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0, */*;q=0', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/markdownish', false],
  ['*/*', false],
  ['', false],
] as const)('a client that accepts “%s” gets Markdown: %s', ([accept, isMarkdown]) => {
  expect(prefersMarkdown(accept)).toBe(isMarkdown)
})
