/** A compressed copy that may lie beside a file: what HTTP calls it (RFC 9110, 8.4.1), and how its name ends. */
interface ContentCoding {
  readonly name: string
  readonly extension: string
}

/** Ours, the smallest first. */
export const encodings: readonly ContentCoding[] = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/** Those that an Accept-Encoding header takes, best first (RFC 9110, 12.5.3): what weighs nothing is refused. */
export function acceptedEncodings(header: string): readonly ContentCoding[] {
  const weights = new Map(header.toLowerCase().split(',').map(weightOf))
  const weight = ({ name }: ContentCoding) => weights.get(name) ?? weights.get('*') ?? 0
  return encodings.filter((each) => weight(each) > 0).sort((a, b) => weight(b) - weight(a))
}

/** `br`, `gzip;q=0.5`; a weight that is no number is one, as without it. */
function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((each) => each.trim())
  const given = parameters.find((each) => /^q\s*=/.test(each))?.replace(/^q\s*=\s*/, '')
  const weight = Number(given ?? 1)
  return [name, Number.isNaN(weight) ? 1 : weight]
}
