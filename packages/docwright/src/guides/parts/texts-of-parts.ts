import { readContentText } from '../../content/read-content-text.ts'
import { resolveNamedFile } from './named-file.ts'

interface Context {
  readonly file: string
  readonly contentFolder: string
}

/** Elements and fences that refer to a file. */
const fileReferences =
  /<Include\b[^>]*?\bfile=["']([^"']+)["']|^[ \t>]*(?:`{3,}|~{3,})[^\n]*?\bfile="([^"#]+)/gm

/**
 * Returns the concatenated texts of all files that an MDX text includes or shows, recursively. Most guides have none, and aren't
 * parsed for this.
 */
export function collectPartTexts(text: string, context: Context): string {
  const found = new Map<string, string>()
  collect(text, { ...context, found })
  return [...found.values()].join('\n')
}

function collect(
  text: string,
  { file, contentFolder, found }: Context & { readonly found: Map<string, string> },
): void {
  for (const [, part, shown] of text.matchAll(fileReferences)) {
    const named = resolveNamedFile((part ?? shown)!, { file, contentFolder, what: 'file' })
    if ('message' in named || found.has(named.file)) continue
    const read = readContentText(named.file, named.folder)
    const inside = 'text' in read ? read.text : ''
    found.set(named.file, inside)
    if (part !== undefined) collect(inside, { file: named.file, contentFolder, found })
  }
}
