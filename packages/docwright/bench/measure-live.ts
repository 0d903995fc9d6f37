import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { open } from '../e2e/checks.ts'
import { chromiumOptions } from '../e2e/chromium.ts'
import { freePort } from '../test/served/free-port.ts'
import { findMedian, repeatMeasurement } from './samples.ts'

/** A generated site, and where its files and pages are. */
interface Live {
  readonly config: string
  readonly guide: { readonly file: string; readonly href: string }
  readonly description: { readonly file: string; readonly href: string }
}

/** The waiting times with `npm run dev`, in milliseconds: until the first page, and until an edit is visible. */
export interface LiveFigures {
  readonly firstPage: number
  readonly guide: number
  readonly description: number
}

/** Starts the live site, and edits a guide and the description while a browser shows them: medians of several edits. */
export async function measureLive({ config, guide, description }: Live): Promise<LiveFigures> {
  const port = await freePort()
  const started = performance.now()
  const server = spawn(process.execPath, ['bin/docwright.js', 'dev', '--port', String(port)], {
    env: { ...process.env, SITE_CONFIG: config },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  const address = `http://localhost:${port}`
  const browser = await chromium.launch(chromiumOptions)
  try {
    await waitForAnswer(address + guide.href)
    const firstPage = performance.now() - started
    const page = await browser.newPage()
    const edited = async (file: string, href: string, words: RegExp) => {
      await open(page, address + href)
      return findMedian(
        await repeatMeasurement((count) => editFile(page, { file, words, shown: `Edited ${count}` })),
      )
    }
    return {
      firstPage,
      guide: await edited(guide.file, guide.href, /(?<=^## ).*$/m),
      description: await edited(description.file, description.href, /(?<=summary: ).*$/m),
    }
  } finally {
    await browser.close()
    server.kill()
    await ended
  }
}

/** Returns the time from saving a file until the page shows its new words. */
async function editFile(
  page: Page,
  { file, words, shown }: { file: string; words: RegExp; shown: string },
): Promise<number> {
  const started = performance.now()
  writeFileSync(file, readFileSync(file, 'utf8').replace(words, shown))
  await page.waitForFunction((words) => document.querySelector('main')?.textContent.includes(words), shown)
  const elapsed = performance.now() - started
  await setTimeout(300)
  return elapsed
}

async function waitForAnswer(address: string): Promise<void> {
  const isThere = () =>
    fetch(address).then(
      async (response) => (await response.text()) !== '',
      () => false,
    )
  while (!(await isThere())) await setTimeout(20)
}
