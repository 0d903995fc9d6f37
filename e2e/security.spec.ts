import { expect, test } from '@playwright/test'

test('a script or a style that someone slips into a page does not run', async ({ page }) => {
  await page.goto('/')
  const result = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.slipped = true'
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
