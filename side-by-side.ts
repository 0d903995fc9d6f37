import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

/**
 * Matches the lines that name a failed test, its reason or place, or that start with the place of a mistake, in the output of
 * Vitest, Playwright, the compiler, the linter, and the build.
 */
const failureLine =
  /^\s*(?:FAIL |✘ |[A-Z]\w*Error: |Error: |Expected\b.*: |Received\b.*: |> \d+ \||❯ \S+:\d+:\d+)|^\S+(?:\(\d+,\d+\)|:\d+:\d+| format ━)/

// Runs scripts of package.json at the same time, with the script's name before each line. At the end, repeats what failed.
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
    const found = lines.filter((line) => failureLine.test(stripVTControlCharacters(line)))
    // A script that reports no such line says at its end what is wrong.
    return [...(found.length > 0 ? found : lines.slice(-5)), 'failed'].map((line) => `${script}  ${line}`)
  }),
)
for (const line of failed.flat()) console.log(line)
if (failed.flat().length > 0) process.exitCode = 1
