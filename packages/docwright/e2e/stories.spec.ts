import { expect, test } from '@playwright/test'
import { hold, open, violations } from './checks.ts'
import { part, read } from './sample-part.ts'

const check = '/docs/api/post-checks'
const lend = '/docs/api/post-loans'

test.use({ viewport: { width: 1440, height: 900 } })

test('a story is kept on the page of its next call, whose samples say its IDs on marked lines', async ({
  page,
}) => {
  await open(page, check)
  await page.getByText('Follow a story').click()
  await page.getByRole('button', { name: /^Story/ }).click()
  await page.getByRole('radiogroup', { name: 'Story' }).getByText('A drill comes back late').click()
  const response = part(page, 'Response').locator('pre [data-example]:visible')
  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText('Check')
  await expect(response).toContainText('"loan_id": "loan-0116"')
  await page.locator('[data-story] a:visible').last().click()
  await expect(page).not.toHaveURL(check)

  await expect(page.getByRole('button', { name: /^Story/ })).toContainText('A drill comes back late')
  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText('Late return')
  await expect(response).toContainText('"id": "loan-0116"')
  // The step's own example is about another loan.
  await expect(part(page, 'Response').locator('[data-changed]:visible')).toHaveCount(2)

  await page.locator('[data-story] button:visible').first().click()
  await expect(page.locator('[data-changed]')).toHaveCount(0)
  await expect(response).toContainText('"id": "loan-0116"')
})

test('what opens stays under the pointer, and the step whose example shows is the current one', async ({
  page,
}) => {
  await open(page, lend)
  const title = page.getByText('Follow a story')
  const before = await title.boundingBox()
  await title.click()

  await expect(page.locator('[data-stories]')).toHaveAttribute('open')
  expect((await title.boundingBox())?.y).toBe(before?.y)
  const shown = await page.locator('[name$="request.example"]:checked').getAttribute('id')
  const current = page.locator('[data-story] [aria-current="step"]')
  await expect(current).toHaveAttribute('value', shown!)
})

test('a story that is picked while its code is on the way is kept as well', async ({ page }) => {
  const letGo = await hold(page, '**/assets/scenario-*')
  await open(page, check)
  await page.getByText('Follow a story').click()
  await page.getByRole('button', { name: /^Story/ }).click()
  await page.getByRole('radiogroup', { name: 'Story' }).getByText('A drill comes back late').click()
  letGo()
  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText('Check')
  await page.locator('[data-story] a:visible').last().click()
  await expect(page).not.toHaveURL(check)
  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText('Late return')
})

test('a step of another operation that is taken while the code is on the way shows its example there', async ({
  page,
}) => {
  const letGo = await hold(page, '**/assets/scenario-*')
  await open(page, lend)
  await page.getByText('Follow a story').click()
  await page.locator('[data-story] a:visible', { hasText: 'Check in vain' }).click()
  await expect(page).toHaveURL(check)
  letGo()

  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText('Check in vain')
  await expect(part(page, 'Response').locator('pre [data-example]:visible')).toContainText('"shed_closed"')
})

test('a story that is picked while the code is on the way is followed on the page that its reader goes to', async ({
  page,
}) => {
  const letGo = await hold(page, '**/assets/scenario-*')
  await open(page, check)
  await page.getByText('Follow a story').click()
  await page.getByRole('button', { name: /^Story/ }).click()
  await page.getByRole('radiogroup', { name: 'Story' }).getByText('A drill comes back late').click()
  await page.keyboard.press('Escape')
  await page.locator('[data-menu] a[href="/docs/api/patch-loans-id"]').click()
  await expect(page).toHaveURL('/docs/api/patch-loans-id')
  letGo()

  await expect(page.getByRole('button', { name: /^Story/ })).toContainText('A drill comes back late')
  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText('Keep')
})

