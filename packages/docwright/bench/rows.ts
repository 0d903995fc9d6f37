/** A figure of the project, and the most that it may be. */
export interface Row {
  readonly what: string
  readonly measured: number
  readonly unit: string
  readonly budget?: number
}

/** Checks whether a figure is within its budget. A figure without a budget always is. */
export function isWithinBudget({ measured, budget }: Row): boolean {
  return budget === undefined || measured <= budget
}

/** Formats a row as a line of the printed table. */
export function formatRow(row: Row): string {
  const digits = row.unit === 'GB' ? 2 : 1
  const limit = row.budget === undefined ? '' : `of ${row.budget.toFixed(digits)}`
  const verdict = row.budget === undefined ? '' : isWithinBudget(row) ? 'holds' : 'SHORT'
  const figure = `${row.measured.toFixed(digits)} ${row.unit}`
  return `${row.what.padEnd(56)}${figure.padStart(12)} ${limit.padEnd(10)}${verdict}`.trimEnd()
}
