import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')
const modes = ['light', 'dark'] as const
const kinds = [...tokens.matchAll(/--(code-[a-z]+):/g)].map(([, name]) => name!)
/** The backgrounds that code may have: a panel, a block in the text, a marked line, and added and removed lines. */
const grounds = ['canvas', 'surface', 'accent-soft', 'success-soft', 'danger-soft']

test.each(modes)('in the %s, all kinds of code differ from each other by 0.12 in OKLab or more', (mode) => {
  const distances = kinds.flatMap((one, place) =>
    kinds.slice(place + 1).map((other) => ({
      pair: `${one} ${other}`,
      distance: distance(lab(color(one, mode)), lab(color(other, mode))),
    })),
  )

  expect(distances.filter(({ distance }) => distance < 0.12)).toEqual([])
  expect(distances.length).toBe(10)
})

test.each(modes)('in the %s, each kind of code has a contrast of 4.5 to each ground it lies on', (mode) => {
  const contrasts = kinds.flatMap((kind) =>
    grounds.map((ground) => ({
      pair: `${kind} on ${ground}`,
      contrast: contrast(color(kind, mode), color(ground, mode)),
    })),
  )

  expect(contrasts.filter(({ contrast }) => contrast < 4.5)).toEqual([])
  expect(contrasts.length).toBe(25)
})

type Three = readonly [number, number, number]

/** Returns the color of a token in a mode, in linear light. */
function color(name: string, mode: (typeof modes)[number]): Three {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(tokens)!
  const [, other] = /^var\(--([a-z-]+)\)$/.exec(value) ?? []
  if (other) return color(other, mode)
  const hex = value.match(/#[0-9a-f]{6}/g)![modes.indexOf(mode)]!
  const linear = (place: number) => {
    const part = Number.parseInt(hex.slice(place, place + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return [linear(1), linear(3), linear(5)]
}

/** Converts linear sRGB to OKLab (CSS Color 4, section 9.2). */
function lab([red, green, blue]: Three): Three {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function distance(one: Three, other: Three): number {
  return Math.hypot(...one.map((value, place) => value - other[place]!))
}

/** Returns the contrast ratio (WCAG 2.2). */
function contrast(one: Three, other: Three): number {
  const [less, more] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (more! + 0.05) / (less! + 0.05)
}

function luminance([red, green, blue]: Three): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
