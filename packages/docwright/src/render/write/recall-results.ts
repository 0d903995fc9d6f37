import { once } from '../../lazy.ts'
import { getMemory, setMemory } from '../../memory.ts'
import type { Bundles } from '../bundle/bundles.ts'
import { loadRendering } from '../bundle/bundles.ts'
import { openResultCache } from './kept-results.ts'

interface Results {
  /** Returns the site's bundles, whose code uses the cached results, too. */
  bundle(): Promise<Bundles>
  save(): Promise<void>
}

/**
 * Uses the results of costly functions that earlier runs cached in a file, until the command ends. A program that runs many
 * commands, such as a test, may have set a cache of its own, which stays.
 */
export async function recallResults(
  file: string,
  { bundle, onEnd }: { bundle(): Promise<Bundles>; onEnd(release: () => unknown): void },
): Promise<Results> {
  const given = getMemory()
  const opened = given ? undefined : await openResultCache(file)
  const memory = given ?? opened
  if (opened) {
    setMemory(opened)
    onEnd(() => setMemory(undefined))
  }
  return {
    bundle: once(async () => {
      const bundles = await bundle()
      // Each bundled module has its own copy of the cache.
      const rendering = await loadRendering(bundles)
      rendering.setMemory(memory)
      return bundles
    }),
    save: async () => opened?.save(),
  }
}
