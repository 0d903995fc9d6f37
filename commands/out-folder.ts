import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { giveUp } from './give-up.ts'

/** The folder that `--out` names. It will be replaced as a whole, so it must be new, empty, or a site built before. */
export function outFolder(): string {
  const out = path.resolve(outOption())
  const found = statSync(out, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) giveUp(`${out} is a file. Name a folder: --out dist`)
  const names = found ? readdirSync(out) : []
  const isBuiltSite = names.includes('404.html') && names.includes('assets')
  if (names.length > 0 && !isBuiltSite) {
    giveUp(`${out} holds something other than a built site. Name a new or an empty folder: --out dist`)
  }
  return out
}

function outOption(): string {
  try {
    return parseArgs({ options: { out: { type: 'string', default: 'dist' } } }).values.out
  } catch (error) {
    return giveUp(
      `${(error as Error).message.split('. ')[0]}. The one option is --out, with a folder: --out dist`,
    )
  }
}
