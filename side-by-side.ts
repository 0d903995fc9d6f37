import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

/**
 * The lines that say which test failed, why and where, or that begin with the place of a mistake, as Vitest, Playwright, the
 * compiler, the linter and the build write them.
 */
const failure =
  /^\s*(?:FAIL |✘ |[A-Z]\w*Error: |Error: |Expected\b.*: |Received\b.*: |> \d+ \||❯ \S+:\d+:\d+)|^\S+(?:\(\d+,\d+\)|:\d+:\d+| format ━)/

/** Runs scripts of package.json at once, each line of theirs after the script's name, and fails if one of them does; its last words are what failed. */
const failed = await Promise.all(
  process.argv.slice(2).map(async (script) => {
    const lines: string[] = []
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        lines.push(line)
        console.log(`${script}  ${line}`)
      })
    }
    const [code] = await once(child, 'close')
    if (code === 0) return []
    const found = lines.filter((line) => failure.test(stripVTControlCharacters(line)))
    // Anyone who names no place says at the end what is wrong.
    return [...(found.length > 0 ? found : lines.slice(-5)), 'failed'].map((line) => `${script}  ${line}`)
  }),
)
for (const line of failed.flat()) console.log(line)
if (failed.flat().length > 0) process.exitCode = 1
