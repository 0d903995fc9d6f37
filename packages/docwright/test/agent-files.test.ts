import { expect, test } from 'vitest'
import { readSiteOf, reportOn, siteOf, siteWith, textOf } from './small-sites.ts'

const skill = (frontmatter: string) => ({ 'content/skill.md': `${frontmatter}# Lend books\n` })
const named = '---\nname: lending\ndescription: Lends books.\n---\n\n'

test('the catalog of APIs has links to what describes each API, below a path as well', async () => {
  const site = await readSiteOf(siteWith("tagline: 'Books'", {}, 'https://lending.example/desk'))
  const { linkset } = JSON.parse((await textOf(site, '.well-known/api-catalog'))!)

  expect(linkset).toEqual([
    {
      anchor: expect.stringMatching(/^https:\/\//),
      'service-desc': [
        { href: 'https://lending.example/desk/openapi.yaml', type: 'application/yaml' },
        { href: 'https://lending.example/desk/openapi.json', type: 'application/json' },
      ],
      'service-doc': [
        { href: 'https://lending.example/desk/docs/api/api-reference', type: 'text/html' },
        { href: 'https://lending.example/desk/docs/api/api-reference.md', type: 'text/markdown' },
      ],
      'service-meta': [{ href: 'https://lending.example/desk/llms.txt', type: 'text/plain' }],
    },
  ])
  expect(await textOf(site, '_headers')).toContain(
    '\n/desk/\n  Link: </desk/.well-known/api-catalog>; rel="api-catalog"\n\n/desk/.well-known/api-catalog\n  Content-Type: application/linkset+json\n',
  )
})

test('a skill of the writers is published with a list in which programs find it', async () => {
  const site = await readSiteOf(siteOf(skill(named)))
  const list = JSON.parse((await textOf(site, '.well-known/agent-skills/index.json'))!)

  expect(await textOf(site, 'skill.md')).toBe(`${named}# Lend books\n`)
  expect(list.skills).toEqual([
    {
      name: 'lending',
      type: 'skill-md',
      description: 'Lends books.',
      url: 'https://lending.example/skill.md',
      digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    },
  ])
  expect(await textOf(site, 'llms.txt')).toContain(
    '[skill.md](https://lending.example/skill.md): Instructions',
  )
  expect(await textOf(await readSiteOf(siteOf({})), '.well-known/agent-skills/index.json')).toBeUndefined()
})

test('a skill without a name, or without frontmatter, is reported', async () => {
  expect(await reportOn(siteOf(skill('---\nname: Lend books\ndescription: x\n---\n')))).toMatch(
    /^content\/skill\.md:2:7 {2}`name`: must be lowercase/,
  )
  expect(await reportOn(siteOf(skill('---\nname: lending\n---\n')))).toMatch(
    /^content\/skill\.md:\d+:\d+ {2}.*`description`/,
  )
  expect(await reportOn(siteOf(skill('')))).toMatch(/^content\/skill\.md:1:1 {2}The frontmatter is missing/)
})

test('llms.txt lists published files with what the config says of them, and a wrong address is reported', async () => {
  const about = (href: string) =>
    siteWith(`files: { about: { '${href}': 'The client.' } }`, {
      'content/public/client.mjs': 'export {}\n',
      'content/public/photo.png': '',
    })
  const list = await textOf(await readSiteOf(about('/client.mjs')), 'llms.txt')

  expect(list).toContain('\n- [client.mjs](https://lending.example/client.mjs): The client.\n')
  expect(list).not.toContain('photo')
  expect(await reportOn(about('/clent.mjs'))).toMatch(
    /^docwright\.config\.ts:\d+:\d+ {2}No file of content\/public\/ or of an extension has the address \/clent\.mjs\.\n {2}fix: write \/client\.mjs\n/,
  )
})

test.each([
  '/logo.svg',
  '/photos/team.PNG',
  '/robots.txt',
])('llms.txt lists %s only if the config describes it', async (href) => {
  const files = { [`content/public${href}`]: '' }
  const folder = siteWith(`files: { about: { '${href}': 'The desk.' } }`, files)
  const name = href.slice(1)
  const link = `[${name}](https://lending.example${href})`

  expect(await reportOn(folder)).toMatch(/^0 problems/m)
  expect(await textOf(await readSiteOf(folder), 'llms.txt')).toContain(`\n- ${link}: The desk.\n`)
  expect(await textOf(await readSiteOf(siteOf(files)), 'llms.txt')).not.toContain(name)
  expect(await reportOn(siteWith(`files: { about: { '${href}x': 'The desk.' } }`, files))).toContain(
    `No file of content/public/ or of an extension has the address ${href}x.\n  fix: write ${href}\n`,
  )
})

test.each([
  '/_headers',
  '/_redirects',
  '/_routes.json',
])("a description of %s, which hosts read and don't publish, is reported", async (href) => {
  const files = { [`content/public${href}`]: '# Nothing yet\n' }
  const folder = siteWith(`files: { about: { '${href}': 'The desk.' } }`, files)

  expect(await reportOn(folder)).toMatch(
    new RegExp(
      `^docwright\\.config\\.ts:\\d+:\\d+ {2}Hosts read ${href} and don't publish it\\.\n {2}fix: remove its description\n`,
    ),
  )
})

test.each([
  '.PNG',
  '.Jpeg',
  '.WOFF2',
  '.Mp4',
])('llms.txt lists no file that a page shows, whatever the case of its extension: %s', async (extension) => {
  const site = await readSiteOf(siteOf({ [`content/public/DESK${extension}`]: '' }))

  expect(await textOf(site, 'llms.txt')).not.toContain('DESK')
})

test('each section has a list of its pages with their headings', async () => {
  const guide = '---\ntitle: A guide\ndescription: Words.\n---\n\n## One thing\n\n### Part\n\n## Another\n'
  const site = await readSiteOf(siteOf({ 'content/guides/start/a.mdx': guide }))
  const list = await textOf(site, 'docs/start/llms.txt')

  expect(list).toMatch(/^# Start \| Lending desk\n/)
  expect(list).toContain(
    '\n- [A guide](https://lending.example/docs/start/a.md): Words.\n  - One thing; Another\n',
  )
  expect(await textOf(site, 'llms.txt')).toContain('[llms.txt](https://lending.example/docs/start/llms.txt)')
})

test('links of the published API file to pages of the site are absolute, in each of its forms', async () => {
  const small = siteOf({})
  const written = (await textOf(await readSiteOf(small), 'openapi.yaml'))!
  const linked = written.replace(
    /^( *)description: .*$/m,
    '$1description: See [errors](/docs/start/errors) and [it](/nowhere).',
  )
  const site = await readSiteOf(
    siteWith("problems: { links: 'warn' }", { 'content/openapi.yaml': `# A comment\n${linked}` }),
  )

  for (const file of ['openapi.yaml', 'openapi.json']) {
    const text = (await textOf(site, file))!
    expect(text).toContain('[errors](https://lending.example/docs/start/errors) and [it](/nowhere)')
  }
  expect(await textOf(site, 'openapi.yaml')).toMatch(/^# A comment\n/)
})

test('a twin begins with the way to the list of all pages', async () => {
  const site = await readSiteOf(siteOf({}))

  expect(await textOf(site, 'docs/start/errors.md')).toMatch(
    /^> All pages and files: \[llms\.txt\]\(https:\/\/lending\.example\/llms\.txt\)\n\n# /,
  )
  const text = await textOf(site, 'llms-full.txt')
  expect(text).toContain('# Errors\n')
  expect(text).not.toContain('All pages and files')
})
