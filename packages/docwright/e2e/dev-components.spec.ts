import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { open } from './checks.ts'
import { shareLiveServer } from './live-server.ts'
import { test } from './test.ts'

const server = shareLiveServer('inside', 'islands')

test.afterEach(() => server.restore())

const locateCounter = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}`) })

/** Waits until a counter is hydrated. On a busy machine its code may come too late, and is only loaded again on another event. */
async function hydrateCounter(page: Page, label: string): Promise<void> {
  await expect(async () => {
    await page.mouse.move(0, 0)
    await locateCounter(page, label).hover()
    const island = page.locator('[data-island][data-live]').filter({ has: locateCounter(page, label) })
    await expect(island).toBeVisible({ timeout: 6000 })
  }).toPass()
}

const editFile = (name: string, from: string, to: string) => server.edit(`site/${name}`, from, to)

test("an edited island updates in place and keeps its state; islands that aren't hydrated and other components are rendered again", async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await open(page, `${server.address}/docs/play/`)
  await hydrateCounter(page, 'Apples')
  for (const count of [4, 5]) {
    await locateCounter(page, 'Apples').click()
    await expect(locateCounter(page, 'Apples')).toHaveText(`Apples: ${count}`)
  }

  editFile('components/Counter.tsx', '{label}: {count}', '{label} = {count}')
  await expect(locateCounter(page, 'Apples')).toHaveText('Apples = 5')
  editFile('components/Counter.module.css', 'padding-inline: 1rem', 'padding-inline: 31px')
  await expect(locateCounter(page, 'Apples')).toHaveCSS('padding-left', '31px')
  await expect(locateCounter(page, 'Apples')).toHaveText('Apples = 5')

  await page.reload()
  await expect(locateCounter(page, 'Apples')).toHaveText('Apples = 3')
  editFile('components/Keys.tsx', 'The last key was', 'Last came')
  await expect(page.locator('main')).toContainText('Last came none.')
  editFile('components/Share.tsx', 'percent, as', 'per cent, as')
  await expect(page.locator('main')).toContainText('25 per cent, as')
  expect(complaints).toEqual([])
})

test('an island that throws in the browser, or renders something else there than in the build, is reported in the console', async ({
  page,
}) => {
  const told: string[] = []
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()))
  await open(page, `${server.address}/docs/play/`)
  await page.getByRole('button', { name: 'two' }).click()
  await expect
    .poll(() => told.join('\n'))
    .toContain('<Keys> is left as it was built: Error: The key two is broken.')

  editFile('components/Counter.tsx', 'count}', 'count} {typeof window}')
  await expect(locateCounter(page, 'Apples')).toContainText('undefined')
  // If a page is rendered again under a resting pointer, it doesn't receive an event.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await locateCounter(page, 'Apples').hover()
    const isTold = () => told.join('\n').includes('<Counter> is left as it was built:')
    await expect.poll(isTold, { timeout: 5000 }).toBe(true)
  }).toPass()
})

test("a component that throws, can't be read or isn't there is reported in its place, and takes no other page away", async ({
  page,
}) => {
  await open(page, `${server.address}/docs/play/`)
  for (const [broken, said] of [
    ["export function Pill({ word }: { readonly word: 'new' }) { throw new Error('No ' + word) }", 'No new'],
    ["export function Pill({ word }: { readonly word: 'new' }) { return <b>{word</b> }", "can't be rendered"],
    ['export function Pill({ word }: { readonly word: "old" }) { return <b>{word}</b> }', 'must be "old"'],
  ] as const) {
    server.write('site/components/Pill.tsx', broken)
    await expect(page.locator('[data-report]')).toContainText(said)
    const other = await page.request.get(`${server.address}/docs/play/more`)
    expect(other.status()).toBe(200)
    server.restore()
    await expect(page.locator('[data-report]')).toHaveCount(0)
    await expect(page.locator('main')).toContainText('The counter below is new')
  }
})

test('a component shows as soon as a file is there that what it imports wants', async ({ page }) => {
  await open(page, `${server.address}/docs/play/`)
  server.write('site/components/label.ts', "export { label } from './words.ts'\n")
  editFile('components/Pill.tsx', 'export function', "import { label } from './label.ts'\n\nexport function")
  editFile('components/Pill.tsx', '{word}', '{label} {word}')
  await expect(page.locator('[data-report]')).toContainText('words.ts')

  server.write('site/components/words.ts', "export const label = 'Wholly'\n")
  await expect(page.locator('[data-report]')).toHaveCount(0)
  await expect(page.locator('main')).toContainText('Wholly new')
})
