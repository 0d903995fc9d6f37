import { readThroughCacheAsync } from '../../memory.ts'
import type { Problem } from '../../problem/problem.ts'
import type { Source } from '../document/source.ts'

/** Returns the linter's problems, cached by text, because loading and running the linter takes longer than anything else. */
export function findLintProblems(source: Source): Promise<readonly Problem[]> {
  return readThroughCacheAsync('lint', createTextKey(source), async () => {
    const { lint } = await import('./lint.ts')
    return lint(source)
  })
}

/** Returns the cache key of a file's checks, which depend only on its name and text. */
export function createTextKey({ file, text }: Source): string {
  return `${file}\n${text}`
}

/**
 * Returns why a Swagger 2.0 file can't be upgraded. Nothing can be rendered then, so each problem fails the build, whatever the
 * config says.
 */
export async function findUpgradeProblems(source: Source): Promise<readonly Problem[]> {
  const found = await findLintProblems(source)
  return found.length > 0
    ? found.map(({ kind: _kind, ...problem }) => problem)
    : [reportUnconvertible(source)]
}

/** Returns the problem of a file that can't be upgraded, although the linter finds nothing wrong with it. */
function reportUnconvertible(source: Source): Problem {
  return {
    place: source.placeOf(['swagger']),
    message: "Part of this description has a structure that Swagger 2.0 doesn't allow.",
    hint: 'check `consumes`, `produces`, and each `parameters`',
  }
}
