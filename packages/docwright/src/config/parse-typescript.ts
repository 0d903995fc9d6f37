import { parseSync } from 'rolldown/utils'
import { locateOffset } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'

/** A node of a syntax tree (ESTree, and TypeScript-ESTree for types). */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** Parses a TypeScript module, or returns its first syntax error. */
export function parseTypeScript(
  file: string,
  source: string,
): { readonly program: SyntaxNode } | { readonly problem: Problem } {
  const { program, errors } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const [mistake] = errors
  if (!mistake) return { program: program as unknown as SyntaxNode }
  const message = `This is not TypeScript: ${mistake.message.replace(/\.?$/, '.')}`
  return { problem: { place: locateOffset(file, source, mistake.labels[0]?.start ?? 0), message } }
}
