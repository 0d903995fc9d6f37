import type { Run } from '../../markdown/plain.ts'
import { runs } from '../../markdown/plain.ts'
import { InlineCode } from './InlineCode.tsx'

/** A line of words with inline code; no other markup is looked for. */
export function Words({ text }: { text: string }) {
  return <Runs of={runs(text)} />
}

/** Draws a line of words that is cut into runs already. */
export function Runs({ of }: { of: readonly Run[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name, and never change
  return of.map((run, index) => (run.isCode ? <InlineCode key={index}>{run.text}</InlineCode> : run.text))
}
