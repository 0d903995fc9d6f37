import { expect } from '@playwright/test'
import { readingTest, test } from './test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch of the home page shows what each outcome looks like, and moves nothing', async ({
    page,
  }) => {
    await page.goto('/')
    const group = page.getByRole('radiogroup', { name: 'free' })
    const height = await group.evaluate((element) => element.clientHeight)
    const shown: string[] = []
    for (const option of await group.getByRole('radio').all()) {
      await option.check({ force: true })
      const answer = group.locator('dl').filter({ visible: true })
      await expect(answer).toHaveCount(1)
      shown.push((await answer.locator('dd').first().textContent()) ?? '')
      expect(await group.evaluate((element) => element.clientHeight)).toBe(height)
    }

    expect(shown).toEqual(['true', 'false'])
  })
})

readingTest('the switch is worked by the arrow keys', async ({ page }) => {
  await page.goto('/')
  const [first, second] = await page.getByRole('radiogroup', { name: 'free' }).getByRole('radio').all()
  await first!.focus()
  await page.keyboard.press('ArrowRight')

  await expect(second!).toBeChecked()
  await expect(second!).toBeFocused()
})

readingTest('the home page counts as many error codes as the catalog explains', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: /^\d+ error codes$/ })
  const count = Number.parseInt((await link.textContent()) ?? '', 10)
  await link.click()

  await expect(page.locator('main section > h3')).toHaveCount(count)
})
