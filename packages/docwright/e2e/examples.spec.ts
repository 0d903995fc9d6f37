import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { open } from './checks.ts'
import { part, read } from './sample-part.ts'

const lend = '/docs/api/post-loans'

test.use({ viewport: { width: 1440, height: 900 } })

test('arriving at a field, pointing at it or focusing it marks its lines next to it', async ({ page }) => {
  await open(page, `${lend}#request.locker.number`)
  await expect.poll(() => listMarked(page)).toEqual(['"number": 12,'])
  await page.locator('[id="request.locker.code"] p').first().hover()
  await expect.poll(() => listMarked(page)).toEqual(['"code": "4471"'])
  await page.locator('[id="request.locker"] > details > summary').focus()
  await expect.poll(() => listMarked(page)).toEqual(['"locker": {', '"number": 12,', '"code": "4471"', '},'])
})

test('a key leads to its field, which is opened, marked and in view, and by keyboard too', async ({
  page,
}) => {
  await open(page, lend)
  const request = part(page, 'Request')
  await request.locator('pre:visible').hover()
  const key = request.getByRole('link', { name: '"serial"' })
  await key.hover()
  const href = await key.getAttribute('href')
  await expect(page.locator('[data-field][data-marked]')).toHaveAttribute('id', href!.slice(1))
  await key.click()

  await expect(page.locator(`[id="${href!.slice(1)}"]`)).toBeInViewport()
  await expect(page).toHaveURL(`${lend}${href}`)

  await request.locator('pre:visible').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('pre a:focus')).toHaveText('"purpose"')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${lend}#request.purpose`)
})

test('every key of a visible example links to a place on the page, unless a page of its own describes it', async ({
  page,
}) => {
  await open(page, lend)
  await part(page, 'Request').locator('pre:visible').hover()
  await expect(page.locator('pre:visible a').first()).toBeVisible()
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('[data-part] pre a')].filter(
      ({ hash }) => !document.getElementById(hash.slice(1)),
    ),
  )
  const keys = await page.locator('[data-part] pre a').allTextContents()

  expect(lost).toEqual([])
  expect(keys).toEqual(expect.arrayContaining(['"reference"', '"serial"', '"price"', '"status"']))
})

test('the picked example closes its list, and the code begins where it began', async ({ page }) => {
  await open(page, lend)
  const request = part(page, 'Request')
  const code = request.locator('pre:visible')
  const before = await code.boundingBox()
  const button = request.getByRole('button', { name: /^Example/ })
  await button.click()
  const list = page.getByRole('radiogroup', { name: 'Example' })
  const options = page.locator('[name="request.example"]')
  await expect(list.getByRole('radio').first()).toBeFocused()
  await list.locator('label').nth(1).click()

  await expect(list).toBeHidden()
  await expect(options.nth(1)).toBeChecked()
  await expect(button).toContainText(
    (await options.nth(1).evaluate(({ parentElement }) => parentElement!.textContent))!,
  )
  expect((await code.boundingBox())?.y).toBe(before?.y)

  await button.press('Enter')
  await expect(options.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(2)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(list).toBeHidden()
  await expect(button).toBeFocused()
})

test("the response to the selected request's example is shown, with its initial status, even after the errors", async ({
  page,
}) => {
  await open(page, lend)
  const shown = part(page, 'Response').locator('pre [data-example]:visible')
  await pickExample(page, 1)
  await expect(shown).toContainText('"channel": "desk"')
  await read(page, 'response.404')
  await expect(shown).toContainText('"status": 404')
  await read(page, 'request.purpose')
  await expect(shown).toContainText('"channel": "desk"')

  await read(page, 'response.404')
  await expect(shown).toContainText('"status": 404')
  await pickExample(page, 0)
  await expect(shown).toContainText('"reference": "ref-117"')
  await expect(page.locator('[name="response.example"]:checked')).toHaveAttribute('data-of', 'response.201')
})

test('the samples follow the reader, keep what was picked until the next section, and return to the request after the statuses', async ({
  page,
}) => {
  // The samples move up when the navbar hides, so a click at the earlier position would miss its target.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await open(page, lend)
  const picked = page.locator('[name="response.example"]:checked')
  await read(page, 'response.401')
  await expect(picked).toHaveAttribute('data-of', 'response.401')
  await expect(part(page, 'Response').locator('pre [data-example]:visible')).toContainText('"status": 401')

  await part(page, 'Response').getByRole('button', { name: '5xx' }).click()
  await page.getByRole('radiogroup', { name: '5xx' }).locator('label').first().click()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 4)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 4)
  await page.clock.fastForward(300)
  await expect(picked).toHaveAttribute('data-of', 'response.500')

  await read(page, 'response.404')
  await expect(picked).toHaveAttribute('data-of', 'response.404')
  await read(page, 'response-headers')
  await expect(picked).toHaveAttribute('data-of', 'response.201')
  await read(page, 'request.purpose')
  await expect(picked).toHaveAttribute('data-of', 'response.201')
})

test('inside a variant, an example shows that uses it, with its response, and a screen reader hears of it', async ({
  page,
}) => {
  await open(page, lend)
  await page.goto(`${lend}#request.tool.kit.pieces`)

  await expect(page.locator('[name="request.example"]:checked')).toHaveAttribute('data-uses', /\.kit/)
  await expect(part(page, 'Request').locator('pre:visible')).toContainText('Carpenter')
  await expect(part(page, 'Response').locator('pre [data-example]:visible')).toContainText(
    '"channel": "post"',
  )
  await expect(page.locator('[data-announcer]')).toHaveText('Response: kit_by_post')
})

