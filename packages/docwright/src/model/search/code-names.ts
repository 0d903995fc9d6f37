import { indexWeights as weights } from '../../search-weights.ts'
import type { RecordName } from './search-record.ts'

/**
 * Returns the name under which a code term in a section can be found. A plain word only counts if it's a table's term, and code
 * with a space doesn't have a name.
 */
export function createCodeName({
  code,
  isTerm,
}: {
  readonly code: string
  readonly isTerm: boolean
}): RecordName {
  const name = code.replace(/^https?:\/\//, '')
  if (/^\p{L}*$/u.test(name)) return { name, certainty: isTerm ? weights.codeWord : 0 }
  return { name: /\s/.test(name) ? '' : name, certainty: isTerm ? weights.codeTerm : weights.code }
}

/** Words that hyphens or underscores join, some of which may be short numbers: `group_by`, `address_line1`, `x-api`, `line_2`. */
const identifier =
  /(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{N}]*(?:[_-](?:\p{L}[\p{L}\p{N}]*|\p{N}{1,2}))+(?![\p{L}\p{N}_])/gu

/** A package with its version, or a file: `prism-cli@5`, `start.mjs`. */
const packageOrFile = /\b[\w-]+@\d+\b|\b[\w-]+\.(?:m?[jt]s|py|sh|json|ya?ml)\b/gu

/** Returns everything in a code block that looks like a name. */
export function listNamesInBlock(block: string): readonly RecordName[] {
  const names = new Set([identifier, packageOrFile].flatMap((pattern) => block.match(pattern) ?? []))
  return [...names].map((name) => ({ name, certainty: weights.code }))
}
