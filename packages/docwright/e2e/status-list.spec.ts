import { expect, test } from '@playwright/test'
import { open } from './checks.ts'
import { part } from './sample-part.ts'

const lend = '/docs/api/post-loans'

test('the errors in a list are grouped by status, and typing a status picks its first example', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, lend)
  await part(page, 'Response').getByRole('button', { name: '4xx' }).click()
  const list = page.getByRole('radiogroup', { name: '4xx' })
  const groups = list.getByRole('group')
  const names = await groups.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))
  expect(names.length).toBeGreaterThan(3)
  expect(new Set(names).size).toBe(names.length)
  expect(await list.locator('> label').count()).toBe(0)

  await page.keyboard.type('404')
  const option = list.getByRole('group', { name: '404' }).getByRole('radio').first()
  await expect(option).toBeFocused()
  await expect(option).toBeChecked()
  await expect(part(page, 'Response').locator('pre')).toContainText('"status": 404')
})

for (const width of [1180, 996, 390]) {
  test(`at ${width} px, code that's cut on the right or at the bottom fades out there, until a reader has scrolled to its end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await open(page, lend)
    const code = part(page, 'Request').locator('pre:visible')
    const fades = () =>
      code.evaluate((element) => {
        const style = getComputedStyle(element)
        const width = (name: string) => Number.parseFloat(style.getPropertyValue(name) || '0')
        return {
          below: width('--below') > 0,
          beside: width('--beside') > 0,
          isMasked: style.maskImage !== 'none',
        }
      })
    expect(await fades()).toEqual({ below: true, beside: true, isMasked: true })
    await code.evaluate((element) => element.scrollTo({ left: 9999, behavior: 'instant' }))
    await expect.poll(fades).toEqual({ below: true, beside: false, isMasked: true })
    if (width === 390) await page.getByText('Show all lines').first().click()
    else await code.evaluate((element) => element.scrollTo({ top: 99999, behavior: 'instant' }))
    await expect.poll(fades).toEqual({ below: false, beside: false, isMasked: true })
  })
}
