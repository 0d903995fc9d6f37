import { expect } from '@playwright/test'
import { hold, open, violations } from './checks.ts'
import { firstAnswer, openByKey } from './search-dialog.ts'
import { sites } from './sites.ts'
import { test } from './test.ts'

const guide = '/docs/shed/drills'

/** Checks whether all files that the manifest names have been loaded. */
function isWhole(read: ReadonlyMap<string, string>): boolean {
  const [, text] = [...read].find(([path]) => path.endsWith('manifest.json')) ?? []
  if (!text) return false
  const { names, words, records, recordsPerFile } = JSON.parse(text)
  return read.size === 1 + names.length + words.length + Math.ceil(records / recordsPerFile)
}

test.describe('the search', () => {
  test('nothing of it is loaded before a reader wants it', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await open(page, guide)
    const before = requests.filter((path) => path.startsWith('/search/') || path.includes('dialog'))
    await openByKey(page)
    await expect.poll(() => requests.filter((path) => path.startsWith('/search/')).length).toBeGreaterThan(0)

    expect(before).toEqual([])
  })

  for (const key of ['/', 'Control+k', 'Meta+k']) {
    test(`opens by ${key}, and Escape gives the focus back`, async ({ page }) => {
      await page.goto(guide)
      const link = page.locator('main a').first()
      await page.locator('html[data-scripted]').waitFor()
      await link.focus()
      await openByKey(page, key)
      await expect(page.getByRole('combobox')).toBeFocused()
      await page.keyboard.press('Escape')

      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(link).toBeFocused()
    })
  }

  test('letters typed while it is still loading are in the box', async ({ page }) => {
    const release = await hold(page, '/assets/dialog-*')
    await page.goto(guide)
    await page.locator('html[data-scripted]').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('/chez')
    await page.keyboard.press('Backspace')
    release()
    await page.keyboard.type('cks')

    await expect(page.getByRole('combobox')).toHaveValue('/checks')
    await expect(page.getByRole('option').first()).toContainText('Check a loan')
  })

  test('Enter waits for the results of what is in the box', async ({ page }) => {
    await page.goto(guide)
    await openByKey(page)
    await firstAnswer(page, 'locker')
    const release = await hold(page, '/search/**')
    await page.getByRole('combobox').fill('tool_out')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(guide)
    release()

    await expect(page).toHaveURL('/docs/start/errors#tool-out')
  })

  test('Escape closes it at once, whatever is in the box', async ({ page }) => {
    await page.goto(guide)
    await openByKey(page)
    await firstAnswer(page, 'locker')
    await page.keyboard.press('Escape')

    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('a slash typed into a field stays a slash', async ({ page }) => {
    await page.goto(guide)
    await openByKey(page)
    await page.keyboard.type('/loans/id')

    await expect(page.getByRole('combobox')).toHaveValue('/loans/id')
  })

  test('arrows choose, Enter leads to the very field and shows it', async ({ page }) => {
    await page.goto(guide)
    await openByKey(page)
    await firstAnswer(page, 'maker')
    const [first, second] = [page.getByRole('option').nth(0), page.getByRole('option').nth(1)]
    await page.keyboard.press('ArrowDown')
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('combobox')).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    )
    await page.keyboard.press('ArrowUp')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/docs/api/post-loans#request.tool.hand.maker')
    const field = page.locator('[id="request.tool.hand.maker"]')
    await expect(field).toBeInViewport()
    await expect(field).toBeFocused()
    expect(await field.evaluate((element) => element.matches(':target'))).toBe(true)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('a section of the open page is shown, too', async ({ page }) => {
    await page.goto('/docs/start/errors')
    await openByKey(page)
    await firstAnswer(page, 'shed_closed')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/docs/start/errors#shed-closed')
    await expect(page.locator('#shed-closed')).toBeInViewport()
    await expect(page.locator('#shed-closed')).toBeFocused()
  })

  test('Ctrl and Enter open a new tab and leave the search as it is', async ({ page, context }) => {
    await page.goto(guide)
    await openByKey(page)
    await firstAnswer(page, 'tool_out')
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')])

    await expect(tab).toHaveURL(/#tool-out$/)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a click follows a result; the search is remembered and offered again', async ({ page }) => {
    await page.goto(guide)
    await page.locator('html[data-scripted]').waitFor()
    await page.locator('[data-search-versions]').click()
    await firstAnswer(page, 'bits')
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL('/docs/shed/drills#bits')
    await openByKey(page)
    await page.getByRole('combobox').fill('')
    const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option')
    await expect(recent).toHaveText(['bits'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')

    await expect(page.getByRole('combobox')).toHaveValue('bits')
    await expect(page.getByRole('group', { name: 'Best matches' })).toBeVisible()
  })

  test('results say where they lead, are in groups, and mark what was typed', async ({ page }) => {
    await page.goto('/')
    await openByKey(page)
    await firstAnswer(page, 'locker')

    await expect(page.getByRole('group')).not.toHaveCount(1)
    await expect(page.getByRole('option').first()).toContainText('POST /loans › Request')
    await expect(page.getByRole('option').first().locator('mark').first()).toHaveText('locker')
    await expect(page.getByRole('status').filter({ hasText: /results/ })).toHaveCount(1)
  })

  test('an empty box offers the sections to the keys, and is emptied by its button', async ({ page }) => {
    await page.goto(guide)
    await openByKey(page)
    await firstAnswer(page, 'locker')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByRole('combobox')).toHaveValue('')
    await expect(page.getByRole('combobox')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Clear' })).toBeHidden()
    await expect(page.getByRole('group', { name: 'Popular places' }).getByRole('option')).toHaveText([
      'Start',
      'The shed',
      'Reference',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/docs/start/')
  })

  test('only an operation is called one', async ({ page }) => {
    await page.goto('/')
    await openByKey(page)
    await firstAnswer(page, 'lend a tool')
    const called = await page
      .locator('.search-option:has(.search-kind:text-is("operation")) .search-context')
      .allTextContents()

    expect(called.length).toBeGreaterThan(0)
    expect(called.filter((place) => !/^(POST|PATCH) \/\S+$/.test(place))).toEqual([])
  })

  test('when nothing is found it says so and offers the sections', async ({ page }) => {
    await page.goto('/')
    await openByKey(page)
    await page.getByRole('combobox').fill('qqxyzzy')

    await expect(page.getByRole('dialog')).toContainText('Nothing found for “qqxyzzy”')
    await expect(page.getByRole('dialog').getByRole('link')).not.toHaveCount(0)
  })

  test('if nothing matches well, the search says so, and offers only the nearest section and the list of sections', async ({
    page,
  }) => {
    await page.goto('/')
    await openByKey(page)
    await page.getByRole('combobox').fill('hire a bicycle')
    const dialog = page.getByRole('dialog')

    await expect(dialog).toContainText('Nothing fits “hire a bicycle” well.')
    await expect(page.getByRole('group', { name: 'Nearest' }).getByRole('option')).toHaveCount(1)
    await expect(page.getByRole('option')).toHaveCount(1)
    await expect(dialog.getByRole('link', { name: 'The shed', exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Nothing fits' })).toHaveCount(1)
  })

  test('goes on without a network once it was used, and asks no one else', async ({ page, context }) => {
    const elsewhere: string[] = []
    const read = new Map<string, string>()
    page.on('requestfinished', async (request) => {
      const path = new URL(request.url()).pathname
      if (!path.startsWith('/search/')) return
      const response = await request.response()
      read.set(path, (await response?.text().catch(() => '')) ?? '')
    })
    page.on('request', (request) => {
      if (!request.url().startsWith(`${sites.toolshed.address}/`)) elsewhere.push(request.url())
    })
    await page.goto(guide)
    await openByKey(page)
    await firstAnswer(page, 'drill')
    await expect.poll(() => isWhole(read)).toBe(true)
    await context.setOffline(true)
    await firstAnswer(page, 'latitude')

    await expect(page.getByRole('option').first()).toContainText('latitude')
    expect(elsewhere).toEqual([])
  })

  test('has no accessibility faults, whatever it offers', async ({ page }) => {
    await page.goto(guide)
    await openByKey(page)
    const told = { '': 'Popular', locker: 'POST /loans', 'hire a bicycle': 'Nearest', qqxyzzy: 'Nothing' }
    for (const [query, offered] of Object.entries(told)) {
      await page.getByRole('combobox').fill(query)
      await expect(page.getByRole('dialog')).toContainText(offered)
      expect(await violations(page, 'dialog'), query).toEqual([])
    }
  })

  test('an unknown address offers its own words', async ({ page }) => {
    await page.goto('/docs/drill/bits')
    await page.getByRole('button', { name: 'Search for “drill bits”' }).click()

    await expect(page.getByRole('combobox')).toHaveValue('drill bits')
    await expect(page.getByRole('option').first()).toContainText('Bits')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, isMobile: true, hasTouch: true })

  test('opened from the drawer, it gives the focus back to the menu button', async ({ page }) => {
    await page.goto(guide)
    await page.locator('html[data-scripted]').waitFor()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await openByKey(page)
    await page.keyboard.press('Escape')

    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
  })

  test('the search fills the screen, and a tap follows a result', async ({ page }) => {
    await page.goto(guide)
    await page.locator('html[data-scripted]').waitFor()
    await page.locator('[data-search-versions]').tap()
    await firstAnswer(page, 'latitude')
    const box = await page.getByRole('dialog').boundingBox()
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('option').first().tap()

    await expect(page).toHaveURL('/docs/api/post-loans#request.member.address.position.latitude')
    expect(box).toEqual({ x: 0, y: 0, width: 390, height: 700 })
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no search is shown', async ({ page }) => {
    await page.goto(guide)
    await expect(page.locator('[data-search-versions]')).toBeHidden()
    await page.goto('/docs/drill/bits')

    await expect(page.locator('[data-search-button]:visible')).toHaveCount(0)
  })
})
