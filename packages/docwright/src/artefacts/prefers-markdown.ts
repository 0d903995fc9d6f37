/**
 * Checks whether an Accept header prefers Markdown to HTML (RFC 9110, section 12.5.1). Markdown has to be named: a wildcard means HTML,
 * which is what every client can show. If both are accepted equally, a client that names Markdown gets it.
 */
export function prefersMarkdown(accept: string): boolean {
  const ranges = new Map(accept.toLowerCase().split(',').map(qualityOf))
  const markdown = ranges.get('text/markdown') ?? 0
  const html = ranges.get('text/html') ?? ranges.get('text/*') ?? ranges.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}

function qualityOf(range: string): [type: string, quality: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
  const weight = parameters.find((part) => part.startsWith('q='))
  const quality = weight === undefined ? 1 : Number(weight.slice(2))
  return [type, Number.isNaN(quality) ? 1 : quality]
}
