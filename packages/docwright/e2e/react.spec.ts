import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { openByKey } from './search-dialog.ts'
import { sites } from './sites.ts'
import { readingTest as test } from './test.ts'

const { folder } = sites.toolshed

/** A text that only React DOM contains, and that minification keeps. */
const ofReactDom = 'gotpointercapture'

test('React DOM is in one file, for which no page asks before its reader acts', async ({ page }) => {
  const files = globSync('assets/*.js', { cwd: folder }).filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes(ofReactDom),
  )
  expect(files).toHaveLength(1)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const times = () => asked.filter((file) => file === `/${files[0]}`).length
  for (const href of ['/', '/docs/shed/drills', '/docs/api/post-loans', '/docs/drill/bits']) {
    await open(page, href)
    await page.locator('main h1').click()
    expect(times(), href).toBe(0)
  }
  await openByKey(page)
  await expect(page.getByRole('group', { name: 'Popular places' })).toBeVisible()

  expect(times()).toBe(1)
})

for (const way of ['hover', 'focus'] as const) {
  test(`it comes when a reader comes near the search box by ${way}`, async ({ page }) => {
    await open(page, '/docs/shed/drills')
    const coming = page.waitForRequest(/react-root/)
    await page.locator('[data-search-versions]')[way]()

    await coming
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}
