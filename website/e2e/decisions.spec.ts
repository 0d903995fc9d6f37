import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { faintText, open, overflow, violations } from './checks.ts'
import { address, folder } from './site.ts'

// Disable animations.
test.use({ baseURL: address, contextOptions: { reducedMotion: 'reduce' } })

const href = '/docs/fraud-prevention/'
const explorer = '[data-island="DecisionExplorer"]'

/** The examples in the order of their buttons. */
const examples = [
  'Known customer, approved',
  'Stored transaction, 3-D Secure challenge',
  'High-value gift cards, sent to review',
  'Card testing, declined',
  'Card on a blocklist',
] as const
const [approved, challenged, reviewed, tested, blocked] = examples

const picks = (page: Page) => page.getByRole('group', { name: 'Example' })
const pick = (page: Page, example: string) => picks(page).getByText(example)
const paths = (page: Page) => page.locator(explorer).getByRole('region')
const steps = (page: Page) => paths(page).getByRole('listitem')

/** Returns the examples of the selected button, the marked row and the visible path. */
async function shown(page: Page) {
  const marked = await page.locator(explorer).evaluate((island) =>
    [...island.querySelectorAll('[role=group] > a, tbody > tr')]
      .filter((each) => {
        const cell = each.matches('tr') ? each.firstElementChild! : each
        return getComputedStyle(cell).backgroundColor !== 'rgba(0, 0, 0, 0)'
      })
      .map((each) => each.querySelector('span, a')?.textContent),
  )
  const names = await paths(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  return [...marked, ...names]
}

const all = (example: string) => [example, example, example]

test('initially, the explorer shows the path in which every step has a number', async ({ page }) => {
  await open(page, href)

  expect(await shown(page)).toEqual(all(reviewed))
  await expect(steps(page)).toHaveText([
    /^Lists.*none$/,
    /^Model.*62$/,
    /^Score rules.*Gift cards above 200 EUR.*\+12$/,
    /^Score.*high74/,
    /^Decision rules.*shadow: doesn't count.*none$/,
    /^ThresholdsFrom 70 to 84\.review$/,
    /^Combine: the strictest wins.*decision_source score.*decision review$/,
  ])
})

test('a click selects an example: its path, row, button and last step', async ({ page }) => {
  await open(page, href)
  for (const [example, told] of [
    [blocked, 'decision_source: acl, decision: decline.'],
    [approved, 'decision_source: score, decision: approve.'],
    [challenged, 'decision_source: rule, decision: challenge_3ds.'],
    [tested, 'decision_source: rule, decision: decline.'],
    [reviewed, 'decision_source: score, decision: review.'],
  ] as const) {
    await pick(page, example).click()

    await expect(picks(page).getByRole('button', { pressed: true })).toContainText(example)
    await expect(page.locator(explorer).getByRole('status')).toContainText(told)
    expect(await shown(page)).toEqual(all(example))
  }
  await expect(page).toHaveURL(href)
})

test('the buttons are one tab stop, and arrow keys select the next one immediately and wrap around', async ({
  page,
}) => {
  await open(page, href)
  await pick(page, reviewed).click()
  await expect(picks(page).getByRole('button', { pressed: true })).toBeVisible()
  const focused = page.locator(':focus')
  for (const [key, example] of [
    ['ArrowRight', tested],
    ['ArrowDown', blocked],
    ['ArrowRight', approved],
    ['ArrowLeft', blocked],
    ['ArrowUp', tested],
  ] as const) {
    await page.keyboard.press(key)

    await expect(focused).toContainText(example)
    expect(await shown(page)).toEqual(all(example))
  }
  await page.keyboard.press('Tab')
  await expect(paths(page).locator(focused)).toHaveText('acl_hits')
  await page.keyboard.press('Shift+Tab')
  await expect(focused).toContainText(tested)
})

test('a key press before hydration selects an example too', async ({ page }) => {
  await open(page, href)
  await picks(page).getByRole('link').nth(0).focus()
  await page.keyboard.press('ArrowRight')

  await expect(page.locator(':focus')).toContainText(challenged)
  expect(await shown(page)).toEqual(all(challenged))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await picks(page).getByRole('button', { name: blocked }).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => shown(page)).toEqual(all(blocked))
})

