import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { shareLiveServer } from './live-server.ts'
import { test } from './test.ts'

const server = shareLiveServer('beside')

const at = (name: string) => path.join(server.folder, name)
const wrong = (page: Page) => page.locator('[data-report]')

test('the config of a site outside the project is read again after it was deleted and restored, twice', async ({
  page,
}) => {
  await open(page, `${server.address}/docs/start/`)
  const config = at('site/docwright.config.ts')
  for (const title of ['Reading room', 'Quiet room']) {
    const text = readFileSync(config, 'utf8')
    rmSync(config)
    await expect(wrong(page)).toContainText('There is no file here.')
    writeFileSync(config, text)
    await expect(wrong(page)).toHaveCount(0)
    writeFileSync(config, text.replace(/title: '.*?'/, `title: '${title}'`))
    await expect(page.locator('header')).toContainText(title)
  }
})

test('its content is followed after it was away, and after it was replaced at once, twice each', async ({
  page,
}) => {
  await open(page, `${server.address}/docs/start/`)
  const content = at('site/content')
  for (const word of ['Learn', 'Know']) {
    renameSync(content, at('away'))
    await expect(wrong(page)).toContainText('There is no folder at')
    renameSync(at('away'), content)
    await expect(wrong(page)).toHaveCount(0)
    await saysWhenEdited(page, `${word} about`)
  }
  for (const word of ['Think', 'Hear']) {
    cpSync(content, at('copy'), { recursive: true })
    rmSync(content, { recursive: true })
    renameSync(at('copy'), content)
    await saysWhenEdited(page, `${word} about`)
    await saysWhenEdited(page, `${word} more about`)
  }
})

test('a file that the API file refers to is followed as that is', async ({ page }) => {
  const description = at('site/content/openapi.yaml')
  const part = at('site/content/parts/texts.yaml')
  const lend = 'summary: Lend a book'
  const text = readFileSync(description, 'utf8')
  mkdirSync(path.dirname(part))
  writeFileSync(part, 'lend: Lent for a week.\n')
  writeFileSync(
    description,
    text.replace(lend, `${lend}\n      description: { $ref: parts/texts.yaml#/lend }`),
  )
  await open(page, `${server.address}/docs/api/post-books`)
  await expect(page.locator('main')).toContainText('Lent for a week.')

  writeFileSync(part, 'lend: Lent for two weeks.\n')
  await expect(page.locator('main')).toContainText('Lent for two weeks.')

  writeFileSync(part, 'lent: Lent for two weeks.\n')
  await expect(wrong(page)).toContainText('There is nothing at #/lend in texts.yaml.')
})

async function saysWhenEdited(page: Page, words: string): Promise<void> {
  const guide = at('site/content/guides/start/index.mdx')
  writeFileSync(guide, readFileSync(guide, 'utf8').replace(/^.* about/m, words))
  await expect(page.locator('main')).toContainText(words)
}