test('an example that comes up for a variant has the lines of the variant marked', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 })
  await open(page, lend)
  await page.getByRole('group', { name: /tool$/ }).getByRole('link', { name: 'kit' }).press('Enter')

  await expect.poll(() => listMarked(page)).toContain('"label": "Carpenter",')
  const lines = await listMarked(page)
  expect([lines[0], lines.at(-1)]).toEqual(['"tool": {', '},'])
})

test('the samples are as high as the window, below the navbar and without it', async ({ page }) => {
  await open(page, lend)
  const panel = page.getByRole('region', { name: 'Samples' })
  const edges = async () => {
    const { y, height } = (await panel.boundingBox())!
    return { isAtTop: y <= 20, isWhole: y + height > 850 && y + height <= 900 }
  }
  expect(await edges()).toEqual({ isAtTop: false, isWhole: true })
  await page.mouse.move(600, 600)
  await page.mouse.wheel(0, 1500)

  await expect.poll(edges).toEqual({ isAtTop: true, isWhole: true })
})

test('whatever field is focused, its line comes into view in the samples, and the page stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page, lend)
  await part(page, 'Request').locator('pre:visible').hover()
  await page.mouse.move(600, 400)
  await page.locator('pre a:visible').first().waitFor()
  const { seen, lost } = await page.evaluate(async () => {
    const lost: string[] = []
    let seen = 0
    for (const field of document.querySelectorAll<HTMLElement>('[data-field]')) {
      const place = scrollY
      field.firstElementChild!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve))
      for (const mark of document.querySelectorAll<HTMLElement>('[data-mark]')) {
        const box = mark.closest('pre')!.getBoundingClientRect()
        const { top } = mark.getBoundingClientRect()
        const isFirst = mark === mark.closest('code')!.querySelector('[data-mark]')
        const isInView = top >= box.top - 1 && top + 20 <= box.bottom
        if (isFirst) seen += 1
        if ((isFirst && !isInView) || scrollY !== place) lost.push(field.id)
      }
    }
    return { seen, lost }
  })

  expect(lost).toEqual([])
  expect(seen).toBeGreaterThan(20)
})

test('the samples of every language go to the server that is picked, and back', async ({ page }) => {
  await open(page, lend)
  const server = page.getByRole('combobox', { name: 'Server' })
  const urls = await server
    .locator('option')
    .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value))
  const codes = part(page, 'Request').locator('pre > code')
  const sentTo = async () => {
    const texts = await codes.allTextContents()
    return texts.map((text) => urls.filter((url) => text.includes(`${url}/loans`)))
  }
  const languages = await codes.count()
  expect(languages).toBeGreaterThan(5)
  expect(await sentTo()).toEqual(Array(languages).fill([urls[0]]))
  for (const url of [urls[1]!, urls[0]!]) {
    await server.selectOption(url)
    await expect.poll(sentTo).toEqual(Array(languages).fill([url]))
  }
})

for (const javaScriptEnabled of [true, false]) {
  test(`on a phone a list that opens upwards leaves the page where it is, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 800 } })
    const page = await context.newPage()
    await page.goto(`${baseURL}${lend}`)
    const button = page.locator('[popovertarget="pick.4xx"]')
    await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const before = await button.boundingBox()
    await button.click()
    const list = page.getByRole('radiogroup', { name: '4xx' })
    const option = list.locator('label').first()
    await expect(option).toBeVisible()
    const { y, height } = (await list.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(before!.y)
    await option.click()
    await expect(button).toContainText('400')

    expect((await button.boundingBox())!.y).toBe(before!.y)
    await context.close()
  })
}

test('without JavaScript, lists, statuses and languages pick what shows', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}${lend}`)
  await page.getByRole('button', { name: '4xx' }).click()
  await page.getByRole('radiogroup', { name: '4xx' }).locator('label').first().click()
  await page.keyboard.press('Escape')
  await expect(part(page, 'Response').locator('pre')).toContainText('"status": 400')
  await expect(page.locator('[popovertarget="pick.4xx"]')).toContainText('400')

  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('radiogroup', { name: 'Language' }).getByText('Python').click()
  await page.keyboard.press('Escape')
  await expect(part(page, 'Request').locator('pre:visible')).toContainText('import')
  const folded = await part(page, 'Request').locator('pre:visible').boundingBox()
  await page.getByText('Show all lines').first().click()
  const whole = await part(page, 'Request').locator('pre:visible').boundingBox()

  expect(folded!.height).toBeLessThan(300)
  expect(whole!.height).toBeGreaterThan(600)
  await context.close()
})

/** Picks an example with the keyboard, because for a mouse click, Playwright may scroll to another section. */
async function pickExample(page: Page, place: number): Promise<void> {
  await part(page, 'Request')
    .getByRole('button', { name: /^Example/ })
    .press('Enter')
  // A moment after the list opens, the selected option has the focus.
  await expect(page.locator('[name="request.example"]:checked')).toBeFocused()
  await page.locator('[name="request.example"]').nth(place).press('Space')
  await page.keyboard.press('Enter')
}

/** Returns the marked lines of the visible example that are in view. */
function listMarked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-mark]')].flatMap((mark) => {
      const code = mark.closest('code')!
      const box = mark.closest('pre')!.getBoundingClientRect()
      const line = Number.parseFloat(getComputedStyle(code).lineHeight)
      const { top, bottom } = mark.getBoundingClientRect()
      if (top < box.top || bottom > box.bottom + 1) return []
      return code.innerText
        .split('\n')
        .slice(Math.round(mark.offsetTop / line), Math.round((mark.offsetTop + mark.offsetHeight) / line))
        .map((text) => text.trim())
    }),
  )
}
