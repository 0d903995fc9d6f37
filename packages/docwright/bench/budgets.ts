/** The time that Starlight 0.42 needs for 500 guides and 100 operations on a machine with two cores. */
const starlight = { seconds: 51.2, gigabytes: 1.74 }

/** The most that each figure may be: seconds and gigabytes of builds, milliseconds of what people wait for. */
export const budgets = {
  build: { cold: 6, codeUnchanged: 3, oneGuideChanged: 2 },
  /** Processor time, in seconds. */
  processor: { cold: 14, codeUnchanged: 3, oneGuideChanged: 4, tests: 540 },
  tests: 300,
  guides: { seconds: 0.3 * starlight.seconds, gigabytes: 0.3 * starlight.gigabytes },
  operation: { milliseconds: 15, growth: 1.2 },
  gigabytes: 1,
  live: { firstPage: 3500, edit: 400, editAmongThousands: 1000 },
  felt: { blocked: 20, toGuide: 60, toOperation: 100 },
  search: { firstResult: 130, keystroke: 16 },
}
