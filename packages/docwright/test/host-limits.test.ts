import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createLinkableArtefacts } from '../src/artefacts/artefacts.ts'
import { findHostRejection, isCompressed } from '../src/artefacts/host-limits.ts'
import { writeSite } from '../src/render/write/write-site.ts'
import { smallBundle } from './small-bundle.ts'
import { readSiteOf, reportOn, siteWith } from './small-sites.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'host-limits-'))

afterAll(() => rmSync(folder, { recursive: true }))

test('more redirects than a host takes are rejected before a deploy', async () => {
  const many = (count: number) =>
    `redirects: Object.fromEntries(Array.from({ length: ${count} }, (_, index) => ['/old/' + index, '/docs/start/']))`
  const reports = await Promise.all(
    [
      `host: 'cloudflare-pages', ${many(2001)}`,
      `host: 'vercel', ${many(2049)}`,
      `host: 'cloudfront', ${many(400)}`,
    ].map((settings) => reportOn(siteWith(settings))),
  )

  expect(reports[0]).toContain(':5:29  Cloudflare Pages allows 2,000 redirects, but the site has 2,001.\n')
  expect(reports[1]).toContain(':5:19  Vercel allows 2,048 redirects, but the site has 2,049.\n')
  expect(reports[2]).toMatch(
    /With all redirects, the CloudFront function would have 1\d,\d{3} bytes. The limit is 10,240\./,
  )
  expect(await reportOn(siteWith(`host: 'netlify', ${many(2500)}`))).toContain('0 problems')
})

const files = { twins: true, compressed: undefined, most: undefined }
const written = (count: number, name = 'a.html', bytes = 1) =>
  Array.from({ length: count }, () => ({ name, bytes }))

test('more files than a host takes are rejected, and what would be saved is said', () => {
  const pages = written(18_000)
  const copies = written(6_000, 'a.html.br')
  const twins = written(3_000, 'a.md')
  const rejection = (...parts: readonly (typeof pages)[]) =>
    findHostRejection(parts.flat(), { host: 'cloudflare-pages', files })

  expect(rejection(pages, copies, twins)).toBe(
    'The site has 27,000 files, but Cloudflare Pages allows 20,000. In the config, files: { compressed: false } leaves out 6,000, and files: { twins: false } leaves out 3,000. If your plan allows more, set files.most to the limit of the plan.',
  )
  expect(rejection(pages, twins)).toBe(
    'The site has 21,000 files, but Cloudflare Pages allows 20,000. In the config, files: { twins: false } leaves out 3,000. If your plan allows more, set files.most to the limit of the plan.',
  )
  expect(rejection(pages, copies)).toBe(
    'The site has 24,000 files, but Cloudflare Pages allows 20,000. In the config, files: { compressed: false } leaves out 6,000. If your plan allows more, set files.most to the limit of the plan.',
  )
  expect(rejection(pages, pages)).toBe(
    'The site has 36,000 files, but Cloudflare Pages allows 20,000. If your plan allows more, set files.most to the limit of the plan.',
  )
  expect(findHostRejection([...pages, ...twins], { host: 'netlify', files })).toBeUndefined()
})

test('a limit from the config takes precedence over the limit of the host, and is reported as the one of the config', () => {
  const rejection = (count: number, most: number, host?: 'cloudflare-pages') =>
    findHostRejection(written(count), { host, files: { ...files, most } })

  expect(rejection(100_000, 100_000, 'cloudflare-pages')).toBeUndefined()
  expect(rejection(150_001, 150_000, 'cloudflare-pages')).toBe(
    'The site has 150,001 files, but files.most in the config allows 150,000. If your plan allows more, set files.most to the limit of the plan.',
  )
  expect(rejection(13, 12, 'cloudflare-pages')).toMatch(
    /^The site has 13 files, but files\.most in the config allows 12\./,
  )
  expect(rejection(6, 5)).toMatch(/^The site has 6 files, but files\.most in the config allows 5\./)
})

test('a file or a site that is too large for a host is rejected', () => {
  const film = written(1, 'film.mp4', 26_214_401)

  expect(findHostRejection(film, { host: 'cloudflare-pages', files })).toBe(
    'film.mp4 has 26,214,401 bytes, and Cloudflare Pages takes no file of more than 26,214,400.',
  )
  expect(findHostRejection(written(2, 'a.mp4', 600_000_000), { host: 'github-pages', files })).toBe(
    'The site has 1,200,000,000 bytes, and GitHub Pages takes 1,000,000,000.',
  )
})

test('files have compressed copies unless the host compresses, or the config says otherwise', () => {
  const hosts = [
    undefined,
    'nginx',
    'netlify',
    'cloudflare-pages',
    'github-pages',
    'vercel',
    'cloudfront',
  ] as const

  expect(hosts.filter((host) => isCompressed({ host, files }))).toEqual([undefined, 'nginx'])
  expect(isCompressed({ host: 'netlify', files: { ...files, compressed: true } })).toBe(true)
  expect(isCompressed({ host: undefined, files: { ...files, compressed: false } })).toBe(false)
})

test('a build that the host would reject fails with the reason, and the last good site stays', async () => {
  const bundles = smallBundle(folder, 'export function renderPage() { return { html: "<p>", payload: {} } }')
  const out = path.join(folder, 'dist')
  const build = async (settings: string) => {
    const site = await readSiteOf(siteWith(settings))
    await writeSite(site, { out, bundles, artefacts: createLinkableArtefacts(site) })
  }
  await build("host: 'cloudflare-pages'")
  const files = globSync('**/*.*', { cwd: out })
  const before = readFileSync(path.join(out, 'llms.txt'), 'utf8')

  await expect(build("host: 'cloudflare-pages', title: 'Another', files: { most: 12 }")).rejects.toThrow(
    /^The site has \d+ files, but files\.most in the config allows 12\. In the config, files: \{ twins: false \} leaves out \d+\. If your plan/,
  )
  expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual([])
  expect(files).toContain('docs/start/index.md')
  expect(readFileSync(path.join(out, 'llms.txt'), 'utf8')).toBe(before)

  await build("host: 'nginx', files: { twins: false }")
  const others = globSync('**/*.*', { cwd: out })
  expect(others).toContain('docs/start/errors.html.br')
  expect(others.filter((file) => /\.md/.test(file) && file.startsWith('docs/'))).toEqual([])
})
