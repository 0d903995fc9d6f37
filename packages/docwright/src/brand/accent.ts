import { readFileSync } from 'node:fs'
import { resolveCodeFile } from '../code-file.ts'
import type { Mistake } from '../problem/problem.ts'
import type { Oklch } from './color.ts'
import { computeContrast, toHex, toOklch } from './color.ts'

type Mode = 'light' | 'dark'

/** One accent color for both modes, or one for each. */
type AccentSetting = string | Readonly<Record<Mode, string>>

/** The colors that are derived from an accent for one mode: text on a soft background, and text on the accent itself. */
interface Scheme {
  readonly accent: string
  readonly 'accent-strong': string
  readonly 'accent-soft': string
  readonly 'on-accent': string
}

/** The minimum contrast of text (WCAG 2.2, 1.4.3). Marks and borders need less (1.4.11). */
const minContrast = 4.5

/** The background colors behind accent-colored text, by mode, from the style sheet. */
const backgrounds = parseBackgrounds(readFileSync(resolveCodeFile('styles/tokens.css'), 'utf8'))

/** Returns the custom properties of `tokens.css` that depend on the accent. */
export function createAccentTokens(setting: AccentSetting): ReadonlyMap<string, string> {
  const [light, dark] = [
    createScheme('light', getAccentInMode('light', setting)),
    createScheme('dark', getAccentInMode('dark', setting)),
  ]
  const names = Object.keys(light) as (keyof Scheme)[]
  return new Map(names.map((name) => [`--${name}`, `light-dark(${light[name]},${dark[name]})`]))
}

/** Reports where an accent lacks contrast: the keys of its setting, the measured ratio, and the closest color that works. */
export function checkAccent(
  setting: AccentSetting,
): readonly (Mistake & { readonly keys: readonly string[] })[] {
  const isShared = typeof setting === 'string'
  const modes: readonly Mode[] = isShared ? ['light'] : ['light', 'dark']
  return modes.flatMap((mode) => {
    const accent = getAccentInMode(mode, setting)
    const { background, ratio } = findLowestContrast(mode, accent)
    if (ratio >= minContrast) return []
    const measured = `a contrast ratio of ${Math.floor(ratio * 100) / 100}:1 on ${background}`
    const message = `The accent color ${accent} has ${measured} in ${mode} mode; text needs ${minContrast}:1 (WCAG AA).`
    return [
      {
        keys: isShared ? [] : [mode],
        message,
        hint: `use ${findReadableColor(mode, accent)}, the closest accessible color`,
      },
    ]
  })
}

function getAccentInMode(mode: Mode, setting: AccentSetting): string {
  if (typeof setting !== 'string') return setting[mode]
  if (mode === 'light') return setting
  const { lightness, chroma, hue } = toOklch(setting)
  return findReadableColor(
    'dark',
    toHex({ lightness: Math.max(0.783, lightness), chroma: Math.min(chroma, 0.13), hue }),
  )
}

function createScheme(mode: Mode, accent: string): Scheme {
  const { lightness, chroma, hue } = toOklch(accent)
  const soft = mixSoftColor(mode, accent)
  const strong =
    mode === 'light'
      ? { lightness: lightness - 0.0835, chroma: chroma * 0.82, hue }
      : { lightness: lightness + 0.064, chroma: chroma * 0.81, hue }
  const ink = toHex({ lightness: 0.2233, chroma: Math.min(chroma * 0.28, 0.031), hue })
  const onAccent = mode === 'light' ? '#fff' : computeContrast(ink, accent) >= minContrast ? ink : '#000'
  return { accent, 'accent-strong': toHex(strong), 'accent-soft': soft, 'on-accent': onAccent }
}

/** Returns the accent as a background color, only slightly different from the page's background. */
function mixSoftColor(mode: Mode, accent: string): string {
  const { chroma, hue } = toOklch(accent)
  return mode === 'light'
    ? toHex({ lightness: 0.9525, chroma: Math.min(chroma * 0.2, 0.03), hue })
    : toHex({ lightness: 0.286, chroma: Math.min(chroma * 0.33, 0.05), hue })
}

/** Returns the background with the lowest contrast to the accent. */
function findLowestContrast(
  mode: Mode,
  accent: string,
): { readonly background: string; readonly ratio: number } {
  const all = [...backgrounds[mode], mixSoftColor(mode, accent)]
  const measured = all.map((background) => ({ background, ratio: computeContrast(accent, background) }))
  return measured.reduce((one, other) => (other.ratio < one.ratio ? other : one))
}

function findReadableColor(mode: Mode, accent: string): string {
  const step = mode === 'light' ? -0.004 : 0.004
  let found: Oklch = toOklch(accent)
  while (findLowestContrast(mode, toHex(found)).ratio < minContrast) {
    found = { ...found, lightness: found.lightness + step }
  }
  return toHex(found)
}

function parseBackgrounds(css: string): Readonly<Record<Mode, readonly string[]>> {
  const found = ['canvas', 'surface', 'surface-strong'].map((name) => {
    const colors = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css)
    if (!colors) throw new Error(`Expected a color --${name} for both modes in the tokens.`)
    return colors as unknown as readonly [string, string, string]
  })
  return { light: found.map(([, light]) => light), dark: found.map(([, , dark]) => dark) }
}
