import path from 'node:path'
import { startOf } from '../problem/place-at.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import { versionName, versionNameHint } from '../url/docs-address.ts'
import { findFile, namesIn, obstacleWords } from './content-file.ts'
import { isClutter } from './content-files.ts'

/** The older versions of a content folder, each a folder below `versions/`, and the names there that no version can have. */
export function listVersions(
  contentFolder: string,
  taken: ReadonlyMap<string, string>,
): { readonly versions: readonly string[]; readonly problems: readonly Problem[] } {
  const folder = path.join(contentFolder, 'versions')
  const versions: string[] = []
  const problems: Problem[] = []
  const used = new Map(taken)
  for (const name of namesIn(folder, contentFolder).toSorted()) {
    if (isClutter(name)) continue
    const mistake = mistakeIn(name, { folder, contentFolder, used })
    if (mistake) problems.push({ place: startOf(path.join(folder, name)), ...mistake })
    else versions.push(name)
    used.set(asHostsRead(name), `the version ${name}`)
  }
  return { versions, problems }
}

function mistakeIn(
  name: string,
  {
    folder,
    contentFolder,
    used,
  }: { folder: string; contentFolder: string; used: ReadonlyMap<string, string> },
): Mistake | undefined {
  const found = findFile(path.join(folder, name), contentFolder)
  if ('file' in found) {
    return { message: 'Only a folder in versions/ is a version, and this is a file.', hint: 'move it away' }
  }
  if (found.obstacle !== 'folder') return obstacleWords(found.obstacle)
  if (!versionName.test(name)) {
    return { message: 'A version cannot have this name.', hint: versionNameHint }
  }
  const other = used.get(asHostsRead(name))
  return other === undefined
    ? undefined
    : { message: `${other} has the address of this version.`, hint: 'rename the folder' }
}

/** Some hosts don't tell capitals from small letters. */
function asHostsRead(name: string): string {
  return name.toLowerCase()
}
