import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { Code } from '../code/Code.tsx'

/** A fenced block: ```` ```ts title="retry.ts" {2,4-5} ````. */
export function Fence({ node }: { node?: Element }) {
  const code = node?.children.find((child) => child.type === 'element')
  if (!code) return null
  const meta = (code.data as { meta?: string } | undefined)?.meta ?? ''
  const [language] = ([code.properties.className].flat() as (string | undefined)[]).map((name) =>
    name?.replace('language-', ''),
  )
  const title = /\btitle="([^"]*)"/.exec(meta)?.[1]
  return (
    <Code
      code={textOf(code)}
      language={language ?? 'text'}
      highlighted={linesIn(meta)}
      {...(title && { title })}
    />
  )
}

/** `{2,4-5}` is lines 2, 4 and 5. */
function linesIn(meta: string): ReadonlySet<number> {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? []
  return new Set(
    ranges.flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    }),
  )
}
