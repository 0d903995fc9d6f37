import { expect, test } from '@playwright/test'
import { open, part, showFace } from './checks.ts'
import { address } from './site.ts'

test.use({ baseURL: address, viewport: { width: 1440, height: 900 } })

const evaluate = '/docs/api/post-v-1-risk-evaluations'

test('opening an error shows the example of its code, or else of its status', async ({ page }) => {
  await open(page, evaluate)
  const answers = part(page, 'Response')
  const shown = answers.locator('pre [data-example]:visible')
  const row = page.locator('[id="response.422"]')
  await row.getByText('Idempotency key reused').click()
  await expect(shown).toContainText('"code": "idempotency_key_reused"')
  await row.getByRole('link', { name: 'card_data_not_allowed' }).focus()
  await expect(shown).toContainText('"code": "card_data_not_allowed"')
  await page.locator('[id="response.401"]').getByRole('link', { name: '401' }).click()
  await expect(shown).toContainText('"status": 401')
})

test('opening a field highlights its lines in the example, or says that the example doesn’t have it', async ({
  page,
}) => {
  await open(page, evaluate)
  const request = part(page, 'Request')
  await page.locator('[id="request.transaction.terminal"] > details > summary').click()
  await expect(request.getByText('Not in this example: transaction.terminal')).toBeVisible()
  await expect(page.locator('[data-mark]')).toHaveCount(0)
  await page.locator('[id="request.transaction.device"] > details > summary').click()

  await expect(request.locator('[data-mark]')).toHaveCount(1)
  await expect(request.getByText('Not in this example')).toHaveCount(0)
})

for (const width of [1180, 996, 860, 768, 390, 360]) {
  test(`at ${width} px the marks of the responses are in one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/docs/api/post-assets-transactions')
    await showFace(page)
    const chips = page.getByRole('group', { name: 'Status' })
    const tops = await chips
      .locator('> *')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))

    expect(tops.length).toBe(4)
    expect(new Set(tops).size).toBe(1)
  })
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${size.width} px, the list of errors opens downward, as high as the window allows, and fades out until its end`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await open(page, evaluate)
    const button = part(page, 'Response').getByRole('button', { name: '4xx' })
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await button.click()
    const list = page.getByRole('radiogroup', { name: '4xx' })
    await expect(list).toBeVisible()
    const [opener, box] = [(await button.boundingBox())!, (await list.boundingBox())!]
    expect(box.y).toBeGreaterThanOrEqual(opener.y + opener.height - 1)
    expect(box.y + box.height).toBeGreaterThan(size.height - 30)
    expect(box.y + box.height).toBeLessThanOrEqual(size.height)
    const fade = () => list.evaluate((element) => getComputedStyle(element, '::after').blockSize)
    await expect.poll(fade).toBe('48px')
    await list.evaluate((element) => element.scrollTo({ top: 9999, behavior: 'instant' }))
    await expect.poll(fade).toBe('0px')
    await page.keyboard.type('409')
    const picked = list.getByRole('group', { name: '409' }).getByRole('radio').first()
    await expect(picked).toBeChecked()
    await expect(picked.locator('xpath=..')).toBeInViewport({ ratio: 1 })
  })
}

test('in a narrow panel, the request gets more space than the response, and its caption has one line until it’s pointed at', async ({
  page,
}) => {
  await page.setViewportSize({ width: 860, height: 900 })
  await open(page, '/docs/api/patch-v-1-assets-transactions-id')
  const heights = await Promise.all(
    ['Request', 'Response'].map(async (title) => (await part(page, title).boundingBox())!.height),
  )
  expect(heights[0]! / (heights[0]! + heights[1]!)).toBeGreaterThanOrEqual(0.55)
  const caption = part(page, 'Request').locator('pre:visible ~ div:visible p').first()
  const lines = () =>
    caption.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    )
  expect(await lines()).toBeLessThan(1.5)
  await part(page, 'Request').locator('pre:visible').hover()
  await caption.hover()
  await expect.poll(lines).toBeGreaterThan(1.5)
})

test('the rules of a call begin below their title', async ({ page }) => {
  await open(page, evaluate)
  const title = page.getByText('Rules of this call')
  await title.click()
  const rules = title.locator('xpath=following-sibling::*').first()
  const [above, below] = [(await title.boundingBox())!, (await rules.boundingBox())!]

  expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(8)
})

test('mutually exclusive fields are explained once, at the top of a body', async ({ page }) => {
  await open(page, `${evaluate}#request`)
  const words = page.getByText(/exactly one of/i).filter({ visible: true })

  await expect(words).toHaveCount(1)
})

test('the seven events of an update are chips, and one is visible', async ({ page }) => {
  await open(page, '/docs/api/patch-v-1-assets-transactions-id')
  const events = page.getByRole('radiogroup', { name: 'update_type' }).first()
  await expect(events.locator('> [data-tab] > label')).toHaveCount(7)
  await events.locator('> [data-tab="chargeback"] > label').click()

  await expect(events.locator('> [data-tab] > [data-variant]:visible')).toHaveAttribute(
    'id',
    'request.chargeback',
  )
  await expect(part(page, 'Request').locator('pre:visible')).toContainText('"update_type": "chargeback"')
})

test('a path above a request breaks only between its parts, and the method and the button stay next to the first line of the endpoint', async ({
  page,
}) => {
  await page.setViewportSize({ width: 240, height: 800 })
  await open(page, '/docs/api/patch-v-1-assets-transactions-id')
  const call = part(page, 'Request')
    .locator('code')
    .filter({ hasText: /^PATCH/ })
    .first()
  const broken = await call.evaluate((code) => {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
    const found: (string | null)[] = []
    while (texts.nextNode()) {
      const text = document.createRange()
      text.selectNodeContents(texts.currentNode)
      if (new Set([...text.getClientRects()].map(({ top }) => top)).size > 1) found.push(text.toString())
    }
    return found
  })
  const endpoint = page.locator('[data-endpoint]')
  const [method, path, button] = await Promise.all(
    [endpoint.locator('[data-method]'), endpoint.locator('pre'), endpoint.getByRole('button')].map(
      async (each) => (await each.boundingBox())!,
    ),
  )

  expect((await call.boundingBox())!.height).toBeGreaterThan(40)
  expect(broken).toEqual([])
  expect(path!.height).toBeGreaterThan(50)
  expect(method!.y - path!.y).toBeLessThan(10)
  expect(button!.y - path!.y).toBeLessThan(10)
})
