import type { Nodes } from 'mdast'
import type { JsxElement } from '../guides/jsx-element.ts'
import { getSourceSpan } from '../markdown/edits.ts'
import type { Place } from '../problem/problem.ts'
import type { ElementRule, ForeignElement } from './element-rule.ts'
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
  /** Adds a task for the writer at a node's place. */
  addTask(node: Nodes, message: string, hint: string): void
  /** Adds a note at a node's place about something that was left out, and why. */
  addOmission(node: Nodes, message: string, hint: string): void
  migrateNode(node: Nodes): string
  readElement(node: JsxElement): ForeignElement
}

/** Returns the source of a node, or of a part of it, with the node's children migrated. */
export function migrateChildren(
  node: Nodes,
  context: BodyContext,
  { start, end } = getSourceSpan(node),
): string {
  let text = ''
  let done = start
  for (const child of 'children' in node ? node.children : []) {
    const span = getSourceSpan(child)
    text += context.source.slice(done, span.start) + context.migrateNode(child)
    done = Math.max(span.end, done)
  }
  return text + context.source.slice(done, end)
}

/** Returns what the lines of a block start with, such as a quotation mark: `- > <Note>` → `  > `. `start` is the block's offset. */
export function getLinePrefix(source: string, start: number): string {
  return source.slice(source.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ')
}
