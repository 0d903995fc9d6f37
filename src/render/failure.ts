/** What our own code threw at a file that it did not expect: the live site goes on, and shows it. */
export function failure(error: unknown): string {
  return `The site cannot be read: ${error instanceof Error ? error.stack : error}\n`
}
