import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import { readConfig } from '../src/config/read-config.ts'
import { openSite, readSite } from '../src/site.ts'
import { run } from './commands.ts'
import { siteOf } from './small-sites.ts'

/** Addresses by which people have left the folder that a program meant, as they're written in a guide. */
const addresses = [
  ...['', '/', './', '/./', '//', '///', '/x/', '/.//', 'x/../', '/x/../'].flatMap((start) =>
    ['../../../secret.svg', '../../../../secret.svg'].map((rest) => start + rest),
  ),
  ...[
    '%2e%2e/',
    '%2E%2E/',
    '.%2e/',
    '%2e./',
    '..%2f',
    '..%2F',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '%252e%252e/',
  ].flatMap((up) => [up, `/${up}`].map((start) => `${start}${up.repeat(3)}secret.svg`)),
  ...['..\\', '%5c..%5c', '..%5c', '/..\\', '..%255c', '\\\\host\\', '/\\..\\'].map(
    (up) => `${up.repeat(3)}secret.svg`,
  ),
  ...['/a%00.svg', 'a%00.svg', '/..%00/secret.svg', '../../../secret.svg%00.png', `/${'a'.repeat(300)}.svg`],
  ...[
    `${'a'.repeat(256)}.svg`,
    `/${'a/'.repeat(3000)}x.svg`,
    '/etc/passwd',
    '/etc/hostname',
    'file:///etc/passwd',
  ],
  ...[
    'C:/secret.svg',
    'c:\\secret.svg',
    'C:secret.svg',
    '/C:/secret.svg',
    '//host/secret.svg',
    '\\\\host\\secret.svg',
  ],
  ...[
    '．．/．．/secret.svg',
    '‥/‥/secret.svg',
    '/..;/..;/secret.svg',
    '/.../.../secret.svg',
    '/.. /.. /secret.svg',
  ],
  ...[
    '..././..././secret.svg',
    '....//....//secret.svg',
    '/%c0%ae%c0%ae/secret.svg',
    '/%u002e%u002e/secret.svg',
  ],
  ...[
    '/out/secret.svg',
    'out/secret.svg',
    '/secret.svg',
    '/loop.svg',
    'loop.svg',
    '/loop.svg/x.svg',
    '/OUT/SECRET.SVG',
  ],
  ...[
    '/out',
    'out',
    '/out/',
    '/',
    '.',
    '..',
    './',
    '/out/missing.svg',
    '/out/../out/secret.svg',
    '/pipe.svg',
  ],
  ...[
    '/.env',
    '/.git/config',
    '.env',
    '/?/../../../secret.svg',
    '/#/../../../secret.svg',
    '/secret.svg.',
    '/secret.svg ',
  ],
]

/** Each element and attribute by which a guide shows a file. */
const uses: readonly ((address: string) => string)[] = [
  (address) => `![a](<${address}>)`,
  (address) => `<img src="${address}" alt="a" />`,
  (address) => `<img srcset="${address} 2x" alt="a" />`,
  (address) => `<video src="${address}" />`,
  (address) => `<video poster="${address}" />`,
  (address) => `<audio src="${address}" />`,
  (address) => `<picture><source srcset="${address}" /></picture>`,
  (address) => `<video><track src="${address}" /></video>`,
  (address) => `<svg viewBox="0 0 1 1"><use href="${address}" /></svg>`,
  (address) => `<svg viewBox="0 0 1 1"><image xlink:href="${address}" /></svg>`,
  (address) => `<Diagram src="${address}" alt="a" />`,
]

const secret =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>what nobody may read</title></svg>'

/** The small site with links that lead out, next to files that are no one's. */
function siteWithDoors(): string {
  const lines = addresses.flatMap((address) => uses.map((use) => use(address.replace(/[<>]/g, ''))))
  const site = siteOf({
    'content/guides/start/doors.mdx': `---\ntitle: Doors\ndescription: Doors.\n---\n\n${lines.join('\n\n')}\n`,
    'content/public/secret.txt': 'public',
    '../secret.svg': secret,
    '../../secret.svg': secret,
    'secret.svg': secret,
    '../outside/secret.svg': secret,
  })
  const outside = path.join(site, '../outside')
  mkdirSync(path.join(site, 'content/public'), { recursive: true })
  symlinkSync(outside, path.join(site, 'content/out'))
  symlinkSync(outside, path.join(site, 'content/guides/start/out'))
  symlinkSync(path.join(outside, 'secret.svg'), path.join(site, 'content/public/secret.svg'))
  symlinkSync('loop.svg', path.join(site, 'content/public/loop.svg'))
  symlinkSync('loop.svg', path.join(site, 'content/guides/start/loop.svg'))
  execFileSync('mkfifo', [path.join(site, 'content/pipe.svg')])
  return site
}

test.for([
  'https://lending.example',
  'https://lending.example/below/a-path',
])('no address in any element leads out of the content folder, for a site at %s', async (url) => {
  const site = siteWithDoors()
  const { loaded } = await readConfig({ file: path.join(site, 'docwright.config.ts'), url })
  const { site: read, problems } = await readSite(loaded!)

  expect(new Set(addresses).size).toBeGreaterThan(80)
  const places = new Set(
    problems.filter(({ place }) => place.file.endsWith('doors.mdx')).map(({ place }) => place.line),
  )
  const lines = readFileSync(path.join(site, 'content/guides/start/doors.mdx'), 'utf8').split('\n')
  const passed = lines.filter((line, index) => /^[!<]/.test(line) && !places.has(index + 1))
  expect(passed).toEqual([])
  expect(problems.filter(({ message }) => /nobody may read|docwright|Error/.test(message))).toEqual([])
  expect([...read.media.keys()].filter((href) => /secret\.svg/.test(href))).toEqual([])
})

test('the live site reads nothing outside either, and publishes no more than the build', async () => {
  const site = siteWithDoors()
  const { loaded } = await readConfig(path.join(site, 'docwright.config.ts'))
  const { site: read } = await openSite(loaded!, { readings: new Map(), shownApis: new Map() })
  const files = await Promise.all(
    [...createArtefacts(read)].map(async ({ content }) => {
      const made = await content()
      return typeof made === 'string' || made instanceof Uint8Array ? String(made) : [...made].join('')
    }),
  )

  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((text) => text.includes('no one may read'))).toEqual([])
})

test('a build that is led out ends with code 1, leaves the last good site as it was, and writes nothing anywhere', async () => {
  const site = siteWithDoors()
  const out = path.join(site, 'a/b/out')
  mkdirSync(out, { recursive: true })
  writeFileSync(path.join(out, 'index.html'), 'the last good site')
  writeFileSync(path.join(out, '.written-files'), '["index.html"]')
  const before = listing(path.dirname(site))
  const { code, report } = await run('build', { site, options: ['--out', out] })

  expect(code).toBe(1)
  expect(report).toContain('nothing was written')
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toBe('the last good site')
  expect(listing(path.dirname(site))).toEqual(before)
  expect(existsSync(path.join(site, 'a/secret.svg'))).toBe(false)
})

function listing(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !/node_modules|\.lock$/.test(name))
    .sort()
}
