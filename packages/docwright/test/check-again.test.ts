import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getMemory } from '../src/memory.ts'
import { run, runProcess } from './commands.ts'
import { siteOf } from './small-sites.ts'

const cache = mkdtempSync(path.join(tmpdir(), 'check-again-'))
afterAll(() => rmSync(cache, { recursive: true }))

const guide = (text: string) => `---\ntitle: Figure\ndescription: The way of a loan.\n---\n\n${text}\n`
/** Drawing it is cached. */
const drawing = (edges: string) => `\`\`\`mermaid title="A loan"\ngraph TD\n  ${edges}\n\`\`\``
const file = 'content/guides/start/figure.mdx'
const makeSite = () => siteOf({ [file]: guide(drawing('a --> b')) })

/** Checks the site in a process of its own, as a writer does. */
const check = (site: string) => runProcess('check', { site, environment: { DOCWRIGHT_CACHE: cache } })

/** Returns the inode and size of each file with cached results. */
function listResults() {
  const folder = path.join(cache, 'results')
  return readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).ino] as const)
}

test('a second check of the same site computes nothing that is cached, and an edited guide is checked again', async () => {
  const site = makeSite()
  const first = await check(site)
  const before = listResults()
  const second = await check(site)

  expect([first.code, first.report]).toEqual([0, ''])
  expect([second.code, second.report]).toEqual([0, ''])
  expect(before.map(([name]) => name)).toEqual([expect.stringMatching(/-check$/)])
  // A run that computes anything writes another file.
  expect(listResults()).toEqual(before)

  writeFileSync(path.join(site, file), guide('See [it](/docs/gone).'))
  const third = await check(site)

  expect(third.code).toBe(1)
  expect(third.report).toContain(`${file}:6:5`)

  writeFileSync(path.join(site, file), guide(drawing('a --> c')))
  expect((await check(site)).code).toBe(0)
  expect(listResults()).not.toEqual(before)
})

test('a command leaves a cache that was set before it', async () => {
  const before = getMemory()
  const { code } = await run('check', { site: makeSite() })

  expect(code).toBe(0)
  expect(before).toBeDefined()
  expect(getMemory()).toBe(before)
})
