import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { parseFenceSettings } from '../../markdown/fence.ts'
import { Code } from '../code/Code.tsx'

/** A fenced block: ```` ```ts title="retry.ts" {2,4-5} ````. */
export function Fence({ node }: { node?: Element }) {
  const code = node?.children.find((child) => child.type === 'element')
  if (!code) return null
  const { title, highlighted, schema } = parseFenceSettings(
    (code.data as { meta?: string } | undefined)?.meta,
  )
  const [language] = ([code.properties.className].flat() as (string | undefined)[]).map((name) =>
    name?.replace('language-', ''),
  )
  return (
    <Code
      code={textOf(code)}
      language={language ?? 'text'}
      highlighted={highlighted}
      isCall={language === 'http' || schema !== undefined}
      {...(title && { title })}
    />
  )
}