test('an example’s name in the table selects the example and scrolls to the buttons', async ({ page }) => {
  await open(page, href)
  await page.getByRole('row').getByRole('link', { name: tested }).click()

  await expect(paths(page)).toHaveAccessibleName(tested)
  await expect(pick(page, tested)).toBeInViewport()
  await expect(page.locator(explorer).getByRole('status')).toContainText('rule, decision: decline.')
  expect(await shown(page)).toEqual(all(tested))
})

test('an address with a fragment selects a path, on load and later, before and after hydration', async ({
  page,
}) => {
  await open(page, `${href}#decision-acl_blocked`)
  expect(await shown(page)).toEqual(all(blocked))
  await pick(page, blocked).hover()
  await expect(picks(page).getByRole('button', { pressed: true })).toContainText(blocked)
  expect(await shown(page)).toEqual(all(blocked))

  await page.evaluate(() => {
    location.hash = 'decision-ecommerce_approved'
  })
  await expect.poll(() => shown(page)).toEqual(all(approved))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each example is a link to its path, and all numbers are in the table', async ({ page }) => {
    await page.goto(href)
    await expect(paths(page)).toHaveAccessibleName(reviewed)
    for (const example of examples) {
      await picks(page).getByRole('link', { name: example }).click()

      await expect(paths(page)).toHaveAccessibleName(example)
      await expect(paths(page)).toBeInViewport()
    }
    const rows = page.locator(explorer).getByRole('row')
    await expect(rows.filter({ hasText: reviewed })).toHaveText(/62\+1274reviewscore$/)
    await expect(rows.filter({ hasText: 'Deadline passed' })).toHaveText(/null–nullapprovefallback$/)
  })
})

test('without JavaScript, the button and the row of the path in the address are marked', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(href)
  for (const example of examples) {
    await pick(page, example).click()
    await expect.poll(() => shown(page)).toEqual(all(example))
  }
})

for (const [index, example] of examples.entries()) {
  // Axe is slow, so test only the last path here, and the others in the sweep.
  const tag = index === examples.length - 1 ? [] : ['@sweep']
  test(`axe finds nothing wrong with the path of “${example}” before and after hydration, and no low contrast in dark mode`, {
    tag,
  }, async ({ page }) => {
    await open(page, href)
    expect(await violations(page, explorer)).toEqual([])
    await pick(page, example).click()
    await expect(paths(page)).toHaveAccessibleName(example)
    expect(await violations(page, explorer)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await faintText(page, explorer)).toEqual([])
  })
}

test('at 390 px the examples are rows, the path is vertical, and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, href)
  for (const example of examples) {
    await pick(page, example).click()
    await expect(paths(page)).toHaveAccessibleName(example)
    const lefts = await steps(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(1)
    expect(await overflow(page)).toEqual([])
  }
  const rows = await picks(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(new Set(rows).size).toBe(examples.length)
})

test('in print, every example has its path below its name', async ({ page }) => {
  await open(page, href)
  await pick(page, tested).click()
  await expect(paths(page)).toHaveAccessibleName(tested)
  await page.emulateMedia({ media: 'print' })

  await expect(picks(page)).toBeHidden()
  await expect(paths(page)).toHaveCount(examples.length)
  for (const [index, example] of examples.entries()) {
    await expect(paths(page).nth(index)).toBeVisible()
    const { height } = (await paths(page).nth(index).getByRole('heading', { name: example }).boundingBox())!
    expect(height).toBeGreaterThan(10)
  }
})

test('with forced colors, a border marks the button and the row of the path', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, href)
  await pick(page, tested).click()
  await expect(paths(page)).toHaveAccessibleName(tested)
  await page.locator('h1').click()
  const framed = await page.locator(explorer).evaluate((island) => {
    const all = [...island.querySelectorAll('[role=group] > a, tbody > tr')]
    const ground = getComputedStyle(document.documentElement).backgroundColor
    const isFramed = (each: Element) => getComputedStyle(each).outlineColor !== ground
    return all.filter(isFramed).map((each) => each.querySelector('span, a')?.textContent)
  })

  expect(framed).toEqual([tested, tested])
})

test('the page’s Markdown contains the text of all paths', () => {
  const markdown = readFileSync(path.join(folder, href, 'index.md'), 'utf8')

  for (const example of examples) expect(markdown).toContain(example)
  for (const words of [
    'Gift cards above 200 EUR',
    '+12',
    'The blocklist ends the evaluation.',
    'From 70 to 84.',
  ]) {
    expect(markdown).toContain(words)
  }
  expect(markdown).toMatch(/\| Deadline passed, fallback decision \| null \| – \| null \|/)
})
