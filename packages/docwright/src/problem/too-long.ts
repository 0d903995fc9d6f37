import type { Mistake } from './problem.ts'

/** What is wrong with a text that is longer than anyone writes, and than programs read in a short time. */
export function tooLong(
  { length }: string,
  { what, most, hint }: { what: string; most: number; hint: string },
): Mistake | undefined {
  if (length <= most) return undefined
  const [characters, limit] = [length, most].map((count) => count.toLocaleString('en'))
  return { message: `The ${what} ${characters} characters, more than ${limit}.`, hint }
}
