/** A color by lightness (0 to 1), chroma, and hue in degrees (CSS Color 4, section 9.4). */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

type Triple = readonly [number, number, number]

/** Converts `#rgb` or `#rrggbb` to OKLCH. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = getLinear(hex)
  const [l, m, s] = [
    Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue),
    Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue),
    Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue),
  ]
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

/** Converts a color to `#rrggbb`. Reduces the chroma of a color outside sRGB until it's inside. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const light = Math.min(1, Math.max(0, lightness))
  for (let reducedChroma = chroma; reducedChroma > 0.001; reducedChroma -= 0.004) {
    const parts = toChannels({ lightness: light, chroma: reducedChroma, hue })
    if (parts.every((part) => part > -0.002 && part < 1.002)) return formatColor(parts)
  }
  return formatColor(toChannels({ lightness: light, chroma: 0, hue }))
}

/** Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
export function computeContrast(one: string, other: string): number {
  const [darker, lighter] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (lighter + 0.05) / (darker + 0.05)
}

function computeLuminance(hex: string): number {
  const [red, green, blue] = getLinear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function getLinear(hex: string): Triple {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  return [1, 3, 5].map((start) => {
    const part = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Triple
}

/** Returns red, green, and blue in sRGB. Values are from 0 to 1 if the color is inside sRGB. */
function toChannels({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear: Triple = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return linear.map((part) =>
    part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055,
  ) as unknown as Triple
}

function formatColor(parts: Triple): string {
  const digits = parts.map((part) => Math.round(255 * Math.min(1, Math.max(0, part))))
  return `#${digits.map((digit) => digit.toString(16).padStart(2, '0')).join('')}`
}
