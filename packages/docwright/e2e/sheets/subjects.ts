import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { getHtmlFile } from '../../src/wire.ts'
import { breakPage } from '../break-page.ts'
import { hrefsIn } from '../hrefs.ts'
import { firstAnswer, openByKey } from '../search-dialog.ts'

/** A kind of page, or a state that one may be in: where it is, and how it is brought about. */
export interface Subject {
  readonly name: string
  readonly href: string
  /** Runs before the page is opened. */
  readonly before?: (page: Page) => Promise<void>
  /** Performs the reader's actions. Resolves to whether they're possible in this window. */
  readonly act?: (page: Page) => Promise<boolean>
}

const start = '/docs/get-started/'

/** Everything there is a sheet of; a site without a schema's own page has none of that. */
export function subjectsIn(folder: string): readonly Subject[] {
  const schema = hrefsIn(folder).find((href) =>
    readFileSync(`${folder}/${getHtmlFile(href)}`, 'utf8').includes('content="The fields of '),
  )
  return [
    { name: 'home', href: '/' },
    { name: 'guide', href: '/docs/fraud-prevention/risk-evaluation/integration' },
    { name: 'overview', href: start },
    { name: 'errors', href: '/docs/get-started/developers/error-handling' },
    { name: 'introduction', href: '/docs/api/api-reference' },
    { name: 'tag', href: '/docs/api/assets' },
    { name: 'create', href: '/docs/api/post-assets-transactions' },
    { name: 'update', href: '/docs/api/patch-v-1-assets-transactions-id' },
    { name: 'evaluate', href: '/docs/api/post-v-1-risk-evaluations' },
    { name: 'echo', href: '/docs/api/post-v-1-tools-echo' },
    ...(schema ? [{ name: 'schema', href: schema }] : []),
    { name: 'not-found', href: '/docs/get-startd' },
    { name: 'search-empty', href: start, act: (page) => search(page, '') },
    { name: 'search-filled', href: start, act: (page) => search(page, 'idempotency') },
    { name: 'search-without-results', href: start, act: (page) => search(page, 'qwertzuiop') },
    { name: 'drawer', href: start, act: openDrawer },
    { name: 'crash', href: '/docs/tools/overview', before: (page) => breakPage(page, crashing), act: crash },
  ]
}

const crashing = '/docs/tools/simulation'

async function search(page: Page, query: string): Promise<boolean> {
  await openByKey(page)
  if (query === 'idempotency') await firstAnswer(page, query)
  else await page.getByRole('combobox').fill(query)
  if (query)
    await page.locator('.search [role=status]').filter({ hasText: /\S/ }).waitFor({ state: 'attached' })
  return true
}

async function openDrawer(page: Page): Promise<boolean> {
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  if (!(await button.isVisible())) return false
  await button.click()
  return true
}

async function crash(page: Page): Promise<boolean> {
  await page.evaluate((href) => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="${href}"]`)) link.click()
  }, crashing)
  await page.locator('main.crash').waitFor()
  return true
}
