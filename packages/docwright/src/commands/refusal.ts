import type { Problem } from '../problem/problem.ts'

/** Why a command can't go on, in sentences for anyone who typed it. */
export class Refusal extends Error {
  /** 1 for what a machine refuses, 2 for a command that is written wrong. */
  readonly exitCode: 1 | 2

  constructor(sentences: string, exitCode: 1 | 2 = 1) {
    super(sentences)
    this.exitCode = exitCode
  }
}

/** The mistakes that writers have to fix before a command can go on. */
export class SiteMistakes extends Error {
  readonly problems: readonly Problem[]
  readonly warnings: readonly Problem[]

  constructor(problems: readonly Problem[], warnings: readonly Problem[] = []) {
    super(problems.map(({ place, message }) => `${place.file}:${place.line} ${message}`).join('\n'))
    this.problems = problems
    this.warnings = warnings
  }
}