test('a story is followed through three operations, kept for the session, and answered as it tells', async ({
  page,
}) => {
  await open(page, lend)
  await page.getByText('Follow a story').click()
  await expect(page.getByRole('button', { name: /^Story/ })).toContainText('The shed is closed')
  const response = part(page, 'Response').locator('pre [data-example]:visible')
  await expect(response).toContainText('"reference": "ref-117"')

  await page.locator('[data-story] a:visible', { hasText: 'Check in vain' }).click()
  await expect(page.getByRole('button', { name: /^Story/ })).toContainText('The shed is closed')
  await expect(response).toContainText('"code": "shed_closed"')
  const request = part(page, 'Request')
  await expect(request.locator('pre:visible')).toContainText('ref-117')
  await expect(request.locator('pre:visible')).not.toContainText('ref-116')
  await expect(request.locator('[data-changed]:visible')).toHaveCount(1)

  await page.locator('[data-story] a:visible', { hasText: 'Late return' }).click()
  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText('Late return')
  await expect(response).toContainText('"reference": "ref-117"')
  await expect(response).toContainText('"status": "returned"')
  await page.reload()
  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText('Late return')

  // The first story, which is picked unless another is followed, is picked before the code that follows one has come.
  const letGo = await hold(page, '**/assets/scenario-*')
  await open(page, check)
  await page.getByText('Follow a story').click()
  await page.getByRole('button', { name: /^Story/ }).click()
  await page.getByRole('radiogroup', { name: 'Story' }).locator('label').first().click()
  letGo()
  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText('Check')
  await expect(response).toContainText('"free": true')
  await expect(request.locator('[data-changed]')).toHaveCount(0)
})

test('an operation with one example of its request says the IDs and amounts of the story, too, and answers each step', async ({
  page,
}) => {
  await open(page, check)
  await page.getByText('Follow a story').click()
  await page.getByRole('button', { name: /^Story/ }).click()
  await page.getByRole('radiogroup', { name: 'Story' }).getByText('A late drill is paid for').click()
  await page.locator('[data-story] a:visible', { hasText: /^Fine$/ }).click()
  const request = part(page, 'Request')
  const response = part(page, 'Response')
  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText('Fine')
  await expect(request.locator('mark:visible')).toHaveText(['loan-0116', '900'])
  await expect(response.locator('mark:visible')).toHaveText(['loan-0116', '900'])
  await expect(response.locator('pre')).toContainText('"id": "fine-500"')

  await page.locator('[data-story] [aria-current="step"]').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText('Fine in vain')
  await expect(page.locator('[data-announcer]')).toHaveText(/^Response: 503/)
  await expect(response.locator('[data-example]:visible')).toContainText('"code": "shed_closed"')
  await expect(request.locator('mark:visible')).toHaveText(['loan-0116', '900'])
  await page.reload()
  await expect(response.locator('[data-example]:visible')).toContainText('"code": "shed_closed"')

  await page.getByRole('button', { name: 'Fine', exact: true }).click()
  await expect(response.locator('mark:visible')).toHaveText(['loan-0116', '900'])
  await expect(page.locator('[data-announcer]')).toHaveText('Response: 201')
  expect(await violations(page, '[data-part]')).toEqual([])
})

test('a step is taken by touch, and its answer shows again after the responses have been read', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1440, height: 500 } })
  const page = await context.newPage()
  await open(page, `${baseURL}${check}`)
  await page.getByText('Follow a story').tap()
  await page.getByRole('button', { name: /^Story/ }).tap()
  await page.getByRole('radiogroup', { name: 'Story' }).getByText('The shed is closed').tap()
  const response = part(page, 'Response').locator('pre [data-example]:visible')
  await expect(response).toContainText('"code": "shed_closed"')
  await read(page, 'response.200')
  await expect(response).toContainText('"free": true')
  await read(page, 'request.model')
  await expect(response).toContainText('"code": "shed_closed"')
  await expect(part(page, 'Request').locator('mark:visible')).toHaveText('ref-117')

  await context.close()
})

test('without JavaScript, the first story is shown, and another can be picked', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}${check}`)
  await page.getByText('Follow a story').click()
  const steps = page.locator('[data-story]:visible > li')
  await expect(steps).toHaveText(['Check', 'Return'])

  await page.getByRole('button', { name: /^Story/ }).click()
  await page.getByRole('radiogroup', { name: 'Story' }).getByText('The shed is closed').click()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-story]:visible > li')).toHaveCount(4)
  await expect(page.locator('[data-story] a:visible', { hasText: 'Lend' })).toHaveAttribute('href', lend)

  await context.close()
})

test('without the code of scenarios, and of what marks fields, a scenario silently picks its example and leads on', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route(/\/assets\/(?:scenario|field-example|follow-reading)-/, (route) => route.abort())
  await open(page, '/docs/api/patch-loans-id')
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/scenario-'))
  await page.getByText('Follow a story').click()
  await lost
  await page.locator('[data-story] label:visible').last().click()
  await expect(page.locator('[name="request.example"]').first()).not.toBeChecked()
  await page.locator('[data-field] summary').first().hover()
  await page.locator('[data-story] a:visible').first().click()
  await expect(page).not.toHaveURL(/patch/)

  expect(errors).toEqual([])
})
