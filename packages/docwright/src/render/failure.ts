import { startOf } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'

/** What our own code threw at files that it did not expect: the live site goes on, and shows it where all reading begins. */
export function failure(error: unknown, configFile: string): Problem {
  const thrown = error instanceof Error ? error.stack : error
  return { place: startOf(configFile), message: `The site cannot be read: ${thrown}` }
}
