import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { open } from './checks.ts'

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.describe('where the clipboard is allowed', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a code block copies its text and says “Copied”', async ({ page }) => {
    await open(page, '/docs/start/later/returns')
    const block = page.locator('figure:has([data-copy])').first()
    await block.getByRole('button', { name: 'Copy code' }).click()

    await expect(block.getByRole('button')).toHaveAttribute('data-copied')
    await expect(page.locator('[data-announcer]')).toHaveText('Copied')
    expect(await readClipboard(page)).toBe(await block.locator('pre').textContent())
    await expect(block.getByRole('button')).not.toHaveAttribute('data-copied')
  })

  test("lines marked as removed aren't copied", async ({ page }) => {
    await open(page, '/docs/start/')
    const block = page.locator('figure:has(.removed)').first()
    await block.getByRole('button', { name: 'Copy code' }).click()
    await expect(page.locator('[data-announcer]')).toHaveText('Copied')
    const removed = (await block.locator('.removed').first().textContent())!.trim()

    expect(await readClipboard(page)).not.toContain(removed)
    expect(await readClipboard(page)).toContain((await block.locator('.added').first().textContent())!.trim())
  })

  for (const href of ['/docs/start/later/returns', '/docs/start/errors', '/docs/api/post-loans']) {
    test(`headings of ${href} that have a permalink are named by their text only`, async ({ page }) => {
      await open(page, href)
      const headings = await page.locator(':is(h2, h3, h4):has(+ .permalink)').all()
      for (const heading of headings) {
        await expect(heading).toHaveAccessibleName((await heading.innerText()).trim())
      }
      expect(headings.length).toBeGreaterThan(1)
    })
  }

  test('a permalink copies its whole address', async ({ page, baseURL }) => {
    await open(page, '/docs/start/later/returns')
    const heading = page.locator('main h2[id]').first()
    const id = await heading.getAttribute('id')
    await heading.hover()
    await page.locator(`.permalink[href="#${id}"]`).click()

    await expect(page.locator('[data-announcer]')).toHaveText('Copied')
    expect(await readClipboard(page)).toBe(`${baseURL}/docs/start/later/returns#${id}`)
  })

  test('the address of an operation is copied whole, with the server that the reader chose', async ({
    page,
  }) => {
    await open(page, '/docs/api/post-loans')
    const server = page.getByRole('combobox', { name: 'Server' })
    const [, second] = await server
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    await server.selectOption(second!)
    await page.getByRole('button', { name: 'Copy address' }).click()
    await expect(page.locator('[data-announcer]')).toHaveText('Copied')

    expect(await readClipboard(page)).toBe(`${second}/loans`)
  })
})

test('where the clipboard is rejected, a code block says so', async ({ page, context }) => {
  await context.clearPermissions()
  await open(page, '/docs/start/later/returns')
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')),
    })
  })
  await page.getByRole('button', { name: 'Copy code' }).first().click()

  await expect(page.locator('[data-announcer]')).toHaveText("Copying isn't allowed here")
})
