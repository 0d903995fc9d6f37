/** Ends a command that cannot go on with a sentence for whoever typed it, and exit code 1. */
export function giveUp(sentence: string): never {
  process.stderr.write(`${sentence.trimEnd()}\n`)
  process.exit(1)
}
