import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bytesIn } from './bytes-in.ts'
import { run } from './commands.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'same-output-'))
const clock = path.resolve(import.meta.dirname, 'jumping-clock.ts')

const site = path.join(folder, 'site')
let idle: ReadonlyMap<string, string>

beforeAll(async () => {
  cpSync('fixtures/small', site, { recursive: true })
  idle = await built('idle', { site })
}, 300_000)

afterAll(() => rmSync(folder, { recursive: true }))

test('a busy machine whose clock jumps writes the very bytes that an idle one writes', {
  timeout: 300_000,
}, async () => {
  const another = path.join(folder, 'another')
  cpSync('fixtures/small', another, { recursive: true })
  const stop = keepBusy()
  const environment = { NODE_OPTIONS: `--import=${clock}` }
  const busy = await built('busy', { site: another, environment }).finally(stop)

  expect(busy).toEqual(idle)
  expect(idle.size).toBeGreaterThan(50)
})

test('a build that remembers the one before writes the very bytes that a cold one writes', {
  timeout: 300_000,
}, async () => {
  const elsewhere = path.join(folder, 'elsewhere')
  appendFileSync(path.join(site, 'content/guides/start/index.mdx'), changed)
  const warm = await built('warm', { site })
  // Nothing is known of a site in another place.
  cpSync(site, elsewhere, { recursive: true })
  const cold = await built('cold', { site: elsewhere })

  expect(warm).toEqual(cold)
  expect(warm).not.toEqual(idle)
  expect(await built('again', { site })).toEqual(cold)
})

const changed = `
## What is new

> [!NOTE]
> Read on.

\`\`\`ts {2}
const a = 1
const b = a // [!code ++]
\`\`\`
`

interface Around {
  readonly site: string
  readonly environment?: Readonly<Record<string, string>>
}

/** Every file of a site, built into a folder, by what is in it. */
async function built(name: string, { site, environment = {} }: Around): Promise<ReadonlyMap<string, string>> {
  const out = path.join(folder, 'out', name)
  const { code } = await run('build', { site, options: ['--out', out], environment })
  expect(code).toBe(0)
  return bytesIn(out)
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
