import { harmlessText } from '../../markdown/harmless-text.ts'
import { markdownHref } from '../../model/markdown-href.ts'
import type { Page, Site } from '../../model/page.ts'
import type { Artefact } from '../artefact.ts'
import { llmsText } from './llms.ts'
import { twin } from './twin.ts'

/** A Markdown twin of every page, a list of them for programs, and all of them in one file. */
export function* twins(site: Site): Generator<Artefact> {
  const made = new Map<Page, string>()
  for (const page of pagesOf(site)) {
    const content = () => {
      const text = twin(page, site)
      made.set(page, text)
      return text
    }
    yield { file: markdownHref(page.href).slice(1), content }
  }
  yield { file: 'llms.txt', content: () => harmlessText(llmsText(site)) }
  yield { file: 'llms-full.txt', content: () => allTwins(site, made) }
}

/** The current version's pages one after the other: as they were made, or made when their turn comes. */
function* allTwins(site: Site, made: ReadonlyMap<Page, string>): Generator<string> {
  for (const page of pagesOf(site)) {
    if (page.version?.isCurrent !== false) yield `${made.get(page) ?? twin(page, site)}\n---\n\n`
  }
}

function pagesOf({ pages }: Site): readonly Page[] {
  return [...pages.values()].filter(({ kind }) => kind !== 'not-found')
}
