import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns a hash of a file or a folder: every name and byte below it, and the targets of links. A link inside isn't followed to a
 * folder; if the root itself is a link, its target is hashed, too. A missing path has a hash of its own.
 */
export function hashTree(root: string, isLeftOut: (file: string) => boolean = () => false): string {
  const hash = createHash('sha256')
  const add = (file: string, ...facts: readonly unknown[]) =>
    hash.update(JSON.stringify([path.relative(root, file), ...facts]))
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
  visit(root)
  const realRoot = getRealPath(root)
  if (realRoot !== path.resolve(root)) visit(realRoot)
  return hash.digest('base64url')
}

function getRealPath(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return path.resolve(file)
  }
}
