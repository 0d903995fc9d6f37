import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createArtefacts, listArtefactHrefs } from '../src/artefacts/artefacts.ts'
import { getHtmlFile } from '../src/wire.ts'
import { contentText } from './content-text.ts'
import { fixtures, readSiteOf, reportOn, siteOf } from './small-sites.ts'

const guide = '---\ntitle: Odd\ndescription: Odd.\n---\n\nText.\n'

// Not every file system supports these names and links, so the test creates them.
test.for([
  '100%',
  'a%2Fb',
  'q?x',
  'h#y',
  'back\\slash',
  'new\nline',
  'index.html',
  'index.txt',
  'x.md',
])('a guide with the name %j has no address', async (name) => {
  const site = siteOf({ [`content/guides/start/${name}.mdx`]: guide })

  expect(await reportOn(site)).toMatch(
    /^content\/guides\/start\/.*:1:1 {2}The (name contains|page's address would end in) /s,
  )
})

test.for([
  ['guides/start/lend.md', 'This guide', 'lend.mdx'],
  ['pages/about.markdown', 'This guide', 'about.mdx'],
  ['guides/start/later/_category.yml', 'These settings', '_category.yaml'],
  ['guides/start/_category_.json', 'These settings', '_category.yaml'],
])("%s isn't read, and that is told", async ([name, what, wanted]) => {
  const verb = what === 'This guide' ? "isn't" : "aren't"

  expect(await reportOn(siteOf({ [`content/${name}`]: guide }))).toBe(
    `content/${name}:1:1  ${what} ${verb} read: the name isn't \`${wanted}\`.\n  fix: rename it to ${wanted}\n\n1 problem; nothing was written.\n`,
  )
})

test.for([
  ['Errors', 'errors', 'errors'],
  ['Index', 'index', ''],
])("guides %s and %s are one to hosts that don't mind case", async ([name, other, path]) => {
  const site = siteOf({ [`content/guides/start/${name}.mdx`]: guide })

  expect(await reportOn(site)).toContain(
    `content/guides/start/${other}.mdx and content/guides/start/${name}.mdx have the addresses /docs/start/${path} and /docs/start/${name}, which some hosts treat as the same path.\n  fix: rename one of them\n\n1 problem;`,
  )
})

test('a name of other letters is an address, encoded where a program reads it', async () => {
  const encoded = 'B%C3%BCcher%20&%20mehr'
  const links = `[a](/docs/start/${encoded}) [b](</docs/start/Bücher & mehr>) [c](${encoded}.mdx) ![d](${encoded}.svg)`
  const site = await readSiteOf(
    siteOf({
      'content/guides/start/Bücher & mehr.mdx': guide,
      'content/guides/start/Bücher & mehr.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'content/guides/start/see.mdx': `${guide}\n${links}\n`,
    }),
  )
  const sitemap = [...createArtefacts(site)].find(({ file }) => file === 'sitemap.xml')!

  expect(await contentText(sitemap)).toContain(
    '<loc>https://lending.example/docs/start/B%C3%BCcher%20&amp;%20mehr</loc>',
  )
})

test.for([
  'content/public/x.txt',
  'content/public/folder',
  'content/guides/start/x.mdx',
  'content/openapi.yaml',
  'content/versions/0.9',
  'content/guides/start/x.svg',
])('a link out of the content folder is rejected: %s', async (name) => {
  const site = siteOf({
    'content/guides/start/shows.mdx': `${guide}\n![x](x.svg)\n`,
    'content/guides/start/x.svg': '',
  })
  const outside = path.join(site, '../outside')
  mkdirSync(outside, { recursive: true })
  writeFileSync(path.join(outside, 'secret.txt'), 'secret')
  rmSync(path.join(site, name), { force: true })
  mkdirSync(path.dirname(path.join(site, name)), { recursive: true })
  symlinkSync(path.extname(name) ? path.join(outside, 'secret.txt') : outside, path.join(site, name))

  expect(await reportOn(site)).toContain(
    `${name}:1:1  This leads out of the content folder by a symbolic link, so it isn't read.\n  fix: put the file into the content folder\n`,
  )
})

test('a picture of a folder that leads out of the content folder is rejected', async () => {
  const shows = `${guide}\n![x](/images/x.svg)\n\n<Diagram src="/images/x.svg" alt="x" />\n`
  const site = siteOf({ 'content/guides/start/shows.mdx': shows })
  const outside = path.join(site, '../pictures')
  mkdirSync(outside, { recursive: true })
  writeFileSync(path.join(outside, 'x.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
  symlinkSync(outside, path.join(site, 'content/images'))

  const words = await reportOn(site)

  expect(words).toContain(
    'shows.mdx:8:1  The picture /images/x.svg leads out of the content folder by a symbolic link',
  )
  expect(words).toContain(
    'shows.mdx:10:1  The picture /images/x.svg leads out of the content folder by a symbolic link',
  )
})

test('a link within the content folder is followed', async () => {
  const site = siteOf({ 'content/public/a/x.txt': 'x' })
  symlinkSync('a', path.join(site, 'content/public/b'))
  symlinkSync('.', path.join(site, 'content/public/a/round'))
  symlinkSync('../public/a/x.txt', path.join(site, 'content/public/y.txt'))

  const { publicFiles } = await readSiteOf(site)

  expect([...publicFiles.keys()]).toEqual(['/a/x.txt', '/y.txt'])
})

test("files without an ending and files of .well-known are published; files that systems leave behind aren't, and aren't a version", async () => {
  const names = ['CNAME', '.well-known/security.txt']
  const clutter = ['public/.DS_Store', 'versions/.DS_Store', 'public/.well-known/Thumbs.db']
  const files = [...names.map((name) => `public/${name}`), ...clutter]
  const site = siteOf(Object.fromEntries(files.map((file) => [`content/${file}`, ''])))

  const { publicFiles, versions } = await readSiteOf(site)

  expect([...publicFiles.keys()].sort()).toEqual(names.map((name) => `/${name}`).sort())
  expect(versions.map(({ name }) => name)).toEqual(['1.0.0'])
})

test('a public file with the name of one that the build writes is rejected', async () => {
  const names = [
    'index.html',
    'licences.txt',
    'docs/start/index.html.br',
    '404.html',
    'sitemap.xml',
    'Index.html',
    'llms.txt',
    'openapi.yaml',
  ]
  const more = ['docs/start/errors.txt', 'docs/start/errors.html.gz', 'docs', 'assets/a.js', 'search/a.json']
  for (const name of [...names, ...more]) {
    const words = await reportOn(siteOf({ [`content/public/${name}`]: 'x' }))

    expect(words).toContain(`content/public/${name}:1:1  The build creates a file or folder with this name.`)
  }
})

test('a site may bring its own icon and its own words for robots', async () => {
  const { publicFiles } = await readSiteOf(
    siteOf({ 'content/public/robots.txt': '', 'content/public/favicon.svg': '' }),
  )

  expect([...publicFiles.keys()]).toEqual(['/favicon.svg', '/robots.txt'])
})

test('paths, tags, servers, schemas and guides with names too long for a file are published under shorter ones', async () => {
  const long = 'long'.repeat(60)
  const spec = readFileSync(path.join(fixtures, 'small/content/openapi.yaml'), 'utf8')
    .replace('  /books:', `  /books/${long}:`)
    .replaceAll(/(name: |tags: \[)books/g, `$1${long}`)
    .replace('- url: https://lending.example', `- { url: https://lending.example, description: ${long} }`)
  const site = await readSiteOf(
    siteOf({
      'content/openapi.yaml': spec,
      [`content/guides/start/${long}.mdx`]: guide,
      'content/guides/start/see.mdx': `${guide}\n[It](${long}.mdx)\n`,
    }),
  )

  const files = [...[...site.pages.keys()].map(getHtmlFile), ...listArtefactHrefs(site)]
  const names = files.flatMap((file) => file.split('/'))
  expect(names.filter((name) => Buffer.byteLength(`${name}.br`) > 255)).toEqual([])
  expect(names.filter((name) => /long[long]*-[0-9a-f]{12}\.(html|json)$/.test(name))).toHaveLength(4)
})

test.for([
  ['swagger.yaml', "swagger: '2.0'\n", 'openapi.yaml'],
  ['api.yml', '# Ours\nopenapi: 3.1.0\n', 'openapi.yaml'],
  ['spec.json', '{"openapi":"3.0.3"}', 'openapi.json'],
  ['OpenAPI.yaml', 'openapi: 3.1.0\n', 'openapi.yaml'],
])("a description called %s isn't silently ignored", async ([name, text, own]) => {
  const place = `content/${name}:1:1  This file describes an API, but files with this name aren't read.`
  const site = siteOf({ [`content/${name}`]: text! })
  expect(await reportOn(site)).toContain(
    `${place}\n  fix: put all API files into openapi/, or move this file out of the content folder\n`,
  )

  rmSync(path.join(site, 'content/openapi.yaml'))
  expect(await reportOn(site)).toContain(`${place}\n  fix: rename it to ${own}\n`)
})

test("other files of the content folder aren't descriptions", async () => {
  const files = { 'content/notes.yaml': 'about: openapi\n', 'content/data.json': '{"openapi": true}' }

  expect((await readSiteOf(siteOf(files))).pages.size).toBeGreaterThan(0)
})
