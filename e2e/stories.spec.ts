import { expect, test } from '@playwright/test'
import { open } from './checks.ts'
import { part } from './sample-part.ts'

const evaluate = '/docs/api/post-v-1-risk-evaluations'
const create = '/docs/api/post-assets-transactions'

test.use({ viewport: { width: 1440, height: 900 } })

test('a story is kept on the page of its next call, whose samples say its ids on marked lines', async ({
  page,
}) => {
  await open(page, evaluate)
  await page.getByText('Follow a story').click()
  await page.getByRole('button', { name: /^Story/ }).click()
  await page.getByRole('radiogroup', { name: 'Story' }).locator('label').nth(1).click()
  const story = await page
    .locator('[name="request.story"]:checked')
    .evaluate((option) => option.parentElement!.textContent)
  const response = part(page, 'Response').locator('pre [data-example]:visible')
  const payment = /"transaction_id": ("[^"]+")/.exec(await response.innerText())?.[1]
  await page.locator('[data-story] a:visible').last().click()
  await expect(page).not.toHaveURL(evaluate)

  await expect(page.getByRole('button', { name: /^Story/ })).toContainText(story!)
  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText(
    (await page.locator('[data-story]:visible > li').last().textContent())!,
  )
  await expect(response).toContainText(`"id": ${payment}`)
  await expect(part(page, 'Response').locator('[data-changed]').first()).toBeVisible()

  await page.locator('[data-story] label:visible').first().click()
  await expect(page.locator('[data-changed]')).toHaveCount(0)
  await expect(response).toContainText(`"id": ${payment}`)
})

test('one payment is followed through three operations, kept for the session, and answered as the story tells', async ({
  page,
}) => {
  await open(page, create)
  await page.getByText('Follow a story').click()
  await expect(page.getByRole('button', { name: /^Story/ })).toContainText('You decide in an outage')
  const order = '"external_id": "ord-2026-000117"'
  const response = part(page, 'Response').locator('pre [data-example]:visible')
  await expect(response).toContainText(order)

  await page.locator('[data-story] a:visible', { hasText: 'Evaluate' }).click()
  await expect(page.getByRole('button', { name: /^Story/ })).toContainText('You decide in an outage')
  await expect(response).toContainText('"code": "service_unavailable"')
  const request = part(page, 'Request')
  await expect(request.locator('pre:visible')).toContainText('ord-2026-000117')
  await expect(request.locator('pre:visible')).not.toContainText('ord-2026-000118')
  await expect(request.locator('[data-changed]:visible')).toHaveCount(1)

  await page.locator('[data-story] a:visible', { hasText: 'Chargeback won' }).click()
  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText('Chargeback won')
  await expect(response).toContainText(order)
  await expect(response).toContainText('"fraud_label": "cleared"')
  await page.reload()
  await expect(page.locator('[data-story] [aria-current="step"]')).toHaveText('Chargeback won')

  await page.goto(evaluate)
  await page.getByRole('button', { name: /^Story/ }).click()
  await page.getByRole('radiogroup', { name: 'Story' }).locator('label').first().click()
  await expect(response).toContainText('"decision": "approve"')
  await expect(request.locator('[data-changed]')).toHaveCount(0)
})

test('without JavaScript, the first story is told, and another can be picked', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}${evaluate}`)
  await page.getByText('Follow a story').click()
  const steps = page.locator('[data-story]:visible > li')
  await expect(steps).toHaveText(['Evaluate', "Issuer's answer", 'Settlement'])

  await page.getByRole('button', { name: /^Story/ }).click()
  await page.getByRole('radiogroup', { name: 'Story' }).getByText('You decide in an outage').click()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-story]:visible > li')).toHaveCount(6)
  await expect(page.locator('[data-story] a:visible', { hasText: 'Upload' })).toHaveAttribute('href', create)

  await context.close()
})

test('without the code of stories, and of what marks fields, a story picks its example and leads on in silence', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route(/\/assets\/(?:story|field-example|follow-reading)-/, (route) => route.abort())
  await open(page, '/docs/api/patch-v-1-assets-transactions-id')
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/story-'))
  await page.getByText('Follow a story').click()
  await lost
  await page.locator('[data-story] label:visible').last().click()
  await expect(page.locator('[name="request.example"]').first()).not.toBeChecked()
  await page.locator('[data-field] summary').first().hover()
  await page.locator('[data-story] a:visible').first().click()
  await expect(page).not.toHaveURL(/patch/)

  expect(errors).toEqual([])
})
