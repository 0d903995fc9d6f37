import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeFolder } from '../code-file.ts'
import { findNearest } from '../problem/nearest.ts'
import { findThemeFolder } from '../theme/read-theme.ts'
import { findSlotSource, slotNames } from '../theme/slot-names.ts'
import type { SlotName } from '../theme/slot-props.ts'
import type { RunningCommand } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import { findSiteFile } from './find-site-file.ts'
import { Refusal } from './refusal.ts'

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
  const files = createSlotFiles(slot).map(([file, text]) => [path.join(folder, file), text] as const)
  const existing = files.find(([file]) => existsSync(file))
  if (existing) {
    throw new Refusal(`${path.relative(running.cwd, existing[0])} already exists and wasn't changed.`)
  }
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of files) {
    writeFileSync(file, text)
    running.stdout.write(`${path.relative(running.cwd, file)} is ready to edit.\n`)
  }
}

/** Returns the files of an ejected slot: its component, and the style sheets that it imports. */
function createSlotFiles(name: SlotName): readonly (readonly [file: string, text: string])[] {
  const source = findSlotSource(name)
  if (source === undefined) return [[`${name}.tsx`, writeEmptySlot(name)]]
  const original = path.join(codeFolder, `${source}.tsx`)
  const sheets: (readonly [file: string, text: string])[] = []
  const component = readFileSync(original, 'utf8')
    .replace(/'[./]*\/theme\/slot-props\.ts'/, `'docwright'`)
    .replace(`export function ${name}(`, `export default function ${name}(`)
    .replaceAll(/'(\.[^']*\/([\w-]+)\.module\.css)'/g, (_, sheet, stem) => {
      // A style sheet that components share gets a copy for each, so that no eject changes another's.
      const file = stem === name ? `${name}.module.css` : `${name}-${stem}.module.css`
      sheets.push([file, readFileSync(path.resolve(path.dirname(original), sheet), 'utf8')])
      return `'./${file}'`
    })
  return [[`${name}.tsx`, component], ...sheets]
}

function writeEmptySlot(name: SlotName): string {
  return `import type { ${name}Props } from 'docwright'

/** Empty by default. Return what to show here. */
export default function ${name}(_props: ${name}Props) {
  return null
}
`
}
