import { readFileSync } from 'node:fs'
import path from 'node:path'

const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#0a7055"/></svg>`

const guide = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`
const words = 'The keeper climbs the stairs and lights the lamp. '
const chapters = Array.from({ length: 60 }, (_, index) => index + 1)

/** The writtenFiles of a small site whose guides have pictures, tables, columns, diagrams, formulas, and closed parts. */
export const writtenFiles: Readonly<Record<string, string>> = {
  'docwright.config.ts': `export default {
  title: 'Lighthouse', url: 'https://light.example', content: './content', version: '1',
  sections: [{ id: 'start', label: 'Start' }],
}
`,
  ...Object.fromEntries(
    chapters.map((number) => [
      `content/guides/start/chapter-${number}.mdx`,
      guide(`Chapter ${number}`, `## Of chapter ${number}\n\n${words}`),
    ]),
  ),
  'content/guides/start/wide.svg': picture(1600, 900),
  'content/guides/start/tall.svg': picture(300, 700),
  'content/guides/start/small.svg': picture(24, 24),
  'content/guides/start/index.mdx': guide(
    'Pictures',
    `Before ![Small](./small.svg) after.\n\n![Wide](./wide.svg)\n\n${words}\n\n- In a list: ![Tall](./tall.svg)\n\n<img src="./wide.svg" alt="Wide again" />\n\n| Picture | Words |\n| --- | --- |\n| ![Small](./small.svg) | ${words} |\n\n## The end\n\n${words}`,
  ),
  'content/guides/start/headings.mdx': guide(
    'Headings',
    `## One\n\n${words.repeat(60)}\n\n## Two\n\n${words.repeat(60)}\n\n## Last but one\n\n${words}\n\n## Last\n\n${words}`,
  ),
  'content/guides/start/formulas.mdx': guide(
    'Formulas',
    `\`\`\`math\nc = \\frac{3}{v}\n\`\`\`\n\n\`\`\`math\n${'a + '.repeat(60)}b\n\`\`\``,
  ),
  'content/guides/start/diagrams.mdx': readFileSync(
    path.join(import.meta.dirname, '../fixtures/written/diagrams.mdx'),
    'utf8',
  ),
  'content/guides/start/numbers.mdx': guide(
    'Numbers',
    `| Height | Of the light | Seen from |\n| ---: | --- | ---: |\n| 40 | ${words} | ${words} |\n| 7 | ${words} | 3 |\n\n<Columns>\n<div>\n\nThe request.\n\n</div>\n<div>\n\nThe response.\n\n</div>\n</Columns>`,
  ),
  'content/guides/start/closed.mdx': guide(
    'Closed',
    `${words.repeat(60)}

<Tabs>
<Tab label="Open">

## In the open tab

${words}

</Tab>
<Tab label="Closed">

## In the closed tab

${words}

</Tab>
</Tabs>

<details>
<summary>More</summary>

## In the closed part

${words}

</details>

${words.repeat(60)}`,
  ),
}
