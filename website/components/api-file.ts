import { parse } from 'yaml'
import published from '../content/openapi.yaml?raw'

let last: { readonly source: string; readonly file: unknown } | undefined

/** Returns the parsed API file. It's parsed once until it changes, because many components of a page use it. */
export function readApiFile(source = published): unknown {
  if (last?.source !== source) last = { source, file: parse(source) }
  return last.file
}
