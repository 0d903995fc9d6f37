import path from 'node:path'
import { findFile } from '../../content/content-file.ts'
import { readContentText, readReferenced } from '../../content/read-content-text.ts'
import { openApi } from '../../openapi/api.ts'
import { checkReferences } from '../../openapi/checks/wrong-references.ts'
import { compareApis } from '../../openapi/diff/compare-apis.ts'
import { formatFragment } from '../../openapi/document/pointer.ts'
import type { Problem } from '../../problem/problem.ts'
import type { RunningCommand } from '../command-context.ts'
import type { CommandLine } from '../command-line.ts'
import { Refusal } from '../refusal.ts'
import { diffReports } from './diff-report.ts'

/** Reports what changed between two API files. Fails if a change breaks a client. */
export async function diff(
  { operands, format }: CommandLine,
  { cwd, stdout, progress }: RunningCommand,
): Promise<void> {
  const [older, newer] = operands
  if (older === undefined || newer === undefined) {
    throw new Refusal('Usage: docwright diff OLD NEW. Both are OpenAPI files.', 2)
  }
  const changes = compareApis(await readApi(older, cwd), await readApi(newer, cwd))
  progress.clear()
  stdout.write(diffReports[format === 'github' ? 'text' : format](changes))
  const breaking = changes.filter(({ verdict }) => verdict === 'breaking').length
  if (breaking > 0) {
    throw new Refusal(breaking === 1 ? '1 change breaks clients.' : `${breaking} changes break clients.`)
  }
}

async function readApi(name: string, cwd: string) {
  const file = path.resolve(cwd, name)
  const folder = path.dirname(file)
  const found = findFile(file, folder)
  if ('obstacle' in found && found.obstacle === 'missing') throw new Refusal(`There is no file ${name}.`, 2)
  const read = readContentText(file, folder)
  if ('problem' in read) throw describeUnreadable(name, [read.problem])
  const readOther = (other: string) =>
    readReferenced(path.resolve(cwd, other), { folder, word: 'the folder of the API file' })
  const { api, check } = openApi(read.text, name, { readOther })
  if (!api) throw describeUnreadable(name, await check())
  const placeOf = (keys: readonly string[]) => api.placeOf(formatFragment(keys))
  // Stops at unresolved references, because a schema without its target can't be compared, and would change everything that uses
  // it.
  const { problems } = checkReferences({ file: name, text: read.text, value: api.document, placeOf })
  if (problems.length > 0) throw describeUnreadable(name, problems)
  return api
}

/** Returns a refusal with the exit code of wrong arguments, because exit code 1 means that clients break. */
function describeUnreadable(name: string, problems: readonly Problem[]): Refusal {
  const lines = problems.map(({ place, message, hint }) =>
    [`${name}:${place.line}:${place.column}  ${message}`, ...(hint ? [`  fix: ${hint}`] : [])].join('\n'),
  )
  return new Refusal(lines.join('\n'), 2)
}
