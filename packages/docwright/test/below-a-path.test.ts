import { expect, test } from 'vitest'
import { createArtefacts } from '../src/artefacts/artefacts.ts'
import { readConfig } from '../src/config/read-config.ts'
import { readSite } from '../src/site.ts'

const url = 'https://skerry.example/rooms/harbour'
const { loaded } = await readConfig('fixtures/skerry/docwright.config.ts')
const { site, problems } = await readSite({ ...loaded!, config: { ...loaded!.config, url } })
const files = new Map(
  await Promise.all(
    [...createArtefacts(site)].map(async ({ file, content }) => {
      const made = await content()
      const text = typeof made === 'string' || made instanceof Uint8Array ? String(made) : [...made].join('')
      return [file, text] as const
    }),
  ),
)

test('a site below a path has no problems, and the same files as at the root', () => {
  expect(problems).toEqual([])
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['sitemap.xml', 'start/index.md', 'openapi.yaml', 'search/2.0/manifest.json']),
  )
})

test('every address in sitemap, robots.txt, llms.txt and Markdown twins is below the path', () => {
  const texts = [...files].filter(([file]) => /\.(md|txt|xml)$/.test(file)).map(([, text]) => text)
  const ours = texts.flatMap((text) => text.match(/https:\/\/skerry\.example[^\s<>)"]*/g) ?? [])
  const links = texts.flatMap((text) => text.match(/\]\([^)]*\)/g) ?? [])

  expect(ours.length).toBeGreaterThan(40)
  expect(ours.filter((address) => !`${address}/`.startsWith(`${url}/`))).toEqual([])
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((link) => link.startsWith('](/'))).toEqual([])
})

test('rules for hosts name addresses below the path', () => {
  const rules = files.get('_headers')!.match(/^\/.*$/gm)

  expect(rules).toContain('/rooms/harbour/assets/*')
  // The writers' own rule stays as they wrote it.
  expect(rules?.filter((rule) => !rule.startsWith('/rooms/harbour/'))).toEqual(['/*'])
})
