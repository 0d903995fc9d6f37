import type { Page } from '../model/page.ts'

/** What a file holds; a long text comes in parts, so that it is never in memory as a whole. */
export type FileContent = string | Uint8Array | Iterable<string>

/** A file next to the pages: its path below the site's root, and what is in it, made when it is written. */
export interface Artefact {
  readonly file: string
  /** The page whose Markdown twin it is. */
  readonly twinOf?: Page
  readonly content: () => FileContent | Promise<FileContent>
}

/** Whether a file is text, by how its name ends: hosts get a compressed copy of it. */
export function isText(file: string): boolean {
  return /\.(?:html|txt|css|m?js|json|yaml|xml|svg|md)$/.test(file)
}

/** What the authors of all that is shipped and isn't ours want said. */
export const licencesFile = 'licences.txt'

/** The file of a built site that names all others, so that a build removes nothing else; hosts needn't publish it. */
export const writtenList = '.written-files'
