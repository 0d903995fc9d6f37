import type { Settings } from '../../config/site-config.ts'
import type { Page } from '../../model/page.ts'
import type { Artefact } from '../artefact.ts'
import { blocks, heading, item, lines, link } from './text.ts'

/** More characters than this no program takes at once. */
const mostCharacters = 5_000_000

const file = 'llms-full.txt'

interface Twins {
  readonly config: Settings
  readonly textOf: (page: Page) => string
  /** In characters; 0 for a twin that is not made yet. */
  readonly lengthOf: (page: Page) => number
}

/** All twins one after the other in a file; too long for one, they are parts, and the file lists these. */
export function* allTwins(pages: readonly Page[], twins: Twins): Generator<Artefact> {
  const parts = partsOf(pages, twins)
  if (parts.length < 2) {
    yield { file, content: () => joined(pages, twins) }
    return
  }
  yield { file, content: () => indexOf(parts, twins.config) }
  for (const [index, part] of parts.entries()) {
    yield { file: nameOf(index), content: () => joined(part, twins) }
  }
}

function partsOf(pages: readonly Page[], { lengthOf }: Twins): readonly (readonly Page[])[] {
  const parts: Page[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const page of pages) {
    length += lengthOf(page)
    if (length > mostCharacters) {
      parts.push([])
      length = lengthOf(page)
    }
    parts.at(-1)!.push(page)
  }
  return parts
}

function* joined(part: readonly Page[], { textOf }: Twins): Generator<string> {
  for (const page of part) yield `${textOf(page)}\n---\n\n`
}

function nameOf(index: number): string {
  return file.replace('.', `-${index + 1}.`)
}

function indexOf(parts: readonly (readonly Page[])[], { title, url }: Settings): string {
  const items = parts.map((part, index) => {
    const [first, last] = [part[0]?.title, part.at(-1)?.title]
    const pages = part.length === 1 ? `“${first}”` : `${part.length} pages, from “${first}” to “${last}”`
    return item(`${link(nameOf(index), `${url}/${nameOf(index)}`)}: ${pages}`)
  })
  return `${blocks([heading(1, title), 'All pages in parts, in the order of the site:', lines(items)])}\n`
}
