import { realpathSync } from 'node:fs'
import path from 'node:path'

/** Whether what is really read under a name lies in a folder, wherever symbolic links lead; false when nothing is there. */
export function isInside(file: string, folder: string): boolean {
  try {
    const relative = path.relative(realpathSync(folder), realpathSync(file))
    return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative)
  } catch {
    return false
  }
}
