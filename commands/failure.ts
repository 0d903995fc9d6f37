import { ForeignFiles } from '../src/render/written-files.ts'

/** Why a build ended early, for whoever started it: a sentence for what their machine refuses, else where our code failed. */
export function failureOf(error: NodeJS.ErrnoException): string {
  if (error instanceof ForeignFiles) return error.message
  const sentence = sentenceFor(error)
  if (sentence) return `${sentence}\nThe last good site stays as it was.`
  return `${error.message}\n${(error.cause instanceof Error ? error.cause : error).stack}`
}

function sentenceFor({
  code,
  path: file = 'the folder',
  message,
}: NodeJS.ErrnoException): string | undefined {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `There is no space left to write the site: ${file}`
    case 'EROFS':
      return `The disk can only be read, so the site cannot be written: ${file}`
    case 'EACCES':
    case 'EPERM':
      return `You may not write here: ${file}`
    case 'EBUSY':
    case 'EXDEV':
      return `The folder cannot be replaced, since something is mounted on it: ${file}. Name a folder inside: --out dist/site`
    default:
      // Others of the machine's words, such as for a name that is too long.
      return code?.startsWith('E') && !code.startsWith('ERR_') ? message : undefined
  }
}
