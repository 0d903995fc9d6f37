const sampleCount = 5

/** Runs a measurement several times, and returns all results. */
export async function repeatMeasurement<Result>(run: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let index = 0; index < sampleCount; index++) results.push(await run(index))
  return results
}

/** Returns the middle value, or the larger of the two middle ones. */
export function findMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
