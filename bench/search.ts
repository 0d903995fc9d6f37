import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { serve } from '../commands/static-server.ts'
import { searchIndex } from '../src/artefacts/search-index.ts'
import { startCompressing } from '../src/render/compress.ts'
import { type Manifest, searchFolder } from '../src/search.ts'
import { manyRecords } from './many-records.ts'

/** How the search fares on one index. */
export interface SearchFigures {
  readonly records: number
  /** Index files and code, as they went over the wire, until the first result of a fresh reader. */
  readonly indexBytes: number
  readonly codeBytes: number
  /** From a keystroke to the results on the screen, milliseconds, the CPU slowed four times; files already read. */
  readonly median: number
  readonly slowest: number
}

const slowdown = 4

/** Searches a built site in a browser, first with its own index, then with one of so many sections. */
export async function searchFigures(folder: string, sections: number): Promise<SearchFigures[]> {
  const copy = await mkdtemp(path.join(tmpdir(), 'search-'))
  try {
    await cp(folder, copy, { recursive: true })
    const own = await measured(copy, [
      'card fingerprint',
      'payment_method.card.bin',
      'idempotancy',
      'how do I rotate a key',
    ])
    await replaceIndex(copy, sections)
    const titles = [0, 0.3, 0.7, 0.9].map((part) => manyRecords(sections)[Math.trunc(sections * part)]!.title)
    return [own, await measured(copy, titles)]
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function replaceIndex(folder: string, sections: number): Promise<void> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8')
  const version = /data-search-versions="\[\[&quot;[^&]*&quot;,&quot;([^&]*)&quot;/.exec(html)?.[1]
  const files = searchIndex(manyRecords(sections), { folder: searchFolder(version ?? ''), synonyms: [] })
  await rm(path.join(folder, 'search'), { recursive: true })
  const compressing = startCompressing(sections)
  for (const { file, content } of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), await content())
    compressing.add(path.join(folder, file))
  }
  await compressing.finish()
}

async function measured(folder: string, queries: readonly string[]): Promise<SearchFigures> {
  const server = await serve(folder, 0)
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    const client = await page.context().newCDPSession(page)
    const bytes = await watchBytes(client)
    await page.goto(`http://localhost:${port}/`)
    await page.waitForLoadState('networkidle')
    const [query = ''] = queries
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill(query)
    await page.getByRole('option').first().waitFor()
    const { index, code } = { index: bytes('/search/'), code: bytes('/assets/dialog') }
    const manifest = await ownManifest(page)
    // Enough for all files of the shipped index; the queries below read theirs first anyway.
    for (const each of queries) await typed(page, each)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times = []
    for (const each of queries) times.push(...(await typed(page, each)))
    times.sort((a, b) => a - b)
    return {
      records: manifest.records,
      indexBytes: index,
      codeBytes: code,
      median: times[times.length >> 1]!,
      slowest: times.at(-1)!,
    }
  } finally {
    await browser.close()
    server.close()
  }
}

/** Types a text letter by letter; how long each keystroke took until the list had changed. */
async function typed(page: Page, text: string): Promise<number[]> {
  return page.evaluate(async (letters) => {
    const input = document.querySelector<HTMLInputElement>('[role=combobox]')!
    const list = document.querySelector('[role=listbox]')!
    const times: number[] = []
    for (let length = 2; length <= letters.length; length++) {
      input.value = letters.slice(0, length)
      const changed = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(list, { childList: true })
      })
      const start = performance.now()
      input.dispatchEvent(new Event('input', { bubbles: true }))
      await changed
      times.push(performance.now() - start)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    return times
  }, text)
}

async function ownManifest(page: Page): Promise<Manifest> {
  return page.evaluate(async () => {
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('manifest.json'))
    return (await fetch(entry!.name)).json()
  })
}

/** Counts what comes over the wire, by the beginning of its path. */
async function watchBytes(client: CDPSession): Promise<(start: string) => number> {
  const paths = new Map<string, string>()
  const bytes = new Map<string, number>()
  await client.send('Network.enable')
  client.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  )
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(paths.get(requestId) ?? '', encodedDataLength),
  )
  return (start) => [...bytes].reduce((sum, [path, size]) => sum + (path.startsWith(start) ? size : 0), 0)
}

if (import.meta.main) console.table(await searchFigures(path.resolve('dist'), 5000))
