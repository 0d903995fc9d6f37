import type { Problem } from '../problem/problem.ts'
import { RefusedByHost } from '../render/write/write-site.ts'
import { ForeignFiles } from '../render/write/written-files.ts'
import { Refusal, SiteMistakes } from './refusal.ts'

/** An error from Node. `dest` is the target of a link or of a move. */
interface MachineError extends NodeJS.ErrnoException {
  readonly dest?: string
}

const outputKept = 'The last good site stays as it was.'

/** Converts a system error during a build to a refusal. Returns undefined for other errors. */
export function toRefusal(error: MachineError, out: string): Refusal | SiteMistakes | undefined {
  if (error instanceof ForeignFiles) return new Refusal(error.message)
  // A theme's component threw on one of the pages.
  if ('problem' in error) return new SiteMistakes([error.problem as Problem])
  if (error instanceof RefusedByHost) return new Refusal(`${error.message}\n${outputKept}`)
  const sentence = describeFailure(error, getFailedPath(error, out))
  return sentence ? new Refusal(`${sentence}\n${outputKept}`) : undefined
}

/** Returns the path in an error, or the output folder if there is none, or if it's a temporary folder of this build. */
function getFailedPath({ path, dest = path }: MachineError, out: string): string {
  return dest === undefined || dest.startsWith(out) ? out : dest
}

function describeFailure({ code, message }: NodeJS.ErrnoException, place: string): string | undefined {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `There is no space left to write the site: ${place}`
    case 'EFBIG':
      return 'A file of the site exceeds the limit on file sizes. Raise the limit: ulimit -f unlimited'
    case 'EROFS':
      return `The disk is read-only, so the site can't be written: ${place}`
    case 'EACCES':
    case 'EPERM':
      return `You don't have permission to write here: ${place}`
    case 'EBUSY':
    case 'EXDEV':
      return `The folder can't be replaced, because something is mounted on it: ${place}. Name a folder inside: --out dist/site`
    case 'ELOOP':
      return `This link leads back to itself: ${place}. Name a folder: --out dist`
    case 'EEXIST':
    case 'ENOTDIR':
      return `Part of this path isn't a folder: ${place}. Name another one: --out dist`
    default:
      // Other system errors, such as a name that is too long.
      return code?.startsWith('E') && !code.startsWith('ERR_') ? message : undefined
  }
}
