import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { htmlFile } from '../src/wire.ts'
import { hrefsIn } from './hrefs.ts'
import { sites } from './sites.ts'

const { folder, address } = sites.shipped

for (const href of [...hrefsIn(folder), '/404']) {
  test(`${href} keeps to its security policy and asks no one else for anything`, async ({ page }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== address) elsewhere.push(request.url())
    })
    await page.addInitScript(() => {
      const violations: string[] = []
      Object.assign(globalThis, { violations })
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        violations.push(`${violatedDirective} ${blockedURI}`)
      })
    })

    await page.goto(href, { waitUntil: 'networkidle' })
    const violations = await page.evaluate(
      () => (globalThis as unknown as { violations: string[] }).violations,
    )

    expect(violations).toEqual([])
    expect(elsewhere).toEqual([])
  })
}

test('the policy of every page allows nothing inline but the script and the styles whose hashes it names', () => {
  for (const href of [...hrefsIn(folder), '/404']) {
    const html = readFileSync(path.join(folder, htmlFile(href)), 'utf8')
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)![1]!
    const inline = [...html.matchAll(/<(script|style)(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g)]
    const sources = inline.map(
      ([, tag, text]) => `${tag}-src 'self' 'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
    )

    expect(policy.replaceAll('&#x27;', "'").split('; '), href).toEqual(expect.arrayContaining(sources))
    expect(sources, href).toHaveLength(2)
    expect(policy, href).not.toMatch(/unsafe|https?:|\*/)
    expect(html, href).not.toMatch(/\sstyle="|\son[a-z]+="/)
  }
})

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
