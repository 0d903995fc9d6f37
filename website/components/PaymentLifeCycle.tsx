import { apiFile } from './api-file.ts'
import { LifeCycleExplorer } from './life-cycle/LifeCycleExplorer.tsx'
import { lifeCycle } from './life-cycle/life-cycle.ts'
import { transitionTable } from './life-cycle/transition-table.ts'

interface Props {
  /** The words of a fold around it. Without them it is open. */
  readonly fold?: string
}

/** Which update is allowed in which status of a payment, and what follows. */
export function PaymentLifeCycle({ fold }: Props) {
  return <LifeCycleExplorer {...lifeCycle(apiFile())} {...(fold !== undefined && { fold })} />
}

/** The same as a table of Markdown. */
export function twin(): string {
  return transitionTable(lifeCycle(apiFile()))
}
