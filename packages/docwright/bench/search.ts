import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page, Response } from '@playwright/test'
import { chromium } from '@playwright/test'
import { open } from '../e2e/checks.ts'
import { chromiumOptions } from '../e2e/chromium.ts'
import { createSearchIndex } from '../src/artefacts/search-index.ts'
import { createEngine } from '../src/browser/search/engine.ts'
import { startWriting } from '../src/render/write/start-writing.ts'
import type { Manifest } from '../src/search.ts'
import { serveFolder } from '../src/server/static-server.ts'
import { createRecords } from './many-records.ts'
import { findMedian } from './samples.ts'

/** The quality of the search on one index. */
export interface SearchFigures {
  readonly sections: number
  /** The compressed bytes of the index and of the code that a new reader's browser fetches before the first result. */
  readonly indexBytes: number
  readonly codeBytes: number
  /** The milliseconds from a keystroke to the results on a slow machine, with all files loaded. */
  readonly median: number
  readonly slowest: number
}

/** How many times slower a mid-range phone is than the machine that measures. */
const slowdown = 4

/** Searches a built site in a browser, first with its own index, then with a generated index. */
export async function measureSearches(folder: string, sections: number): Promise<SearchFigures[]> {
  const copy = await mkdtemp(path.join(tmpdir(), 'search-'))
  try {
    await cp(folder, copy, { recursive: true })
    const own = await measureSearch(copy, [
      'card fingerprint',
      'payment_method.card.bin',
      'idempotancy',
      'how do I rotate a key',
    ])
    await replaceIndex(copy, sections)
    const titles = [0, 0.3, 0.7, 0.9].map(
      (part) => createRecords(sections)[Math.trunc(sections * part)]!.title,
    )
    return [own, await measureSearch(copy, titles)]
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function replaceIndex(folder: string, sections: number): Promise<void> {
  const index = await findIndexFolder(folder)
  const files = createSearchIndex({
    records: createRecords(sections),
    folder: `/${path.relative(folder, index)}/`,
    synonyms: [],
  })
  await rm(index, { recursive: true })
  const writing = startWriting(folder, { pages: sections })
  for (const { file, content } of files) {
    await writing.write({ name: file, content: String(await content()) })
  }
  await writing.finish()
}

async function measureSearch(folder: string, queries: readonly string[]): Promise<SearchFigures> {
  const server = await serveFolder(folder, 0)
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch(chromiumOptions)
  try {
    const page = await browser.newPage()
    await open(page, `http://localhost:${port}/`)
    const received = watchBytes(page)
    const [query = ''] = queries
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill(query)
    await page.getByRole('option').first().waitFor()
    const code = await received(/^\/assets\/(?!style)/)
    const index = await received(/^\/search\//)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // Enough for all files of the shipped index; the queries below read theirs first anyway.
    for (const each of queries) await typeText(page, each)
    const times = []
    for (const each of queries) times.push(...(await typeText(page, each)))
    const slower = (slowdown - 1) * (await measureEngine(folder, queries))
    return {
      sections: (await getManifest(folder)).records,
      indexBytes: index,
      codeBytes: code,
      median: findMedian(times) + slower,
      slowest: Math.max(...times) + slower,
    }
  } finally {
    await browser.close()
    server.close()
  }
}

/**
 * Types a text letter by letter. Returns the time from each keystroke until the dialog showed new results, if they
 * changed.
 */
async function typeText(page: Page, text: string): Promise<number[]> {
  return page.evaluate(async (letters) => {
    const input = document.querySelector<HTMLInputElement>('[role=combobox]')!
    const dialog = document.querySelector('dialog[open]')!
    const times: number[] = []
    for (let length = 2; length <= letters.length; length++) {
      input.value = letters.slice(0, length)
      const changed = new Promise<number | undefined>((resolve) => {
        setTimeout(resolve, 1000)
        const observer = new MutationObserver(() => {
          observer.disconnect()
          resolve(performance.now())
        })
        observer.observe(dialog, { childList: true, characterData: true, subtree: true })
      })
      const start = performance.now()
      input.dispatchEvent(new Event('input', { bubbles: true }))
      const end = await changed
      if (end) times.push(end - start)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    return times
  }, text)
}

/**
 * Measures the search engine's time per keystroke, in milliseconds. It runs here because the browser slows down only a
 * page's main thread, but the search has its own thread.
 */
async function measureEngine(folder: string, queries: readonly string[]): Promise<number> {
  const load = async (href: string) => JSON.parse(await readFile(path.join(folder, href), 'utf8'))
  const engine = createEngine(await getManifest(folder), load)
  await engine.readAll()
  const times = []
  for (const query of queries) {
    for (let length = 2; length <= query.length; length++) {
      const start = performance.now()
      await engine.find(query.slice(0, length), { limit: 12 })
      times.push(performance.now() - start)
    }
  }
  return findMedian(times)
}

/** The index of the first version. */
async function findIndexFolder(folder: string): Promise<string> {
  const [version = ''] = await readdir(path.join(folder, 'search'))
  return path.join(folder, 'search', version)
}

async function getManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(await findIndexFolder(folder), 'manifest.json'), 'utf8'))
}

/** Counts the bytes of the bodies that a page and its workers were sent, by their path. */
function watchBytes(page: Page): (path: RegExp) => Promise<number> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  return async (path) => {
    const wanted = responses.filter((response) => path.test(new URL(response.url()).pathname))
    // The sizes that the browser reports don't include a worker's own file.
    const lengths = await Promise.all(wanted.map((response) => response.headerValue('content-length')))
    return lengths.reduce((sum, length) => sum + Number(length), 0)
  }
}
