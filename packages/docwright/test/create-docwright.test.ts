import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run, runFile } from './commands.ts'
import { fixtures } from './small-sites.ts'

/** A folder with an API file of someone's own, and `npm create docwright` in it. */
function beginning() {
  const home = mkdtempSync(path.join(tmpdir(), 'create-docwright-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  cpSync(path.join(fixtures, 'toolshed/content/openapi.yaml'), path.join(home, 'api.yml'))
  // The folder in which an installation would put a component's imports.
  symlinkSync(path.resolve('../../node_modules'), path.join(home, 'node_modules'))
  const create = (...options: string[]) =>
    runFile('../create-docwright/create-docwright.js', { site: home, options })
  return { home, create }
}

test('a site begins with an API file of your own, and nothing in it is wrong', async () => {
  const { home, create } = beginning()

  const { output } = await create('my-docs', 'api.yml')
  const made = path.join(home, 'my-docs')
  const checked = await run('check', { site: made })

  expect(output).toContain('  cd my-docs\n  npm install\n  npm run dev\n')
  expect(output).toContain('api.yml is now content/openapi.yaml.')
  expect(readFileSync(path.join(made, 'content/openapi.yaml'), 'utf8')).toBe(
    readFileSync(path.join(home, 'api.yml'), 'utf8'),
  )
  expect(checked).toMatchObject({ code: 0, report: '' })
})

test.for([
  [['api.yml'], 'The first argument is the folder to create: npm create docwright my-docs api.yml'],
  [['my-docs', 'api.txt'], "api.txt isn't an OpenAPI file. Use a .yaml, .yml or .json file."],
  [['my-docs', 'none.yaml'], "Can't find the file none.yaml."],
  [['my-docs', '--api'], 'Usage: npm create docwright <folder> [openapi.yaml]'],
] as const)('%s makes nothing, and it says why', async ([words, why]) => {
  const { home, create } = beginning()

  const { code, report } = await create(...words)

  expect([code, report.trim()]).toEqual([2, why])
  expect(existsSync(path.join(home, 'my-docs'))).toBe(false)
})
