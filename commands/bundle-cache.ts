import { cp, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import { briefName } from '../src/render/code-name.ts'
import { removeLeastUsed } from '../src/render/remove-least-used.ts'

interface Code {
  /** Names the code that is bundled, by every byte of it. */
  readonly code: string
  /** The folder of all that is kept; it may be removed at any time. */
  readonly cache: string
  /** The base path that the code is bundled for. */
  readonly base: string
  /** Names the site's components, by every byte of them. */
  readonly components: string
}

/** Bundles kept; the least used one goes. Each is some 2 MB. */
const most = 8

/** Where the bundle of this code is kept. */
export function keptBundle({ code, cache, base, components }: Code) {
  const folder = path.join(cache, 'bundles')
  const kept = path.join(folder, `${code}-${briefName(base + components)}`)
  return {
    /** Copies the bundle, so that nobody can remove it while it is in use; false when none is kept. */
    async copyTo(target: string): Promise<boolean> {
      try {
        await utimes(kept, new Date(), new Date())
        await cp(kept, target, { recursive: true })
        return true
      } catch {
        // Not there, or removed while we copied.
        await rm(target, { recursive: true, force: true })
        return false
      }
    },
    /** Keeps a bundle for later builds, whole or not at all; a disk that is full does not end this one. */
    async keep(made: string): Promise<void> {
      const next = path.join(folder, path.basename(made))
      try {
        await rm(next, { recursive: true, force: true })
        await cp(made, next, { recursive: true })
        await rename(next, kept)
        await removeLeastUsed(folder, most)
      } catch {
        // Another build of the same code may also have been faster.
        await rm(next, { recursive: true, force: true }).catch(() => undefined)
      }
    },
  }
}
