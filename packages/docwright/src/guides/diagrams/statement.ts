import type { Mistake } from '../../problem/problem.ts'

/** What a reader of diagrams gets with each statement. */
export interface StatementContext {
  /** Reports a mistake in the current statement, or in the one that begins at an offset. */
  report(mistake: Mistake, offset?: number): void
  /** The words of a label, escaped. What Mermaid would draw and this engine can't is reported. */
  label(written: string): string
  /** The label of what has an `id`, escaped. A second, different label is reported. */
  labelOf(id: string, written: string): string
  /** The offset of the current statement. */
  readonly offset: () => number
}

/** A form that a statement may have, and what it means. */
export type StatementForm = readonly [pattern: RegExp, read: (match: readonly string[]) => void]

/** Advice for statements of Mermaid that aren't drawn. */
export type Advice = readonly [pattern: RegExp, hint: string]

/** Reads the statements of a kind of diagram, one after another. */
export interface StatementReader {
  /** The forms that the next statement may have. */
  readonly forms: () => readonly StatementForm[]
  readonly advice: readonly Advice[]
  /** The whole diagram, once all statements are read. */
  readonly finish: () => ReadDiagram
}

export interface ReadDiagram {
  /** The diagram in the part of Mermaid's syntax that the library draws completely. */
  readonly source: string
  /** What it shows, in words. */
  readonly sentences: readonly string[]
}

/** Advice for statements that several kinds of diagrams have. */
export const commonAdvice: readonly Advice[] = [
  [/^%%\{/, 'remove it: a diagram has the colors and the font of the theme'],
  [/^(?:classDef|class|cssClass|style|linkStyle)\b|:::/, 'remove it: a diagram has the colors of the theme'],
  [/^(?:click|links?|callback|href)\b/, 'write the link below the diagram'],
  [/^title\b/, 'write `accTitle: …`, which names the diagram, or a heading above it'],
  [/^note\b/i, 'write the note below the diagram'],
  [/^acc(?:Title|Descr)\b/, 'write it in one line: `accDescr: …`'],
]
