import { readFileSync } from 'node:fs'
import type { PageView } from 'docwright'
import { docs } from './docs.ts'

/** A page of ours that is written as a file, and what that file says. */
export interface Guide extends Pick<PageView, 'href' | 'kind' | 'headings'> {
  readonly source: string
}

export const guides: readonly Guide[] = docs.pages.flatMap(({ href, kind, headings, file }) =>
  file === undefined ? [] : [{ href, kind, headings, source: readFileSync(file, 'utf8') }],
)
