import type { Page } from '@playwright/test'
import { decodeFlight, encodeFlight } from '../src/wire.ts'

/** Makes the text of a page throw while it is rendered in the browser. */
export async function breakPage(page: Page, href: string): Promise<void> {
  await page.route(`**${href}.txt`, async (route) => {
    const response = await route.fetch()
    const flight = decodeFlight(await response.text())
    const thrown = `${flight.trimEnd().replace(/"\$L\w+"(?=,null,\{"className":"\w+","html")/, '"$Lfff"')}\nfff:E{"digest":"planted"}\n`
    await route.fulfill({ contentType: 'text/plain; charset=utf-8', body: encodeFlight(thrown) })
  })
}
