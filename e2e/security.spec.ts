import { expect, test } from '@playwright/test'

test('a script or a style that someone slips into a page does not run', async ({ page }) => {
  await page.goto('/')
  const result = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.append('globalThis.slipped = true')
    document.body.append(script)
    const element = document.createElement('p')
    element.setAttribute('style', 'color: rgb(255, 0, 0)')
    document.body.append(element)
    const foreign = await fetch('https://elsewhere.example/').then(
      () => 'answered',
      () => 'refused',
    )
    return { ran: 'slipped' in globalThis, color: getComputedStyle(element).color, foreign }
  })

  expect(result).toEqual({ ran: false, color: expect.not.stringMatching('255, 0, 0'), foreign: 'refused' })
})

test('text that someone slips into a page does not become markup, and no second policy can be made', async ({
  page,
}) => {
  await page.goto('/')
  const isRefused = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string): unknown }
    }
    const tries = [
      () => document.body.setHTMLUnsafe('<img src=x>'),
      () => Object.assign(document.body, { innerHTML: '<img src=x>' }),
      () => new Worker('/assets/other.js'),
      () => trustedTypes.createPolicy('site'),
      () => trustedTypes.createPolicy('default'),
    ]
    return tries.map((attempt) => {
      try {
        attempt()
        return false
      } catch {
        return true
      }
    })
  })

  expect(isRefused).toEqual([true, true, true, false, true])
})
