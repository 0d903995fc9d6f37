import type { Mistake } from '../../problem/problem.ts'

/** The functions that the reader of a diagram may use for the current statement. */
export interface StatementContext {
  /** Reports a mistake in the current statement, or in the one that begins at an offset. */
  report(mistake: Mistake, offset?: number): void
  /** Returns the escaped text of a label. Reports parts of it that Mermaid would draw and this engine can't. */
  readLabel(written: string): string
  /** Returns the escaped label of the part with this `id`. Reports a second, different label. */
  readLabelOf(id: string, written: string): string
  /** Returns the offset of the current statement. */
  readonly getOffset: () => number
}

/** A form that a statement may have, and the function that reads it. */
export type StatementForm = readonly [pattern: RegExp, read: (match: readonly string[]) => void]

/** Advice for statements of Mermaid that aren't drawn. */
export type StatementAdvice = readonly [pattern: RegExp, hint: string]

/** Reads the statements of a kind of diagram, one after another. */
export interface StatementReader {
  /** Returns the forms that the next statement may have. The first that matches is used. */
  readonly listForms: () => readonly StatementForm[]
  readonly advice: readonly StatementAdvice[]
  /** Returns the whole diagram, once all statements are read. */
  readonly finish: () => ReadDiagram
}

/** A diagram that was read. */
export interface ReadDiagram {
  /** The diagram in the part of Mermaid's syntax that the library draws completely. */
  readonly source: string
  /** What it shows, in words. */
  readonly sentences: readonly string[]
}

/** Advice for statements that several kinds of diagrams have. */
export const commonAdvice: readonly StatementAdvice[] = [
  [/^%%\{/, 'remove it: a diagram has the colors and the font of the theme'],
  [/^(?:classDef|class|cssClass|style|linkStyle)\b|:::/, 'remove it: a diagram has the colors of the theme'],
  [/^(?:click|links?|callback|href)\b/, 'write the link below the diagram'],
  [/^title\b/, 'write `accTitle: …`, which names the diagram, or a heading above it'],
  [/^note\b/i, 'write the note below the diagram'],
  [/^acc(?:Title|Descr)\b/, 'write it in one line: `accDescr: …`'],
]
