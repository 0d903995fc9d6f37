import { expect, test } from '@playwright/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs show one alternative, and a click shows another', async ({ page }) => {
    await page.goto('/docs/start/')
    const tabs = page.getByRole('radiogroup', { name: 'Language' }).first()
    const panels = tabs.locator(':scope > [data-tab] > div')
    await expect(panels.nth(0)).toBeVisible()
    await expect(panels.nth(1)).toBeHidden()
    await tabs.locator(':scope > [data-tab] > label').nth(1).click()

    await expect(panels.nth(0)).toBeHidden()
    await expect(panels.nth(1)).toBeVisible()
  })

  test('folded parts open', async ({ page }) => {
    await page.goto('/docs/api/post-loans')
    const opened = page.locator('main details[open]')
    const before = await opened.count()
    await page.locator('main details:not([open]) > summary').first().click()

    await expect(opened).toHaveCount(before + 1)
  })

  test('a long block of code shows whole lines, and all of them when its reader asks; paper has all', async ({
    page,
  }) => {
    await page.goto('/docs/start/')
    const block = page.locator('figure:has(> pre + label)').first()
    const code = block.locator('pre')
    const lines = (await code.innerText()).split('\n').length
    const shown = () =>
      code.evaluate((pre) => {
        const { paddingTop, lineHeight } = getComputedStyle(pre)
        return (pre.clientHeight - parseFloat(paddingTop)) / parseFloat(lineHeight)
      })
    expect(await shown()).toBeCloseTo(24, 1)
    await page.emulateMedia({ media: 'print' })
    expect(await shown()).toBeGreaterThanOrEqual(lines)
    await page.emulateMedia({ media: 'screen' })
    await block.getByText(`Show all ${lines} lines`).click()

    expect(await shown()).toBeGreaterThanOrEqual(lines)
    for (const other of await page.locator('figure > pre').all())
      if ((await other.innerText()).split('\n').length <= 30)
        await expect(other.locator('xpath=..').getByRole('checkbox')).toHaveCount(0)
  })

  test('the system’s color mode is followed, and there are no buttons that do nothing', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/docs/start/later/returns')

    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(15, 20, 24)')
    await expect(page.locator('[data-theme-toggle], [data-copy]').filter({ visible: true })).toHaveCount(0)
  })
})
