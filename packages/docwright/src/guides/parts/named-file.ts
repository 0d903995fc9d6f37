import path from 'node:path'
import type { ContentFile } from '../../content/content-file.ts'
import { describeObstacle, findFile } from '../../content/content-file.ts'
import type { Mistake } from '../../problem/problem.ts'
import { decodeUrlPart } from '../../url/decoded.ts'

/**
 * Returns the file that a guide refers to. A path with a leading slash starts at the content folder. Any other is relative to the
 * guide's folder, or to the content folder if the first doesn't exist.
 */
export function resolveNamedFile(
  written: string,
  {
    file,
    contentFolder: folder,
    what,
  }: { readonly file: string; readonly contentFolder: string; readonly what: string },
): ContentFile | Mistake {
  const name = decodeUrlPart(written)
  const fromRoot = path.join(folder, name)
  const near = name.startsWith('/') ? fromRoot : path.resolve(path.dirname(file), name)
  const found = findFile(near, folder)
  const isMissing = 'obstacle' in found && found.obstacle === 'missing' && !/^\.{0,2}\//.test(name)
  const other = isMissing ? findFile(fromRoot, folder) : found
  if ('file' in other) return other
  if ('file' in found) return found
  return describeObstacle(found.obstacle, { file: near, folder, what, written })
}
