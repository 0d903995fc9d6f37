import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { searchIn } from 'docwright/testing'
import { afterAll, expect, test } from 'vitest'
import { questions } from '../agent-questions.ts'
import { docs } from '../docs.ts'
import { tunedSet } from '../search-sets.ts'

const { BUILT_SITE = '' } = process.env
const bin = path.resolve('../node_modules/.bin/docwright')
const client = new Client({ name: 'test', version: '1.0.0' })
await client.connect(
  new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp', path.resolve(BUILT_SITE)] }),
)
afterAll(() => client.close())

/** The maximum number of characters in a result. */
const most = 12_000

async function call(name: string, input: Record<string, unknown>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: input })
  const [first] = content as readonly { readonly text: string }[]
  expect([name, input, isError ?? false]).toEqual([name, input, false])
  expect(first!.text.length).toBeLessThanOrEqual(most)
  return first!.text
}

const listAddresses = (results: string) => [...results.matchAll(/^ {2}(\/\S*)$/gm)].map(([, href]) => href!)

test('the MCP server’s search finds the same addresses in the same order as the page’s search', async () => {
  const { version } = docs.pages.find((page) => page.version !== undefined)!
  const search = searchIn(version!, (href) => readFileSync(path.join(BUILT_SITE, href), 'utf8'))
  for (const { query } of tunedSet()) {
    const { results } = await search(query)
    expect([query, listAddresses(await call('search', { query }))]).toEqual([
      query,
      results.slice(0, 5).map(({ href }) => href),
    ])
  }
})

test('the MCP server can read every address in the search index, as a part or as a list of parts', async () => {
  const addresses = [...new Set(docs.findable.map(({ href }) => href))].sort()

  expect(addresses.length).toBeGreaterThan(500)
  for (const address of addresses) {
    const text = await call('read', { address })
    expect(text, address).toContain(`Address: ${address}`)
    // A longer text has parts, or continues in another call. It's never cut off.
    expect(text, address).not.toMatch(/\n…\s*$/)
  }
})

test('the first two results answer each of ten questions, with less than 25,000 tokens in total', async () => {
  let characters = 0
  for (const { question, answer } of questions) {
    const results = await call('search', { query: question })
    characters += results.length
    let text = ''
    for (const address of listAddresses(results).slice(0, 2)) {
      text += await call('read', { address })
      if (answer.test(text)) break
    }
    characters += text.length
    expect(text, question).toMatch(answer)
  }
  for (const operation of ['POST /v1/risk-evaluations', 'POST /assets/transactions']) {
    const text = await call('operation', { operation })
    characters += text.length
    expect(text).toMatch(/```bash\n.*```json\n/s)
  }
  // Measured with o200k: 3.6 characters a token for an operation, 3.9 for a guide.
  const tokens = Math.round(characters / 3.5)
  console.log(`Ten questions and two operations over MCP: ${characters} characters, about ${tokens} tokens.`)
  expect(tokens).toBeLessThan(25_000)
})

test('the list of files leads to files of the site', async () => {
  const list = await call('files', {})
  const names = [...list.matchAll(/\]\((https:\/\/[^)]+)\)/g)].map(([, url]) => new URL(url!).pathname)

  expect(names.length).toBeGreaterThan(2)
  for (const name of names) expect(readFileSync(path.join(BUILT_SITE, name)).length).toBeGreaterThan(0)
})
