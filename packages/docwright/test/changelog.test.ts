import { expect, test } from 'vitest'
import { firstFound, readSiteOf, reportOn, siteOf, textOf } from './small-sites.ts'

const entry = (title: string, date: string, text: string) =>
  `---\ntitle: ${title}\ndate: ${date}\n---\n\n${text}\n`

test('entries in changelog/ are a page, newest first, with their headings, links and pictures', async () => {
  const site = await readSiteOf(
    siteOf({
      'content/changelog/returns.mdx': entry(
        "'Returns & *more*: 1 < 2'",
        '2026-03-01',
        '## Why\n\nSee [errors](/docs/start/errors).\n\n![Box](./box.svg)',
      ),
      'content/changelog/2026-11-20.mdx': entry('Shelves', '2026-11-20', 'Shelves for wombats.'),
      'content/changelog/soon.mdx': entry('Soon', '2027-01-01', 'Later.').replace(
        'date',
        'draft: true\ndate',
      ),
      'content/changelog/box.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>',
    }),
  )
  const page = site.pages.get('/changelog')!

  expect(page).toMatchObject({
    kind: 'plain',
    title: 'Changelog',
    description: 'What changed in Lending desk.',
  })
  expect(page.contents).toMatchObject([
    { depth: 2, id: '2026-11-20', text: 'Shelves' },
    { depth: 2, id: 'returns', text: 'Returns & *more*: 1 < 2' },
    { depth: 3, id: 'why', text: 'Why' },
  ])
  expect(page.updatedAt).toBe('2026-11-20T00:00:00Z')
  expect([...site.media.keys()]).toContain('/media/changelog/box.svg')
  expect(await firstFound(site, 'wombats')).toBe('/changelog#2026-11-20')
  expect(await textOf(site, 'changelog.xml')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom">
    <title>Changelog | Lending desk</title>
    <id>https://lending.example/changelog</id>
    <link href="https://lending.example/changelog"/>
    <link rel="self" href="https://lending.example/changelog.xml"/>
    <updated>2026-11-20T00:00:00Z</updated>
    <author><name>Lending desk</name></author>
    <entry><title>Shelves</title><id>https://lending.example/changelog#2026-11-20</id><link href="https://lending.example/changelog#2026-11-20"/><updated>2026-11-20T00:00:00Z</updated><summary>Shelves for wombats.</summary></entry>
    <entry><title>Returns &amp; *more*: 1 &lt; 2</title><id>https://lending.example/changelog#returns</id><link href="https://lending.example/changelog#returns"/><updated>2026-03-01T00:00:00Z</updated><summary>Why: See errors.</summary></entry>
    </feed>
    "
  `)
})

test('changelog/index.mdx is what is above the entries, and mistakes are reported in their entry', async () => {
  const files = {
    'content/changelog/index.mdx': '---\ntitle: What is new\n---\n\nEvery month.\n',
    'content/changelog/a.mdx': entry('A', '2026-02-30', 'Words.'),
    'content/changelog/b.mdx': entry('B', '2026-02-03', 'See [nothing](/docs/nowhere).\n\nMore {words}.'),
    'content/changelog/c.mdx': '---\ntitle: C\ndate: 2026-02-04\ntags: [x]\n---\n',
    'content/changelog/d.mdx': 'Words.\n',
    'content/changelog/e.mdx': '---\ntitle: E\n---\n\nWords.\n',
    'content/changelog/f.mdx': '---\ndraft: true\ndate:\n---\n\nWords.\n',
    'content/changelog/notes.txt': 'x',
  }

  expect(await reportOn(siteOf(files))).toMatchInlineSnapshot(`
    "content/changelog/a.mdx:3:1  \`date\` is invalid.
      fix: write a day of the calendar as 2026-11-20

    content/changelog/b.mdx:6:5  No page at /docs/nowhere.

    content/changelog/b.mdx:8:6  There is no value \`words\`.
      fix: write \`\\{\` for the character itself, or add \`words\` to \`values\` in the config

    content/changelog/c.mdx:4:1  There is no setting \`tags\`.
      fix: remove it; for words that readers search for, write \`questions\`

    content/changelog/d.mdx:1:1  The entry has no frontmatter.
      fix: start with \`---\`, \`title: …\`, \`date: 2026-11-20\`, \`---\`

    content/changelog/e.mdx:2:1  \`date\` is missing.
      fix: write \`date: 2026-01-31\`

    content/changelog/f.mdx:2:1  \`title\` is missing.
      fix: add it; it is a string

    content/changelog/f.mdx:3:1  \`date\` must be a string.
      fix: write \`date: 2026-01-31\`

    content/changelog/notes.txt:1:1  No guide refers to this file, so it isn't used.
      fix: show it in a guide, move it to \`content/public/\`, or remove it

    9 problems; nothing was written.
    "
  `)
})

test('a site without a changelog has no such page and no feed', async () => {
  const site = await readSiteOf(siteOf({}))

  expect(site.pages.has('/changelog')).toBe(false)
  expect(await textOf(site, 'changelog.xml')).toBeUndefined()
})
