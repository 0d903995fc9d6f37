import type { Page } from '../model/page.ts'

/** The content of a file. A long text is a sequence of parts, so that it's never in memory as a whole. */
export type FileContent = string | Uint8Array | Iterable<string>

/** A generated file next to the pages: its path below the site's root, and its content, which is made when the file is written. */
export interface Artefact {
  readonly file: string
  /** The page whose Markdown twin this file is. */
  readonly twinOf?: Page
  readonly content: () => FileContent | Promise<FileContent>
}

/** Checks by its extension whether a file is text. Hosts get a compressed copy of each text file. */
export function isText(file: string): boolean {
  return /\.(?:html|txt|css|m?js|json|yaml|xml|svg|md)$/.test(file)
}

/** The license notices of all third-party code that is shipped. */
export const licencesFile = 'licences.txt'

/** The list of all files of a built site, so that the next build removes only these. Hosts needn't publish it. */
export const writtenList = '.written-files'
