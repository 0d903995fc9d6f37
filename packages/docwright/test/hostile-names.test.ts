import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from './commands.ts'

const out = mkdtempSync(path.join(tmpdir(), 'hostile-names-'))

afterAll(() => rmSync(out, { recursive: true }))

test('names that every JavaScript object has are names like any other', async () => {
  const built = await run('build', { site: 'fixtures/hostile-names', options: ['--out', out] })
  expect(built).toMatchObject({ code: 0, report: '' })

  const page = (name: string) => readFileSync(path.join(out, name), 'utf8')
  const guide = page('docs/start/index.md')
  expect(guide).toContain('| `__proto__` | A prototype. |')
  expect(page('docs/start/constructor/toString.md')).toContain('### `toString`')
  const collection = page('postman/collection.json')
  expect(collection).toContain('"path":["toString","sent"]')
  expect(collection).toContain('{"key":"constructor","value":"sent"}')

  expect(collection).toContain('\\"__proto__\\": \\"changed too\\"')
  const strays = globSync('**/*.{html,txt,md,json}', { cwd: out }).filter((name) =>
    /native ?code|"native"|\[object Object\]/.test(page(name)),
  )
  expect(strays).toEqual([])
})
