import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { readingTest as test } from './test.ts'

const operation = '/docs/api/post-loans'
const locateBody = (page: Page) => page.locator('section:has(> #request)')
/** The marks of a row, as text. */
const rowMarks = /^(?:(?:required|optional|always|conditional|deprecated|read-only|write-only)(?:, |$))+$/
const byId = (page: Page, id: string) => page.locator(`[id="${id}"]`)

for (const javaScriptEnabled of [true, false]) {
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript an address leads to a field deep in a variant that isn't picked, opens the rows around it, and tints only its row`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled })
    await page.goto(`${baseURL}${operation}#request.tool.hand.blade.steel`)
    const row = byId(page, 'request.tool.hand.blade.steel')
    const head = row.locator('> * > summary, > p').first()

    await expect(head).toBeInViewport()
    await expect(row.locator('> details > div')).toBeVisible()
    const untinted = 'rgba(0, 0, 0, 0)'
    await expect(head).not.toHaveCSS('background-color', untinted)
    await expect(row).toHaveCSS('background-color', untinted)
    await page.close()
  })
}

test('an address that a field has next to its own leads to the field and opens it', async ({ page }) => {
  await open(page, operation)
  const row = locateBody(page).locator('li[data-field]:has(> details[id])').first()
  const aliases = await row
    .locator('> [id], > details > summary[id]')
    .evaluateAll((parts) => parts.map(({ id }) => id))
  expect(aliases.length).toBeGreaterThan(0)
  for (const alias of aliases) {
    await page.goto('about:blank')
    await open(page, `${operation}#${alias}`)

    await expect(row.locator('> details')).toHaveAttribute('open')
    await expect(row.locator('> details > summary')).toBeInViewport()
    // If an address refers to the element that opens a row, the browser itself focuses that element.
    expect(await row.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
})

test('a row opens and closes on a press, and offers its address next to its name', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, operation)
  const id = await locateBody(page)
    .locator('li[data-field]:has(> details:not([open]))')
    .first()
    .getAttribute('id')
  const row = byId(page, id!)
  await row.locator('> details > summary').click()
  await expect(row.locator('> details')).toHaveAttribute('open')
  await row.locator('> [data-permalink]').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`#${id}$`))
  await row.locator('> details > summary').click()
  await expect(row.locator('> details')).not.toHaveAttribute('open')
})

test('required only leaves the rows that a request must have, always or at times, by keyboard too, and what the address names', async ({
  page,
}) => {
  await open(page, operation)
  const optional = locateBody(page).locator('li[data-field]:not([data-required]):visible')
  const required = locateBody(page).locator('li[data-required]:visible')
  expect(await optional.count()).toBeGreaterThan(3)
  const before = await required.count()
  await locateBody(page).getByLabel('Required only').first().focus()
  await page.keyboard.press('Space')
  await expect(optional).toHaveCount(0)
  expect(await required.count()).toBe(before)
  // Another field decides which of the two is required.
  await expect(byId(page, 'request.locker')).toBeVisible()
  await expect(byId(page, 'request.parcel')).toBeVisible()

  const hidden = locateBody(page).locator('li[data-field]:not([data-required])').first()
  await page.evaluate((hash) => location.assign(hash), `#${await hidden.getAttribute('id')}`)
  await expect(hidden).toBeVisible()
})

test('one press opens every fold of a body, another closes them', async ({ page }) => {
  await open(page, operation)
  const closed = locateBody(page).locator('details:not([open])')
  expect(await closed.count()).toBeGreaterThan(10)
  await locateBody(page).getByRole('button', { name: 'Open all' }).click()
  await expect(closed).toHaveCount(0)
  await locateBody(page).getByRole('button', { name: 'Close all' }).click()
  await expect(locateBody(page).locator('details[open]')).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false]) {
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript a choice of the filter marks what it requires, and dims and marks what it doesn't use`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, reducedMotion: 'reduce' })
    await page.goto(`${baseURL}${operation}`)
    const group = page.getByRole('radiogroup', { name: /^Show what applies to/ }).first()
    const mark = (id: string) =>
      byId(page, id)
        .locator('> details > summary > span')
        .nth(1)
        .evaluate((element) => getComputedStyle(element, '::after').content)
    const isDimmed = (id: string) =>
      byId(page, id).evaluate((field) => {
        const [name, type] = field.querySelector('summary')!.children
        return getComputedStyle(name!).color === getComputedStyle(type!).color
      })
    const needed = 'request.locker'
    const other = 'request.parcel'
    expect(await mark(needed)).toBe('none')
    await group.getByText('locker', { exact: true }).click()
    expect([await mark(needed), await isDimmed(needed)]).toEqual(['"required"', false])
    expect([await mark(other), await isDimmed(other)]).toEqual(['"not used"', true])
    await group.getByText('any', { exact: true }).click()
    expect([await mark(needed), await isDimmed(needed)]).toEqual(['none', false])
    expect([await mark(other), await isDimmed(other)]).toEqual(['none', false])
    await page.close()
  })
}

