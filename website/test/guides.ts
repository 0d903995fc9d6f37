import { readFileSync } from 'node:fs'
import type { PageView } from 'docwright'
import { docs } from './docs.ts'

/** A page that's written as a file, with the file's text. */
export interface Guide extends Pick<PageView, 'href' | 'kind' | 'headings'> {
  readonly source: string
}

export const guides: readonly Guide[] = docs.pages.flatMap(({ href, kind, headings, file }) =>
  file === undefined ? [] : [{ href, kind, headings, source: readFileSync(file, 'utf8') }],
)
