/** A build, as a plot shows it. */
export interface Point {
  readonly pages: number
  readonly seconds: number
  readonly gigabytes: number
}

const width = 360
const height = 220
const margin = 48

/** Returns an SVG picture of the time and memory of builds by their number of pages. */
export function formatPlot(points: readonly Point[]): string {
  const sorted = points.toSorted((a, b) => a.pages - b.pages)
  const time = drawPanel(
    'seconds',
    sorted.map(({ pages, seconds }) => [pages, seconds]),
  )
  const memory = drawPanel(
    'gigabytes',
    sorted.map(({ pages, gigabytes }) => [pages, gigabytes]),
  )
  const panelWidth = width + 2 * margin
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * panelWidth}" height="${height + 2 * margin}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="#fff"/>
<g transform="translate(${margin} ${margin})">${time}</g>
<g transform="translate(${panelWidth + margin} ${margin})">${memory}</g>
</svg>
`
}

function drawPanel(title: string, values: readonly (readonly [pages: number, value: number])[]): string {
  const maxPages = Math.max(...values.map(([pages]) => pages))
  const maxValue = Math.max(...values.map(([, value]) => value)) * 1.1
  const placeValue = ([pages, value]: readonly [number, number]) =>
    [(pages / maxPages) * width, height - (value / maxValue) * height].map((each) => each.toFixed(1))
  const path = values.map((each) => placeValue(each).join(' ')).join(' L ')
  const dots = values.map((each) => {
    const [x, y] = placeValue(each)
    const text = `<text x="${x}" y="${Number(y) - 8}" text-anchor="middle">${each[1].toFixed(title === 'seconds' ? 1 : 2)}</text>`
    const below = `<text x="${x}" y="${height + 18}" text-anchor="middle">${each[0] < maxPages / 20 ? '' : each[0]}</text>`
    return `<circle cx="${x}" cy="${y}" r="3"/>${text}${below}`
  })
  return `<path d="M 0 0 V ${height} H ${width}" fill="none" stroke="#888"/><text x="0" y="-20" font-weight="bold">${title}</text><text x="${width}" y="${height + 36}" text-anchor="end">pages</text><path d="M ${path}" fill="none" stroke="#0b6b64" stroke-width="2"/>${dots.join('')}`
}
