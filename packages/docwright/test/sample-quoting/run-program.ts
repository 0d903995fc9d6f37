import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeRequest } from '../../src/openapi/code-sample/code-sample.ts'
import type { DrawnRequest } from './drawn-requests.ts'
import type { Program } from './programs.ts'

/** Checks whether this machine has a command. */
export function has(command: string): boolean {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, command)))
}

/** The requests whose samples a language reads otherwise than they were meant; what fails as a whole throws. */
export function misread(drawn: readonly DrawnRequest[], program: Program): readonly string[] {
  const sources = drawn.map(({ request }) => writeRequest(request).get(program.language)!)
  const folder = mkdtempSync(path.join(tmpdir(), 'quoting-'))
  for (const [name, text] of Object.entries(program.files(sources))) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const options = { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 } as const
  const outputs = program.steps.map(([command, ...rest]) => execFileSync(command, rest, options))
  const given = indexValues(outputs.join(''))
  const ran = existsSync(path.join(folder, 'sample-canary')) ? ['a sample ran what a value says'] : []
  rmSync(folder, { recursive: true })
  return [...ran, ...drawn.flatMap((each, index) => (isGiven(each, given.get(index)) ? [] : each.title))]
}

function indexValues(output: string): ReadonlyMap<number, readonly string[]> {
  const lines = output.split('\n').filter(Boolean)
  const grouped = Map.groupBy(lines, (line) => Number(line.split(' ')[0]))
  return new Map(
    [...grouped].map(([number, those]) => [
      number,
      those.map((line) => Buffer.from(line.split(' ')[1] ?? '', 'hex').toString()),
    ]),
  )
}

/** Checks whether a sample sends the value, either directly or encoded in a form, a multipart body, or JSON. */
function isGiven({ value, isSent }: DrawnRequest, given: readonly string[] | undefined): boolean {
  if (!given) return false
  const texts = [...given, ...given.map(decodeForm)]
  return !isSent || texts.some((text) => listEncodings(value).some((way) => text.includes(way)))
}

function decodeForm(text: string): string {
  return [...new URLSearchParams(text)].flat().join('\n')
}

function listEncodings(value: string): readonly string[] {
  const asJson = JSON.stringify(value).slice(1, -1)
  const escaped = value.replace(/["\\]/g, '\\$&')
  const asName = value.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  return [value, asJson, escaped, asName]
}
