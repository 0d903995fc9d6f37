import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { briefName } from '../render/code-name.ts'
import { areUnchanged, inputsFile } from '../render/inputs.ts'
import { readResults, removeLeastUsed, startResults } from '../render/results-file.ts'

interface Code {
  /** Names the code that is bundled, by every byte of it. */
  readonly code: string
  /** The folder of all that is kept; it may be removed at any time. */
  readonly cache: string
  /** The base path that the code is bundled for. */
  readonly base: string
  /** Names the site's components and theme, by every byte of them. */
  readonly components: string
}

/** Bundles kept; the least used one goes. Each is some 2 MB. */
const most = 8

/** Where the bundle of this code is kept, in one file with the hash of all that is in it. */
export function keptBundle({ code, cache, base, components }: Code) {
  const folder = path.join(cache, 'bundles')
  const kept = path.join(folder, `${code}-${briefName(base + components)}`)
  return {
    /** Unpacks the bundle, so that nobody can remove it while it is in use; false when none is kept that is whole. */
    async copyTo(target: string): Promise<boolean> {
      const files = await readResults(kept)
      // A component may be made of files anywhere.
      const inputs = files.get(`ssr/${inputsFile}`)
      if (files.size === 0 || (inputs && !areUnchanged(new TextDecoder().decode(inputs)))) return false
      try {
        for (const [name, content] of files) {
          const file = path.join(target, name)
          await mkdir(path.dirname(file), { recursive: true })
          await writeFile(file, content)
        }
      } catch {
        // What bundles anew says what the disk refuses.
        await rm(target, { recursive: true, force: true })
        return false
      }
      // It may have been removed since, and a disk may only be read.
      await utimes(kept, new Date(), new Date()).catch(() => undefined)
      return true
    },
    /** Keeps a bundle for later builds, whole or not at all; a disk that is full does not end this one. */
    async keep(made: string): Promise<void> {
      const next = startResults(kept)
      try {
        for (const entry of await readdir(made, { recursive: true, withFileTypes: true })) {
          const file = path.join(entry.parentPath, entry.name)
          if (entry.isFile()) next.add(path.relative(made, file), await readFile(file))
        }
        await next.finish()
        await removeLeastUsed(folder, most)
      } catch {
        // Another build may also have removed the one before.
      }
    },
  }
}
