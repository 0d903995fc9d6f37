import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { open, showFace } from '../checks.ts'
import type { Subject } from './subjects.ts'

/** The windows that readers have, and those next to each break of the layout. */
const windows = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 800],
  [1100, 800],
  [997, 800],
  [996, 800],
  [768, 1024],
  [390, 844],
] as const

const modes = ['light', 'dark'] as const

/** The maximum length of a page on a contact sheet, in windows. */
const maxWindows = 2.5

/** A picture of a page in one window and mode. */
export interface Photograph {
  readonly file: string
  readonly width: number
  readonly mode: (typeof modes)[number]
}

/**
 * Takes screenshots of a subject in every window, in light and dark mode. A subject that a window doesn't have is
 * skipped.
 */
export async function photograph(
  browser: Browser,
  subject: Subject,
  { address, folder }: { address: string; folder: string },
): Promise<readonly Photograph[]> {
  const photographs: Photograph[] = []
  for (const mode of modes) {
    for (const [width, height] of windows) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: mode,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await subject.before?.(page)
      await open(page, address + subject.href)
      const isThere = (await subject.act?.(page)) ?? true
      await showFace(page)
      const file = path.join(folder, `${width}-${mode}.png`)
      if (isThere) {
        await take(page, file, subject.act ? height : height * maxWindows)
        photographs.push({ file, width, mode })
      }
      await context.close()
    }
  }
  return photographs
}

/** From the top down to a height, or to the page's end. */
async function take(page: Page, file: string, height: number): Promise<void> {
  const size = page.viewportSize()!
  if (height === size.height) return void (await page.screenshot({ path: file }))
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(whole, height) }
  await page.screenshot({ path: file, fullPage: true, clip })
}
