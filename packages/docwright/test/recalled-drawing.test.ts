import path from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../src/commands/load-config.ts'
import { readAndWriteSite } from '../src/commands/read-and-write-site.ts'
import { smallBundle } from './small-bundle.ts'
import { siteOf } from './small-sites.ts'

/** Substitutes the code that renders pages, and records its calls in order. */
const drawing = `
export const asked = []
export const setMemory = () => asked.push('recall')
export const renderPage = ({ href }) => {
  asked.push(href)
  return { html: '', payload: {} }
}
`

test('the code that draws recalls what an earlier build has kept before it draws anything, the trial of a theme included', async () => {
  const site = siteOf({ 'theme/Footer.tsx': 'export default function Footer() { return null }' })
  const bundles = smallBundle(path.dirname(site), drawing)
  const loaded = await loadConfig({ file: path.join(site, 'docwright.config.ts') })
  const silence = { stage: () => undefined, clear: () => undefined, beforeReport: () => undefined }
  const running = {
    env: process.env,
    cwd: site,
    stdout: { write: () => true },
    stderr: { write: () => true },
    signal: new AbortController().signal,
    progress: silence,
    onEnd: () => undefined,
  }
  await readAndWriteSite(loaded, {
    out: path.join(site, 'dist'),
    bundles: Promise.resolve(bundles),
    running,
    reportWarnings: () => undefined,
  })

  const { asked } = await import(path.join(bundles.engine, 'ssr/render-page.js'))
  expect(asked[0]).toBe('recall')
  // One page of each kind is tested with the theme, and then all pages are rendered.
  expect(asked.filter((href: string) => href === '/')).toHaveLength(2)
})
