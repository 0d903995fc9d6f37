import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { slotNames } from '../src/theme/slot-names.ts'
import { folderWith, withoutConfig } from './api-folders.ts'
import { run } from './commands.ts'
import { siteOf } from './small-sites.ts'

const footer = (body: string) => `import type { FooterProps } from 'docwright'

export default function Footer({ site }: FooterProps) {
${body}
}
`

test('a slot that throws is the mistake of its file and line', async () => {
  const site = siteOf({
    'theme/Footer.tsx': footer(
      '  const name = (site as { nick?: { name: string } }).nick!.name\n  return <footer>{name}</footer>',
    ),
  })
  const { code, report } = await run('check', { site })

  expect(code).toBe(1)
  expect(report).toMatch(
    /^theme\/Footer\.tsx:4:\d+ {2}This component can't be rendered on \S+: Cannot read properties of undefined \(reading 'name'\)\.\n/,
  )
  expect(report).not.toContain('    at ')
})

test('a slot that fails on one page of many ends the build with its file, line and page', async () => {
  const body =
    "  if (page.href === '/docs/start/later/returns') throw new Error('No such page')\n  return <p>Well</p>"
  const source = footer(body).replaceAll('Footer', 'PageEnd').replace('{ site }', '{ page }')
  const site = siteOf({ 'theme/PageEnd.tsx': source })
  const { code, report } = await run('build', { site })

  expect(code).toBe(1)
  expect(report).toContain('theme/PageEnd.tsx:4:')
  expect(report).toContain("This component can't be rendered on /docs/start/later/returns: No such page.")
  expect(report).not.toContain('    at ')
  expect(existsSync(path.join(site, 'dist'))).toBe(false)
})

test("what is ejected draws the very page that was drawn before, and isn't written a second time", async () => {
  const site = siteOf({})
  const build = async (out: string) => {
    const { report } = await run('build', { site, options: ['--out', out] })
    expect(report).toBe('')
    return ['index.html', '404.html'].map((name) => getText(readFileSync(path.join(site, out, name), 'utf8')))
  }
  const before = await build('before')
  for (const name of ['Footer', 'HomePage', 'NotFound', 'PageStart']) {
    expect((await run('eject', { site, options: [name] })).report).toBe('')
  }
  const written = readFileSync(path.join(site, 'theme/Footer.tsx'), 'utf8')
  writeFileSync(path.join(site, 'theme/Footer.tsx'), `${written}\n// Ours.\n`)

  expect(written).toContain("from 'docwright'")
  expect(await build('after')).toEqual(before)
  expect(await run('eject', { site, options: ['Footer'] })).toMatchObject({
    code: 1,
    report: "theme/Footer.tsx already exists and wasn't changed.\n",
  })
  expect(readFileSync(path.join(site, 'theme/Footer.tsx'), 'utf8')).toContain('// Ours.')
})

test('for an unknown slot the intended one is suggested, for a missing one all slots are listed', async () => {
  const site = siteOf({})

  expect((await run('eject', { site, options: ['Foter'] })).report).toBe(
    'There is no slot `Foter`. Did you mean Footer?\n',
  )
  const all = `There are ${slotNames.join(', ')}.`
  expect((await run('eject', { site, options: ['Quux'] })).report).toBe(`There is no slot \`Quux\`. ${all}\n`)
  expect((await run('eject', { site })).report).toBe(`Usage: docwright eject SLOT. ${all}\n`)
  expect(existsSync(path.join(site, 'theme'))).toBe(false)
})

test('without a site, nothing is ejected, and a site with several API files has one theme for all of them', async () => {
  const nowhere = await run('eject', {
    site: folderWith({}),
    options: ['Footer'],
    environment: withoutConfig,
  })
  const site = folderWith({ 'openapi.json': '{}', 'swagger.yml': '{}' })
  const { code } = await run('eject', { site, options: ['Footer'], environment: withoutConfig })

  expect(nowhere).toMatchObject({
    code: 2,
    report:
      "Found no docwright.config.ts or OpenAPI file in this folder. Change to your site's folder, or name its config with --config FILE\n",
  })
  expect(code).toBe(0)
  expect(existsSync(path.join(site, 'theme/Footer.tsx'))).toBe(true)
})

/** A page's elements and words, without what its style sheets name them. */
function getText(html: string): string {
  return html.slice(html.indexOf('<body')).replaceAll(/ class="[^"]*"|assets\/[^"]*/g, '')
}
