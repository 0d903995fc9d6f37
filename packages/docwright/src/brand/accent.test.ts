import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resolveCodeFile } from '../code-file.ts'
import { checkAccent, createAccentTokens } from './accent.ts'
import { computeContrast } from './color.ts'

const colors = ['#3d52c4', '#0b6b64', '#a8324a', '#7a3cff', '#000000', '#5b5b5b', '#8a5a00']

test('what is on an accent, and on its soft ground, can be read in both modes', () => {
  for (const color of colors) {
    const tokens = createAccentTokens(color)
    const inModes = (name: string) => tokens.get(`--${name}`)!.match(/#\w+/g)!
    for (const mode of [0, 1]) {
      const [accent, strong, soft, on] = ['accent', 'accent-strong', 'accent-soft', 'on-accent'].map(
        (name) => inModes(name)[mode]!,
      ) as [string, string, string, string]
      expect(computeContrast(on, accent), `${on} on ${accent}`).toBeGreaterThanOrEqual(4.5)
      expect(computeContrast(strong, soft), `${strong} on ${soft}`).toBeGreaterThanOrEqual(4.5)
      expect(computeContrast(accent, soft), `${accent} on ${soft}`).toBeGreaterThanOrEqual(4.5)
      expect(computeContrast(accent, ['#ffffff', '#0f1418'][mode]!)).toBeGreaterThanOrEqual(4.5)
    }
    expect(checkAccent(color)).toEqual([])
  }
})

test("the color that is named in place of one too pale passes, and one step less wouldn't", () => {
  for (const pale of ['#f5a623', '#ff7a90', '#22c3c3', '#ffffff', '#c2410c']) {
    const [mistake, ...others] = checkAccent(pale)
    const [better] = mistake!.hint!.match(/#\w+/)!

    expect(others).toEqual([])
    expect(checkAccent(better)).toEqual([])
    const ratio = Number(/([\d.]+):1 on (#\w+)/.exec(mistake!.message)![1])
    expect(ratio).toBeLessThan(4.5)
    expect(computeContrast(better, '#eaeef0')).toBeLessThan(4.7)
  }
})

test('the style sheet has for a site without a brand what its own accent comes to', () => {
  const css = readFileSync(resolveCodeFile('styles/tokens.css'), 'utf8')
    .replaceAll(', #', ',#')
    .replaceAll('#ffffff', '#fff')
  const [, light, dark] = /--accent: light-dark\((#\w+),(#\w+)\)/.exec(css)!

  for (const [name, value] of createAccentTokens({ light: light!, dark: dark! })) {
    expect(css).toContain(`${name}: ${value};`)
  }
  expect(checkAccent({ light: light!, dark: dark! })).toEqual([])
})

test('contrast ratios are computed as WCAG defines them', () => {
  expect(computeContrast('#000', '#ffffff')).toBe(21)
  expect(computeContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})
