/** Checks whether the reader saves data or has a `2g` connection. If so, nothing is fetched in advance. */
export function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}
