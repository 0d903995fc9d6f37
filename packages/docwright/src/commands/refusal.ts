import type { Problem } from '../problem/problem.ts'

/** The reason that a command can't continue, in sentences for the user. */
export class Refusal extends Error {
  /** 1 for a problem with the system, 2 for a wrong command line. */
  readonly exitCode: 1 | 2

  constructor(sentences: string, exitCode: 1 | 2 = 1) {
    super(sentences)
    this.exitCode = exitCode
  }
}

/** Problems that writers have to fix before a command can continue. */
export class SiteMistakes extends Error {
  readonly problems: readonly Problem[]
  readonly warnings: readonly Problem[]

  constructor(problems: readonly Problem[], warnings: readonly Problem[] = []) {
    super(problems.map(({ place, message }) => `${place.file}:${place.line} ${message}`).join('\n'))
    this.problems = problems
    this.warnings = warnings
  }
}
