import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { createEachRulesPlugin } from '../src/render/bundle/each-rules.ts'
import { formatDigits } from '../src/ui/code/Pick.tsx'

const file = 'src/ui/code/picks.module.css'
const { root } = postcss([createEachRulesPlugin()]).process(readFileSync(file, 'utf8'), { from: file })
const compare: Readonly<Record<string, (value: string, digit: string) => boolean>> = {
  '^': (value, digit) => value.startsWith(digit),
  $: (value, digit) => value.endsWith(digit),
}

test.each([
  'example',
  'language',
  'story',
])('of up to 1,296 options of %s, only the content of the picked one shows', (name) => {
  const hiding = new RegExp(String.raw`\[value([$^])='(\w)'\]:checked\)\) \[data-${name}`)
  const rules: [string, string][] = []
  root.walkRules(({ selectors }) => {
    for (const selector of selectors) {
      const [, sign, digit] = hiding.exec(selector) ?? []
      if (sign && digit) rules.push([sign, digit])
    }
  })
  const all = Array.from({ length: 1296 }, (_, index) => formatDigits(index))
  const shownWith = (picked: string) =>
    all.filter((content) =>
      rules.every(([sign, digit]) => compare[sign]!(picked, digit) || !compare[sign]!(content, digit)),
    )

  for (const index of [0, 9, 10, 36, 99, 100, 101, 359, 360, 361, 1295]) {
    expect(shownWith(formatDigits(index))).toEqual([formatDigits(index)])
  }
})

test('the values of a filter are those that its style sheet lists', () => {
  const filter = readFileSync('src/ui/schema/Filter.module.css', 'utf8')
  const tokens = /@each \$value in (.+) \{/.exec(filter)?.[1]?.split(' ') ?? []

  expect(tokens).toEqual(
    ['a', 'b', 'c'].flatMap((letter) => [0, 1, 2, 3, 4, 5, 6, 7].map((index) => letter + index)),
  )
})
