import { expect, test } from 'vitest'
import { parseGuide } from '../../guides/parse-guide.ts'
import type { Version } from '../../model/page.ts'
import { guideTwin } from './guide-twin.ts'

const place = { file: 'content/guides/a.mdx', contentFolder: 'content', docsRoot: '/docs/' }
const version = { apis: [], extensions: [] } as unknown as Version

function twinOf(markdown: string): string {
  const { parsed } = parseGuide(`---\ntitle: A\ndescription: B\n---\n\n${markdown}`, place)
  const guide = parsed as never
  return guideTwin(guide, { version, address: { url: 'https://a.example', href: '/docs/a' } })
}

test.for([
  ['a tab', '<Tabs>\n<Tab label="Curl">\n\nOne\n\n</Tab>\n</Tabs>', '**Curl**\n\nOne'],
  [
    'cards',
    '<Cards>\n<Card title="One *" href="/b">First</Card>\n<Card title="Two" href="#c">Second</Card>\n</Cards>',
    '- [One \\*](https://a.example/b)\n\n  First\n\n- [Two](https://a.example/docs/a#c)\n\n  Second',
  ],
  ['steps', '<Steps>\n\n1. One\n2. Two\n\n</Steps>', '1. One\n2. Two'],
  [
    'HTML',
    'Press <kbd>A</kbd> now.\n\n<details>\n<summary>More</summary>\n\nWords\n\n</details>',
    'Press A now.\n\nMore\n\nWords',
  ],
] as const)('the twin of %s is plain Markdown', ([, markdown, twin]) => {
  expect(twinOf(markdown)).toBe(twin)
})
