import type { Browser, Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { settled } from './checks.ts'
import { hrefsIn, sampleIn } from './hrefs.ts'
import { sites, whole } from './sites.ts'

/** Two pages that navigate to each address: one that runs scripts, and one that doesn't. */
const test = base.extend<object, { scripted: Page; plain: Page }>({
  scripted: [({ browser }, use) => pageIn(browser, { javaScriptEnabled: true }, use), { scope: 'worker' }],
  plain: [({ browser }, use) => pageIn(browser, { javaScriptEnabled: false }, use), { scope: 'worker' }],
})

async function pageIn(
  browser: Browser,
  options: { javaScriptEnabled: boolean },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options)
  await context.addInitScript(() => {
    const refused: string[] = []
    Object.assign(globalThis, { refused })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      refused.push(`${violatedDirective} ${blockedURI}`)
    })
  })
  await use(await context.newPage())
  await context.close()
}

/**
 * The expected result for every page. A page's title contains its heading, except on the home page, whose heading says
 * what the service does.
 */
const createExpectation = (heading: string, { isFound, isHome }: { isFound: boolean; isHome: boolean }) => ({
  status: isFound ? 200 : 404,
  headings: [heading],
  title: isHome ? expect.stringMatching(/\S/) : expect.stringContaining(heading),
  landmarks: { header: 1, 'header nav[aria-label="Main"]': 1, main: 1, 'body > footer': 1 },
  complaints: isFound ? [] : [expect.stringContaining('404 (Not Found)')],
  refused: [],
  elsewhere: [],
})

for (const [name, { folder, address }] of whole) {
  const sample = sampleIn(folder)
  for (const href of [...hrefsIn(folder), '/404']) {
    const tag = sample.includes(href) || href === '/404' ? [] : ['@sweep']
    // The not-found page finds more in the address when it can run a script.
    const isSame = href !== '/404'
    const also = isSame ? ', and offers the same both ways' : ''
    test(`with and without JavaScript ${href} of the ${name} site has its title, heading and landmarks, keeps to its policy, complains of nothing and asks no one else${also}`, {
      tag,
    }, async ({ scripted, plain }) => {
      const { offers, ...withScripts } = await visit(scripted, address + href, settled)
      const { offers: plainOffers, ...without } = await visit(plain, address + href, loadPage)
      const [heading = ''] = without.headings

      expect(heading).not.toBe('')
      expect(without).toEqual(createExpectation(heading, { isFound: isSame, isHome: href === '/' }))
      expect(withScripts).toEqual(createExpectation(heading, { isFound: isSame, isHome: href === '/' }))
      if (isSame) expect(offers).toEqual(plainOffers)
    })
  }
}

for (const javaScriptEnabled of [true, false]) {
  test(`${javaScriptEnabled ? 'with' : 'without'} JavaScript an unknown address returns \`404\` and links into the site`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled })
    const response = await page.goto(`${sites.toolshed.address}/docs/no/such/page`)

    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await page.locator('main').getByRole('link', { name: 'Start' }).click()
    await expect(page).toHaveURL(`${sites.toolshed.address}/docs/start/`)
    await page.close()
  })
}

/** A page without scripts has come when it is loaded, which `goto` waits for. */
const loadPage = async () => undefined

/** Opens an address. Returns the page's content, its console messages, and the hosts that it contacted. */
async function visit(page: Page, address: string, come: (page: Page) => Promise<void>) {
  const complaints: string[] = []
  const elsewhere: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${new URL(address).origin}/`)) elsewhere.push(request.url())
  })
  const response = await page.goto(address)
  await come(page)
  const seen = await page.evaluate(look)
  page.removeAllListeners()
  return { status: response?.status(), ...seen, complaints, elsewhere }
}

/** Returns the whole content of a page: its text, including tabs and collapsed parts, and its links' targets. */
function look() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const landmarks = ['header', 'header nav[aria-label="Main"]', 'main', 'body > footer']
  return {
    title: document.title,
    headings: all('h1').map(({ textContent }) => textContent?.trim()),
    landmarks: Object.fromEntries(landmarks.map((landmark) => [landmark, all(landmark).length])),
    refused: (globalThis as { refused?: string[] }).refused ?? [],
    offers: {
      // With scripts, the text of <noscript> is its markup, which is there only for pages without scripts.
      text: all('body > :not([data-announcer], noscript)').map(({ textContent }) => textContent),
      links: all('a').map((link) => (link as HTMLAnchorElement).href),
      tabs: all('[type="radio"]').map((radio) => [(radio as HTMLInputElement).name, radio.checkVisibility()]),
      folded: all('details').map((details) => (details as HTMLDetailsElement).open),
    },
  }
}
