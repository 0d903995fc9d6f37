import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const guide = readFileSync('content/guides/fraud-prevention/risk-evaluation/sample-integration.mdx', 'utf8')
const [, outline = ''] = /## The code \[#code\]\n(.*?)<Tabs/s.exec(guide)!
const outlined = [...outline.matchAll(/^\d\. .+$/gm)].flatMap(([step]) => findNames(step, /`(\w+)`/g))

test('the outline of the sample names the functions of the printed code in their order', () => {
  const [typescript = '', python = ''] = guide.split('```python')
  const asInPython = outlined.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

  expect(findNames(typescript, /^(?:export )?(?:async )?function (\w+)/gm)).toEqual(outlined)
  expect(findNames(python, /^(?:async )?def (\w+)/gm)).toEqual(
    asInPython.flatMap((name) => (name === 'apply_fallback_rules' ? ['request_evaluation', name] : [name])),
  )
})

/** Returns the first group of each match. */
function findNames(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name!)
}
