import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const guide = readFileSync('content/guides/fraud-prevention/risk-evaluation/populate.mdx', 'utf8')

test('a share of so many labels is as exact as the guide says, by the formula of its footnote', () => {
  const printed = [...guide.matchAll(/a share of (\d[\d,]*) (?:is exact )?to (\d\.\d)/gi)]
  const [, z = ''] = /within (\d\.\d+) × √\(\*p\* × \(1 − \*p\*\) ÷ \*n\*\)/.exec(guide)!
  const pointsOf = (labels: number) => (100 * Number(z) * Math.sqrt((0.5 * 0.5) / labels)).toFixed(1)

  expect(printed.map(([, labels]) => labels)).toEqual(['500', '2,000'])
  for (const [, labels, points] of printed) {
    expect(points, labels).toBe(pointsOf(Number(labels!.replace(',', ''))))
  }
})
