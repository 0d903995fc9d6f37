import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeFolder } from '../code-file.ts'
import { findNearest } from '../problem/nearest.ts'
import { findThemeFolder } from '../theme/read-theme.ts'
import { findSlotSource, slotNames } from '../theme/slot-names.ts'
import type { SlotName } from '../theme/slot-props.ts'
import type { RunningCommand } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import { Refusal } from './refusal.ts'
import { findSiteFile } from './site-file-of.ts'

/** Copies a slot's default component into the theme, so that it can be changed there. Never overwrites a file. */
export async function eject(
  { operand: name = '', ...given }: CommandLine,
  running: RunningCommand,
): Promise<void> {
  const slot = slotNames.find((each) => each === name)
  if (!slot) {
    const guess = findNearest(name, slotNames)
    const all = `There are ${slotNames.join(', ')}.`
    if (name === '') throw new Refusal(`Usage: docwright eject SLOT. ${all}`, 2)
    throw new Refusal(`There is no slot \`${name}\`. ${guess ? `Did you mean ${guess}?` : all}`, 2)
  }
  const folder = findThemeFolder((await findSiteFile({ ...given, operand: undefined }, running)).file)
  const files = listFiles(slot).map(([file, text]) => [path.join(folder, file), text] as const)
  const taken = files.find(([file]) => existsSync(file))
  if (taken) {
    throw new Refusal(`${path.relative(running.cwd, taken[0])} already exists and wasn't changed.`)
  }
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of files) {
    writeFileSync(file, text)
    running.stdout.write(`${path.relative(running.cwd, file)} is ready to edit.\n`)
  }
}

/** Returns the files of an ejected slot. They import only what the published package exports. */
function listFiles(name: SlotName): readonly (readonly [file: string, text: string])[] {
  const source = findSlotSource(name)
  if (source === undefined) return [[`${name}.tsx`, writeEmptySlot(name)]]
  const written = path.join(codeFolder, source)
  const component = readFileSync(`${written}.tsx`, 'utf8')
    .replace(/'[./]*\/theme\/slot-props\.ts'/, `'docwright'`)
    .replace(`export function ${name}(`, `export default function ${name}(`)
  const sheet = `${written}.module.css`
  if (!existsSync(sheet)) return [[`${name}.tsx`, component]]
  return [
    [`${name}.tsx`, component],
    [`${name}.module.css`, readFileSync(sheet, 'utf8')],
  ]
}

function writeEmptySlot(name: SlotName): string {
  return `import type { ${name}Props } from 'docwright'

/** Nothing stands here unless you put it there. */
export default function ${name}(_props: ${name}Props) {
  return null
}
`
}
