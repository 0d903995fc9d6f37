import path from 'node:path'
import { getFileStart } from '../problem/place-at.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import { referenceFolder, versionName, versionNameHint } from '../url/docs-address.ts'
import { describeObstacle, findFile, listFolder } from './content-file.ts'
import { isClutter } from './content-files.ts'

/** The config's settings that an older version's paths could conflict with. */
interface Settings {
  readonly version: string
  readonly sections: readonly { readonly id: string; readonly label: string }[]
  readonly docsRoot: string
}

/** Lists the older versions of a content folder, which are the folders below `versions/`, and reports names that conflict. */
export function listVersions(
  contentFolder: string,
  settings: Settings,
): { readonly versions: readonly string[]; readonly problems: readonly Problem[] } {
  const folder = path.join(contentFolder, 'versions')
  const versions: string[] = []
  const problems: Problem[] = []
  const used = listTakenNames(settings)
  for (const name of listFolder(folder, contentFolder).toSorted()) {
    if (isClutter(name)) continue
    const mistake = findMistake(name, { folder, contentFolder, used })
    if (mistake) problems.push({ place: getFileStart(path.join(folder, name)), ...mistake })
    else versions.push(name)
    used.set(toLowerCaseName(name), `The version ${name}`)
  }
  return { versions, problems }
}

/** Returns the names that no older version may have, and what already uses each. */
function listTakenNames({ version, sections, docsRoot }: Settings): Map<string, string> {
  const folders = docsRoot === '/' ? ['assets', 'media', 'postman', 'search'] : []
  return new Map([
    ...folders.map((name) => [name, 'A folder of other files'] as const),
    ...sections.map(({ id, label }) => [id, `The section “${label}”`] as const),
    [referenceFolder, 'The API reference'],
    [toLowerCaseName(version), 'The current version'],
  ])
}

function findMistake(
  name: string,
  {
    folder,
    contentFolder,
    used,
  }: { folder: string; contentFolder: string; used: ReadonlyMap<string, string> },
): Mistake | undefined {
  const found = findFile(path.join(folder, name), contentFolder)
  if ('file' in found) {
    return {
      message: 'Only folders in versions/ are versions, and this is a file.',
      hint: 'move it out of versions/',
    }
  }
  if (found.obstacle !== 'folder') return describeObstacle(found.obstacle)
  if (!versionName.test(name)) {
    return { message: "A version can't have this name.", hint: versionNameHint }
  }
  const other = used.get(toLowerCaseName(name))
  return other === undefined
    ? undefined
    : { message: `${other} has the address of this version.`, hint: 'rename the folder' }
}

/** Returns a name in lower case, because some hosts ignore case. */
function toLowerCaseName(name: string): string {
  return name.toLowerCase()
}