for (const javaScriptEnabled of [true, false]) {
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript a link in the filter to a variant picks it in place`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, reducedMotion: 'reduce' })
    await page.goto(`${baseURL}${operation}`)
    const variants = page.getByRole('group', { name: 'Show what applies to tool' })
    const kit = byId(page, 'request.tool.kit')
    const power = byId(page, 'request.tool.power')
    await expect(kit.locator('li[data-field]').first()).not.toBeVisible()
    await variants.getByRole('link', { name: 'kit' }).press('Enter')
    await expect(kit.locator('li[data-field]').first()).toBeVisible()
    await expect(kit).toBeInViewport()
    await expect(power.locator('li[data-field]').first()).not.toBeVisible()
    if (javaScriptEnabled) {
      const line = kit.locator('> p').first()
      await expect(line).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(line.locator('> a').first()).toBeFocused()
    }
    await page.close()
  })
}

test("the browser finds a text in a variant that isn't picked, and shows it", async ({ page }) => {
  await open(page, operation)
  const field = byId(page, 'request.tool.hand.name')
  await expect(page.locator('[data-variant]', { has: field })).toHaveAttribute('hidden', 'until-found')
  await expect(field).not.toBeVisible()
  // A text fragment is found like a text in the find bar, including in content that's hidden until found.
  await page.goto('about:blank')
  await page.goto(`${operation}#:~:text=What%20carpenters%20call%20it`)

  await expect(field).toBeVisible()
})

for (const id of ['request.tool', 'request.tool.hand', 'request.tool.hand.name']) {
  test(`the browser finds a text in a variant again after the reader left the variant, at #${id}`, async ({
    page,
  }) => {
    await open(page, `${operation}#${id}`)
    const kit = byId(page, 'request.tool').locator('[data-tab="kit"] > label')
    const field = byId(page, 'request.tool.hand.name')
    const variant = byId(page, 'request.tool.hand')
    for (const time of ['first', 'second']) {
      await kit.click()
      await expect(field, `before the ${time} time`).not.toBeVisible()
      await expect(variant).toHaveAttribute('hidden', 'until-found')
      await findIn(variant)
      await expect(field, `the ${time} time`).toBeVisible()
    }
  })
}

/** Does what the browser's find bar does when it finds a text in an element. No test can open the find bar. */
async function findIn(hidden: Locator): Promise<void> {
  await hidden.evaluate((element) => {
    element.dispatchEvent(new Event('beforematch', { bubbles: true }))
    element.removeAttribute('hidden')
  })
}

test('errors say their codes, what to do, and where each is explained', async ({ page }) => {
  await open(page, `${operation}#response.409`)
  const error = byId(page, 'response.409')
  await expect(error).toBeInViewport()
  await expect(error).toBeFocused()
  const code = error.locator('dt > a', { hasText: 'reference_taken' })
  await code.click()

  await expect(page.locator('#reference-taken')).toBeInViewport()
})

test('on a phone, a value that a next call takes has the whole line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/docs/api/post-loans')
  const row = page.locator('dl > div', { hasText: /^body/ })
  const [whole, value] = [await row.boundingBox(), await row.locator('dd').boundingBox()]

  expect(whole!.width).toBeGreaterThan(300)
  expect(value!.x).toBe(whole!.x)
  expect(value!.y).toBeGreaterThan(whole!.y)
})

for (const { of, path, words, marks } of [
  {
    of: 'most are there',
    path: '/docs/api/patch-loans-id',
    words: 'Every field is present unless it is marked.',
    marks: 'optional',
  },
  {
    of: 'most may be missing',
    path: operation,
    words: 'A field may be missing unless it is marked.',
    marks: 'always',
  },
]) {
  test(`in a response of which ${of}, only the other rows are marked, and one line says what no mark means`, async ({
    page,
  }) => {
    await open(page, path)
    const response = page.locator('section:has(> [id="response.200"])')
    const rows = response.locator('li[data-field] > details > summary, li[data-field] > p')
    // Behind the name and the type; a row without marks has its sentence there.
    const third = (await rows.locator('> span:nth-child(3)').allTextContents()).map((text) => text.trim())
    const said = third.filter((text) => rowMarks.test(text))

    await expect(response.getByText(words)).toHaveCount(1)
    expect(said).toContain(marks)
    expect(said.length).toBeLessThan(await rows.count())
    for (const text of said)
      expect(text).not.toMatch(marks === 'always' ? /optional|required/ : /always|required/)
  })
}

test('rows inside others have the columns of their list, whether or not they open', async ({ page }) => {
  // Wide enough for rows that are longer than a line of words may be.
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, operation)
  const lists = await page.locator('main').evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true
    const places = (list: Element) =>
      [
        ...list.querySelectorAll(':scope > li[data-field] > p, :scope > li[data-field] > details > summary'),
      ].map((row) => ({
        isOpening: row.matches('summary'),
        // The name, and the words next to it.
        columns: [...row.children].slice(0, 2).map((cell) => cell.getBoundingClientRect().x),
      }))
    return [...main.querySelectorAll('details ul:has(> li[data-field])')].map(places)
  })
  const mixed = lists.filter((rows) => new Set(rows.map(({ isOpening }) => isOpening)).size === 2)

  expect(mixed.length).toBeGreaterThan(0)
  for (const rows of mixed) {
    for (const { columns } of rows) expect(columns).toEqual(rows[0]!.columns)
  }
})
