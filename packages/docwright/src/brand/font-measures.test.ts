import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { listFontFaces, measureFallback } from './font-faces.ts'
import { readFontMeasures } from './font-measures.ts'

const getFile = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name))
const sora = getFile('@fontsource-variable/sora/files/sora-latin-wght-normal.woff2')
const plex = getFile('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-700-normal.woff2')

test('a variable font says its weights, its heights, and how wide it is in each weight, as browsers measure it', () => {
  const { weights, ascent, descent, width } = readFontMeasures(sora)!

  expect({ weights, ascent, descent }).toEqual({ weights: [100, 800], ascent: 0.97, descent: 0.29 })
  // The widths that Chromium measures for the same words, rounded and without kerning.
  for (const [weight, measured] of [
    [400, 0.4957],
    [500, 0.4972],
    [620, 0.5025],
  ] as const) {
    expect(Math.abs(width(weight) / measured - 1)).toBeLessThan(0.005)
  }
})

test('a font of one weight and one width says so', () => {
  const { weights, width } = readFontMeasures(plex)!

  expect(weights).toEqual([700, 700])
  expect([width(400), width(700)].map((each) => each.toFixed(3))).toEqual(['0.600', '0.600'])
})

test("what isn't a WOFF2 font, or is cut short, measures nothing", () => {
  const cut = [...Array(30).keys()].map((part) => sora.subarray(0, Math.floor((part / 30) * sora.length)))

  expect(
    [new Uint8Array(), Buffer.from('No font.'.repeat(20)), ...cut].filter((each) => readFontMeasures(each)),
  ).toEqual([])
})

test('a page gets each font’s family and weights, and a fallback that is as wide in its three weights', () => {
  const [text, bold] = [
    { href: '/a.woff2', measures: readFontMeasures(sora)! },
    { href: '/b.woff2', measures: readFontMeasures(plex)! },
  ]

  expect(listFontFaces('Text', [text, bold]).map(({ about }) => about)).toEqual([
    ' Text 100 800',
    ' Text 700',
  ])
  expect(listFontFaces('Code', [bold])).toEqual([{ href: '/b.woff2', about: ' Code 700' }])
  expect(measureFallback([text])).toBe('112.4% 86.3% 25.8%,113.2% 85.7% 25.6%,106.4% 91.1% 27.2%')
})
