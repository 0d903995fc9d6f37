import type { Run } from '../../markdown/plain.ts'
import { splitRuns } from '../../markdown/plain.ts'
import { InlineCode } from './InlineCode.tsx'

/** A line of text with inline code and no other markup. */
export function Words({ text }: { text: string }) {
  return <Runs of={splitRuns(text)} />
}

/** Renders a line of text that is already split into runs. */
export function Runs({ of }: { of: readonly Run[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name, and never change
  return of.map((run, index) => (run.isCode ? <InlineCode key={index}>{run.text}</InlineCode> : run.text))
}
