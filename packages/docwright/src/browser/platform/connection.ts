/** Whether a reader saves data, or has a connection of any `2g`: they get nothing that they haven't asked for. */
export function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}
