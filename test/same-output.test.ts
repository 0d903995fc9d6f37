import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from './commands.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'same-output-'))
const clock = path.resolve(import.meta.dirname, 'jumping-clock.ts')

afterAll(() => rmSync(folder, { recursive: true }))

test('a busy machine whose clock jumps writes the very bytes that an idle one writes', {
  timeout: 300_000,
}, async () => {
  const idle = await built('idle')
  const stop = keepBusy()
  const busy = await built('busy', { NODE_OPTIONS: `--import=${clock}` }).finally(stop)

  expect(busy).toEqual(idle)
  expect(idle.size).toBeGreaterThan(50)
})

/** Every file of the small site, built into a folder, by what is in it. */
async function built(name: string, environment = {}): Promise<ReadonlyMap<string, string>> {
  const out = path.join(folder, name)
  const { code } = await run('commands/build.ts', {
    site: 'fixtures/small',
    options: ['--out', out],
    environment,
  })
  expect(code).toBe(0)
  const files = globSync('**/*.*', { cwd: out }).filter((file) => statSync(path.join(out, file)).isFile())
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(out, file)))
      .digest('hex')
  return new Map(files.sort().map((file) => [file, hash(file)]))
}

/** Gives each core something else to do; returns what ends that. */
function keepBusy(): () => void {
  const others = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  )
  return () => {
    for (const other of others) other.kill()
  }
}
