import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import type { LiveServer } from './live-server.ts'
import { startLiveServer } from './live-server.ts'
import { test } from './test.ts'

let server: LiveServer

test.beforeAll(async () => {
  server = await startLiveServer('beside')
})

test.afterAll(() => server?.stop())

// A pause as long as a person makes, or a program that takes its time.
const pause = 1500

test('a site that lies elsewhere is followed also when its config, then its content, was away or replaced, twice each', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const at = (name: string) => path.join(server.folder, name)
  const [config, content] = [at('site/site.config.ts'), at('site/content')]
  await open(page, `${server.address}/docs/start/`)
  for (const title of ['Reading room', 'Quiet room']) {
    const text = readFileSync(config, 'utf8')
    rmSync(config)
    await expect(page.locator('[data-report]')).toContainText('There is no file here.')
    await page.waitForTimeout(pause)
    writeFileSync(config, text)
    await expect(page.locator('[data-report]')).toHaveCount(0)
    await saysAfter(
      page,
      () => writeFileSync(config, text.replace(/title: '.*'/, `title: '${title}'`)),
      title,
    )
  }
  for (const [word, isReplaced] of [
    ['Learn', false],
    ['Know', false],
    ['Think', true],
    ['Hear', true],
  ] as const) {
    if (isReplaced) {
      cpSync(content, at('copy'), { recursive: true })
      rmSync(content, { recursive: true })
      renameSync(at('copy'), content)
    } else {
      renameSync(content, at('away'))
      await expect(page.locator('[data-report]')).toContainText('There is no folder at')
      await page.waitForTimeout(pause)
      renameSync(at('away'), content)
    }
    await expect(page.locator('[data-report]')).toHaveCount(0)
    const guide = at('site/content/guides/start/index.mdx')
    const text = readFileSync(guide, 'utf8')
    await saysAfter(
      page,
      () => writeFileSync(guide, text.replace(/\w+ about/, `${word} about`)),
      `${word} about`,
    )
  }
})

/** Edits again and again, as somebody who sees nothing happen, since a server that starts anew is deaf for a moment. */
async function saysAfter(page: Page, edit: () => void, words: string): Promise<void> {
  await expect(async () => {
    edit()
    await expect(page.locator('body')).toContainText(words, { timeout: 1000 })
  }).toPass()
}
