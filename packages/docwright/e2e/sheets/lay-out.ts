import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import type { Photograph } from './photograph.ts'

/** The scale of a screenshot on its contact sheet. */
const scale = 0.4

/** Lays photographs on one sheet, a row for each mode, the widest window first. */
export async function layOut(
  browser: Browser,
  photographs: readonly Photograph[],
  sheet: string,
): Promise<void> {
  const figures = await Promise.all(
    photographs.map(async ({ file, width, mode }) => {
      const source = `data:image/png;base64,${await readFile(file, 'base64')}`
      return { mode, html: `<figure>${width}<img src="${source}" width="${width * scale}"></figure>` }
    }),
  )
  const rows = [...Map.groupBy(figures, ({ mode }) => mode).values()].map(
    (row) => `<div>${row.map(({ html }) => html).join('')}</div>`,
  )
  const page = await browser.newPage()
  await page.setContent(`<style>
    body { display: inline-block; margin: 16px; font: 14px sans-serif; background: #8a9296 }
    div { display: flex; align-items: start; gap: 16px; margin-block-end: 16px }
    figure { margin: 0 }
    img { display: block }
  </style>${rows.join('')}`)
  await page.locator('body').screenshot({ path: sheet })
  await page.close()
}
