import { expect, test } from '@playwright/test'
import { open } from './checks.ts'

test('picking a variant shows its address, which opens it in another tab, and changes nothing else', async ({
  page,
  context,
}) => {
  await open(page, '/docs/start/')
  await open(page, '/docs/api/post-loans#request.tool')
  const tabs = page.locator('[id="request.tool"] [data-tab]')
  const kit = tabs.and(page.locator('[data-tab="kit"]'))
  await kit.locator('> label').scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    document.querySelector('main h1')!.className += ' kept'
  })
  const look = () =>
    page.evaluate(async () => {
      await navigation.transition?.finished
      const isKept = document.querySelector('h1.kept') !== null
      return { isKept, scroll: scrollY, entries: navigation.entries().length, title: document.title }
    })
  const before = await look()
  await kit.locator('> label').click()
  await expect(page).toHaveURL(/#request\.tool\.kit$/)
  expect(await look()).toEqual(before)
  await expect(kit.locator('> label > input')).toBeFocused()
  const other = await context.newPage()
  await open(other, page.url())
  await expect(other.locator('[id="request.tool.kit"] li[data-field]').first()).toBeVisible()
  await other.close()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/#request\.tool\.(?!kit$)\w+$/)
  expect(await look()).toEqual(before)
  await page.reload()
  await expect(kit.locator('li[data-field]').first()).not.toBeVisible()
  await page.goBack()

  await expect(page).toHaveURL('/docs/start/')
})
