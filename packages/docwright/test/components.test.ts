import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run } from './commands.ts'
import { siteOf } from './small-sites.ts'

const guide = (text: string) => `---\ntitle: Start\ndescription: What it takes.\n---\n\n## First\n\n${text}\n`

test('what components throw, link to, also in their Markdown, leave out and paint in vain is reported where a guide uses them', async () => {
  const site = siteOf({
    'components/Throws.tsx':
      "export function Throws({ at }: { at: string }) {\n  throw new Error('There is no ' + at + '.')\n}\n",
    'components/Links.tsx': 'export const Links = () => <a href="/docs/start/nowhere">more</a>\n',
    'components/Hides.tsx':
      'import type { ReactNode } from "react"\nexport const Hides = ({ children }: { children: ReactNode }) => <p>{String(!children)}</p>\n',
    'components/Paints.tsx':
      'export const Paints = () => <p><b style={{ color: "red" }}>Red</b> and <i style={{ margin: 0 }}>blue</i></p>\n',
    'components/Bar.tsx':
      "export const Bar = () => <b>#</b>\nexport const twin = () => '[where](/docs/start/nothing), [or](/docs/start/)'\n",
    'components/Gives.tsx':
      'import { Takes } from "./parts/Takes.tsx"\nexport const Gives = () => <Takes made={{ by: () => 1 }} />\n',
    'components/parts/Takes.tsx':
      "'use client'\nexport function Takes({ made }: { made: { by(): number } }) {\n  return <b>{made.by()}</b>\n}\n",
    'content/guides/start/index.mdx': guide(
      '<Throws at="book" />\n\n<Links />\n\n<Hides>A secret.</Hides>\n\n<Gives />\n\n<Paints />\n\n<Bar />',
    ),
  })

  const { code, report } = await run('check', { site })

  expect(code).toBe(1)
  expect(report.replaceAll(/\(\/.*\/components/g, '(components')).toMatchInlineSnapshot(`
    "content/guides/start/index.mdx:8:1  <Throws> can't be rendered: There is no book. (components/Throws.tsx:2:9)

    content/guides/start/index.mdx:10:1  No page at /docs/start/nowhere.

    content/guides/start/index.mdx:12:1  <Hides> doesn't render its children at first, so readers without JavaScript wouldn't see them.
      fix: put \`children\` into what it draws, hidden if need be, or use <Hides />

    content/guides/start/index.mdx:14:1  <Gives> can't be rendered: <Takes>: the prop \`made.by\` is a function, which is no JSON.

    content/guides/start/index.mdx:16:1  <Paints> renders a \`style\` attribute, which the Content Security Policy blocks.
      fix: use a \`className\` and a CSS module

    content/guides/start/index.mdx:18:1  No page at /docs/start/nothing.

    content/guides/start/later/returns.mdx:6:10  No heading or field #before-you-begin on /docs/start/.

    7 problems; nothing was written.
    "
  `)
})

test("a component that can't be read is reported with the line that is wrong", async () => {
  const site = siteOf({
    'components/Odd.tsx':
      "import { nothing } from './nothing.ts'\n\nexport const Odd = () => <b>{nothing}</b>\n",
    'content/guides/start/index.mdx': guide('<Odd />'),
  })

  const { code, report } = await run('check', { site })

  expect(code).toBe(1)
  expect(report).toMatchInlineSnapshot(`
    "components/Odd.tsx:1:25  Could not resolve './nothing.ts'.

    1 problem; nothing was written.
    "
  `)
})

test('a component may import a package and a file of the content, and is rendered again when that file changes', async () => {
  const file = 'content/openapi.yaml'
  const description = readFileSync(`fixtures/small/${file}`, 'utf8')
  const site = siteOf({
    'components/Api.tsx': `import { parse } from 'yaml'
import { useId } from 'react'
import source from '../${file}?raw'

export function Api() {
  return <a id={useId()} href={\`/docs/start/#\${parse(source).info['x-anchor'] ?? 'first'}\`}>the anchor</a>
}
`,
    'content/guides/start/index.mdx': guide('<Api />\n\n## Before you begin\n\nAll.'),
  })
  symlinkSync(path.resolve('../../node_modules'), path.join(site, 'node_modules'))
  const whole = await run('check', { site })
  writeFileSync(path.join(site, file), description.replace('info:\n', 'info:\n  x-anchor: gone\n'))
  const changed = await run('check', { site })

  expect(whole.report).toBe('')
  expect(changed.report).toContain('8:1  No heading or field #gone on /docs/start/.')
})

test("a package that isn't there is named with the component that asks for it", async () => {
  const site = siteOf({
    'components/Odd.tsx': "import pad from 'no-such-package'\n\nexport const Odd = () => <b>{pad}</b>\n",
    'content/guides/start/index.mdx': guide('<Odd />'),
  })

  const { report } = await run('check', { site })

  expect(report).toMatchInlineSnapshot(`
    "components/Odd.tsx:1:1  : Rolldown failed to resolve import "no-such-package".

    1 problem; nothing was written.
    "
  `)
})
