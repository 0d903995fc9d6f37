import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const guide = readFileSync('content/guides/fraud-prevention/risk-evaluation/populate.mdx', 'utf8')

test('the accuracy of a share measured on labels follows from the formula in the footnote', () => {
  const printed = [...guide.matchAll(/measured on (\d[\d,]*) labels (?:is accurate )?to within (\d\.\d)/g)]
  const [, z = ''] = /within (\d\.\d+) × √\(\*p\* × \(1 − \*p\*\) ÷ \*n\*\)/.exec(guide)!
  const pointsOf = (labels: number) => (100 * Number(z) * Math.sqrt((0.5 * 0.5) / labels)).toFixed(1)

  expect(printed.map(([, labels]) => labels)).toEqual(['500', '2,000'])
  for (const [, labels, points] of printed) {
    expect(points, labels).toBe(pointsOf(Number(labels!.replace(',', ''))))
  }
})
