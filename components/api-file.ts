import { parse } from 'yaml'

let last: { readonly source: string; readonly file: unknown } | undefined

/** The API file, parsed once for as long as it stays the same: a page shows several things that are made from it. */
export function apiFile(source: string): unknown {
  if (last?.source !== source) last = { source, file: parse(source) }
  return last.file
}
