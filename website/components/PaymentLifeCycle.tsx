import { readApiFile } from './api-file.ts'
import { LifeCycleExplorer } from './life-cycle/LifeCycleExplorer.tsx'
import { readLifeCycle } from './life-cycle/life-cycle.ts'
import { formatTransitionTable } from './life-cycle/transition-table.ts'

interface Props {
  /** The summary of a disclosure around the figure. If it's missing, the figure is always visible. */
  readonly fold?: string
}

/** Shows which update is allowed in which status of a payment, and which statuses may follow. */
export function PaymentLifeCycle({ fold }: Props) {
  return <LifeCycleExplorer {...readLifeCycle(readApiFile())} {...(fold !== undefined && { fold })} />
}

/** Returns the same content as a Markdown table. */
export function twin(): string {
  return formatTransitionTable(readLifeCycle(readApiFile()))
}
