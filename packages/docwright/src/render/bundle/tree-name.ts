import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns a hash of a file or a folder: every name and byte below it, and the targets of links. A missing path has a unique hash.
 * A folder that is reached by links is hashed only at its real path.
 */
export function hashTree(place: string, isLeftOut: (file: string) => boolean = () => false): string {
  const hash = createHash('sha256')
  const add = (file: string, ...facts: readonly unknown[]) =>
    hash.update(JSON.stringify([path.relative(place, file), ...facts]))
  const visit = (file: string): void => {
    if (isLeftOut(file)) return
    try {
      const found = lstatSync(file)
      if (found.isSymbolicLink()) add(file, 'link', readlinkSync(file))
      if (found.isDirectory()) {
        add(file, 'folder')
        for (const name of readdirSync(file).sort()) visit(path.join(file, name))
      } else if (statSync(file).isFile()) {
        const content = readFileSync(file)
        add(file, 'file', content.length)
        hash.update(content)
      }
    } catch (error) {
      add(file, (error as NodeJS.ErrnoException).code)
    }
  }
  visit(place)
  const real = getRealPath(place)
  if (real !== path.resolve(place)) visit(real)
  return hash.digest('base64url')
}

function getRealPath(place: string): string {
  try {
    return realpathSync(place)
  } catch {
    return path.resolve(place)
  }
}
