import { mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { isBelow } from '../content/content-file.ts'
import { knownConfigs, migrateSite } from '../migrate/migrate-site.ts'
import { writeFileIn } from '../render/write/output-folder.ts'
import type { RunningCommand } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import { Refusal } from './refusal.ts'
import { reportProblems } from './report-problems.ts'

/** Converts another engine's site to a new docwright site in a new folder. The source is only read. */
export async function migrate(
  { operand, out, format, all }: CommandLine,
  running: RunningCommand,
): Promise<void> {
  const { cwd, stdout, progress } = running
  if (operand === undefined || out === undefined) {
    throw new Refusal(
      'Usage: docwright migrate FOLDER --out DIR. FOLDER is a Docusaurus, Starlight or Mintlify site.',
      2,
    )
  }
  const source = getFolder(path.resolve(cwd, operand), operand)
  const target = resolveNewFolder(path.resolve(cwd, out), { out, source })
  progress.stage({ doing: `reading ${operand}` })
  const migration = migrateSite(source)
  if (!migration) {
    throw new Refusal(
      `${operand} isn't a Docusaurus, Starlight or Mintlify site: it has none of ${knownConfigs.join(', ')}.`,
    )
  }
  mkdirSync(target, { recursive: true })
  for (const [name, content] of migration.files) writeFileIn(target, name, content)
  const { tasks } = migration.notes
  reportProblems({ problems: [], warnings: tasks }, { ...running, format, all })
  if (format === 'json') return
  const todo = tasks.length === 1 ? '1 point is' : `${tasks.length} points are`
  stdout.write(
    `${migration.pages} pages from ${migration.engine} are in ${out}, and ${todo} left to do: see ${path.join(out, 'MIGRATION.md')}.\nNext: cd ${out} && npx docwright check\n`,
  )
}

function getFolder(folder: string, name: string): string {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (!found) throw new Refusal(`There is no folder ${name}.`)
  if (!found.isDirectory()) throw new Refusal(`${name} is a file. Name the folder of the site.`)
  return realpathSync(folder)
}

/** Returns a new or empty folder that isn't inside the source, which must stay unchanged. */
function resolveNewFolder(
  folder: string,
  { out, source }: { readonly out: string; readonly source: string },
): string {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) throw new Refusal(`${out} is a file. Name a new folder: --out docs`)
  if (found && readdirSync(folder).length > 0) {
    throw new Refusal(
      `${out} isn't empty. Name a new or empty folder, so that nothing of yours is overwritten: --out docs`,
    )
  }
  if (isBelow(found ? realpathSync(folder) : folder, source)) {
    throw new Refusal(`${out} is inside the old site. Name another folder: --out ../docs`)
  }
  return folder
}
