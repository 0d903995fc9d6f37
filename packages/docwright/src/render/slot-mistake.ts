import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'

/** Converts an error that a theme's file or a site's component threw to a problem. Returns undefined for other errors. */
export function toSlotMistake(error: unknown, href?: string): Problem | undefined {
  if (!(error instanceof Error)) return undefined
  const [, file, line, column] =
    /(?:file:\/\/)?(\/[^\s()]*\/(?:theme|components)\/[^\s()]*\.[jt]sx):(\d+):(\d+)/.exec(
      error.stack ?? '',
    ) ?? []
  if (file === undefined) return undefined
  const where = href === undefined ? '' : ` on ${href}`
  return {
    place: { ...getFileStart(file), line: Number(line), column: Number(column) },
    message: `This component can't be rendered${where}: ${error.message.replace(/\.?$/, '.')}`,
  }
}
