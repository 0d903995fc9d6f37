/**
 * Checks whether an Accept header prefers Markdown to HTML (RFC 9110, section 12.5.1). Markdown has to be named: a wildcard means HTML,
 * which is what every client can show. If both are accepted equally, a client that names Markdown gets it. An
 * invalid weight counts as 1, like a missing one.
 *
 * The functions of hosts contain this function's source, so it refers to nothing outside itself and uses only what CloudFront's
 * runtime knows: neither `Map` nor destructuring nor `??`.
 */
export function prefersMarkdown(accept: string): boolean {
  const ranges = accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
  const qualityOf = (types: readonly string[]): number => {
    const type = types.find((each) => ranges.some((range) => range[0] === each))
    const range = ranges.find((each) => each[0] === type)
    if (range === undefined) return 0
    const weight = range.find((part) => /^q=(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(part))
    return weight === undefined ? 1 : Number(weight.slice(2))
  }
  const markdown = qualityOf(['text/markdown'])
  return markdown > 0 && markdown >= qualityOf(['text/html', 'text/*', '*/*'])
}
