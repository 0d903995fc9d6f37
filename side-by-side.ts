import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Runs scripts of package.json at once, each line of theirs after the script's name, and fails if one of them does. */
const codes = await Promise.all(
  process.argv.slice(2).map(async (script) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => console.log(`${script}  ${line}`))
    }
    const [code] = await once(child, 'close')
    if (code !== 0) console.log(`${script}  failed`)
    return code
  }),
)
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
