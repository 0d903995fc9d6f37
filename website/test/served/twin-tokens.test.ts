import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { questions } from '../agent-questions.ts'

const { BUILT_SITE = '' } = process.env
const read = (href: string) => readFileSync(path.join(BUILT_SITE, href), 'utf8')

test('a program that follows llms.txt answers ten questions and reads two operations for less than 90,000 tokens', () => {
  const list = read('llms.txt')
  const operations = ['/docs/api/post-v-1-risk-evaluations', '/docs/api/post-assets-transactions']
  const pages = [...new Set([...questions.map(({ page }) => page), ...operations])]
  const twins = new Map(pages.map((page) => [page, read(`${page}.md`)]))
  for (const { question, answer, page } of questions) {
    expect(list, question).toContain(`https://docs.tallyguard.example${page}.md`)
    expect(twins.get(page), question).toMatch(answer)
  }
  const characters = [list, ...twins.values()].reduce((sum, { length }) => sum + length, 0)
  // As for the MCP server: 3.5 characters a token.
  const tokens = Math.round(characters / 3.5)
  console.log(`Ten questions and two operations over HTTP: ${characters} characters, about ${tokens} tokens.`)

  expect(tokens).toBeLessThan(90_000)
})
