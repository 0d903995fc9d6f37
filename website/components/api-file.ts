import { parse } from 'yaml'
import published from '../content/openapi.yaml?raw'

let last: { readonly source: string; readonly file: unknown } | undefined

/** The API file, parsed once for as long as it stays the same: a page shows several things that are made from it. */
export function apiFile(source = published): unknown {
  if (last?.source !== source) last = { source, file: parse(source) }
  return last.file
}
