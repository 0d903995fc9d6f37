import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bytesIn } from './bytes-in.ts'
import { run, runProcess } from './commands.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'same-output-'))
const clock = path.resolve(import.meta.dirname, 'jumping-clock.ts')

afterAll(() => rmSync(folder, { recursive: true }))

test('a build that remembers the one before writes the very bytes of a cold one, on a busy machine whose clock jumps', async () => {
  const site = path.join(folder, 'site')
  const elsewhere = path.join(folder, 'elsewhere')
  cpSync('fixtures/small', site, { recursive: true })
  const before = await buildFiles('before', { site })
  appendFileSync(path.join(site, 'content/guides/start/index.mdx'), changed)
  const warm = await buildFiles('warm', { site })
  // Nothing is known of a site in another place.
  cpSync(site, elsewhere, { recursive: true })
  const stop = keepBusy()
  const environment = { NODE_OPTIONS: `--import=${clock}` }
  const cold = await buildFiles('cold', { site: elsewhere, environment }, runProcess).finally(stop)

  expect(warm.size).toBeGreaterThan(50)
  expect(warm).not.toEqual(before)
  expect(warm).toEqual(cold)
  expect(await buildFiles('again', { site })).toEqual(cold)
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
async function buildFiles(
  name: string,
  { site, environment = {} }: Around,
  start = run,
): Promise<ReadonlyMap<string, string>> {
  const out = path.join(folder, 'out', name)
  const { code } = await start('build', { site, options: ['--out', out], environment })
  expect(code).toBe(0)
  return bytesIn(out)
}

/** Gives a core something else to do; returns what ends that. */
function keepBusy(): () => void {
  const other = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' })
  return () => void other.kill()
}
