import type { Nodes } from 'mdast'
import type { JsxElement } from '../guides/jsx-element.ts'
import type { Place } from '../problem/problem.ts'
import type { ElementRule, ReadUse } from './element-rule.ts'
import type { Addresses, LinkingFile } from './migrated-addresses.ts'
import type { ModuleNames } from './module-names.ts'

/** A text that is migrated, and everything that it may refer to. */
export interface BodyContext {
  readonly writer: LinkingFile
  readonly source: string
  readonly elements: ReadonlyMap<string, ElementRule>
  readonly addresses: Addresses
  readonly names: ModuleNames
  /** Includes a part, and returns the path of its file in the new content folder. */
  includePart(name: string): string
  placeOf(node: Nodes): Place
  write(node: Nodes): string
  asUse(node: JsxElement): ReadUse
}

/** The source of a node with its children migrated. */
export function migrateInside(
  node: Nodes,
  context: BodyContext,
  span = getSpan(node, context.source),
): string {
  let text = ''
  let done = span.start
  for (const child of 'children' in node ? node.children : []) {
    const { start, end } = getSpan(child, context.source)
    text += context.source.slice(done, start) + context.write(child)
    done = Math.max(end, done)
  }
  return text + context.source.slice(done, span.end)
}

/** Returns the start and end of a node in the source. */
export function getSpan({ position }: Nodes, source: string): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? source.length }
}

/** Returns the prefix of a block's lines, such as a quote mark, derived from the text before the block on its first line. */
export function getLinePrefix(source: string, at: number): string {
  return source.slice(source.lastIndexOf('\n', at - 1) + 1, at).replace(/[^\s>]/g, ' ')
}
