import { expect } from '@playwright/test'
import { hold, violations } from './checks.ts'
import { firstAnswer, openByKey } from './search-dialog.ts'
import { test } from './test.ts'

const guide = '/docs/shed/drills'

test('the box is there before React, and becomes part of it with its text, its caret and what is being composed', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'error' && warnings.push(message.text()))
  const release = await hold(page, '/assets/react-root-*')
  await page.goto(guide)
  await openByKey(page)
  await expect(page.getByRole('combobox')).toBeFocused()
  expect(await violations(page, 'dialog')).toEqual([])
  const before = await page.getByRole('combobox').elementHandle()
  await page.keyboard.type('tool_ou')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.imeSetComposition', { text: 't', selectionStart: 1, selectionEnd: 1 })
  release()
  await expect(page.getByRole('option').first()).toContainText('tool_out')
  await browser.send('Input.insertText', { text: 't' })

  await expect(page.getByRole('combobox')).toBeFocused()
  await expect(page.getByRole('combobox')).toHaveValue('tool_out')
  expect(await page.getByRole('combobox').evaluate((input, was) => input === was, before)).toBe(true)
  expect(warnings).toEqual([])
})

test('a translator that changes the words of the frame takes nothing away that was typed', async ({
  page,
}) => {
  const release = await hold(page, '/assets/react-root-*')
  await page.goto(guide)
  await openByKey(page)
  await page.keyboard.type('tool_')
  await page.locator('.search-close').evaluate((close) => {
    const words = document.createElement('font')
    words.textContent = 'Schließen'
    close.replaceChildren(words)
  })
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.type('out')

  await expect(page.getByRole('combobox')).toHaveValue('tool_out')
  await expect(page.getByRole('option').first()).toContainText('tool_out')
})

test('Enter pressed before React picks what is in the box, unless the dialog was closed', async ({
  page,
}) => {
  const release = await hold(page, '/assets/react-root-*')
  await page.goto(guide)
  await openByKey(page)
  await page.keyboard.type('locker')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await openByKey(page)
  await page.getByRole('combobox').fill('tool_out')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(guide)
  release()

  await expect(page).toHaveURL('/docs/start/errors#tool-out')
})

test('what is composed is chosen by its own keys, and the caret goes where Home and End lead it', async ({
  page,
}) => {
  await page.goto(guide)
  await openByKey(page)
  await firstAnswer(page, 'maker')
  const box = page.getByRole('combobox')
  const first = page.getByRole('option').first()
  for (const key of ['ArrowDown', 'PageDown', 'Enter']) {
    await box.evaluate((input, key) => {
      const composing = { key, isComposing: true, bubbles: true, cancelable: true }
      input.dispatchEvent(new KeyboardEvent('keydown', composing))
    }, key)
    await expect(first, key).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('Home')
  await page.keyboard.type('a ')
  await page.keyboard.press('End')
  await page.keyboard.type(' b')

  await expect(box).toHaveValue('a maker b')
  await expect(page).toHaveURL(guide)
})

test('Page Down and Page Up pass five, arrows go round, and a pointer moves the mark where it moves', async ({
  page,
}) => {
  await page.goto(guide)
  await openByKey(page)
  await firstAnswer(page, 'tool')
  const options = page.getByRole('option')
  const marked = () => options.evaluateAll((all) => all.findIndex((option) => option.ariaSelected === 'true'))
  const last = (await options.count()) - 1
  expect(last).toBeGreaterThan(6)
  await page.keyboard.press('PageDown')
  expect(await marked()).toBe(5)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowUp')
  expect(await marked()).toBe(last)
  await expect(options.nth(last)).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  expect(await marked()).toBe(0)
  await options.nth(2).hover()
  await options.nth(1).hover()
  expect(await marked()).toBe(1)
  await options.nth(3).dispatchEvent('mousemove', { movementX: 0, movementY: 0 })
  expect(await marked()).toBe(1)
})

test('pasting twenty thousand letters gets a reply', async ({ page }) => {
  await page.goto(guide)
  await openByKey(page)
  await page.getByRole('combobox').fill('drill '.repeat(3400))

  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('status').filter({ hasText: /result/ })).toHaveCount(1)
})

for (const [from, to] of [
  ['/docs/api/patch-loans-id', '/docs/api/patch-loans-id#request.days'],
  [guide, '/docs/api/post-loans#request.days'],
] as const) {
  test(`a field that many calls have is shown to a reader of ${from} at ${to}`, async ({ page }) => {
    await page.goto(from)
    await openByKey(page)
    await firstAnswer(page, 'days')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(to)
    await expect(page.locator('[id="request.days"]')).toBeFocused()
  })
}
