import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { run } from './commands.ts'
import { siteOf } from './small-sites.ts'
import { mistakesInHtml } from './valid-html.ts'

const guide = `---
title: Interest
---

A loan of $\`n\`$ days costs $\`\\frac{r n}{365}\`$, which is between $10 and US$20.

\`\`\`math
\\begin{aligned} a &= \\color{red}{b} \\\\ c &\\boxed{d} \\end{aligned}
\`\`\`
`

test('formulas are MathML without style, script and font, and the twin keeps their source', async () => {
  const site = siteOf({ 'content/guides/start/interest.mdx': guide })

  expect(await run('build', { site })).toMatchObject({ code: 0, report: '' })

  const read = (name: string) => readFileSync(path.join(site, 'dist/docs/start', name), 'utf8')
  const html = read('interest.html')
  const formulas = [...html.matchAll(/<math\b.*?<\/math>/gs)].map(([formula]) => formula)
  expect(formulas).toHaveLength(3)
  expect(formulas[1]).toBe(
    '<math><semantics><mfrac><mrow><mi>r</mi><mi>n</mi></mrow><mn>365</mn></mfrac>' +
      '<annotation encoding="application/x-tex">\\frac{r n}{365}</annotation></semantics></math>',
  )
  expect(html).toContain(`<div class="scrolls formula">${formulas[2]}</div>`)
  expect(formulas[2]).toMatch(/^<math display="block">/)
  expect(formulas[2]).toContain('mathcolor="#ff0000"')
  for (const formula of formulas) expect(formula).not.toMatch(/\s(?:style|class|href|src)=/)
  expect(html).toContain('which is between $10 and US$20.')
  expect(await mistakesInHtml(html)).toEqual([])
  expect(
    read('interest.md'),
  ).toContain(`A loan of $\`n\`$ days costs $\`\\frac{r n}{365}\`$, which is between $10 and US$20.

\`\`\`math
\\begin{aligned} a &= \\color{red}{b} \\\\ c &\\boxed{d} \\end{aligned}
\`\`\``)
})
