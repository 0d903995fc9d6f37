import { markdownHref } from '../../model/markdown-href.ts'
import type { Page, Site } from '../../model/page.ts'
import type { Artefact } from '../artefacts.ts'
import { llmsText } from './llms.ts'
import { twin } from './twin.ts'

/** A Markdown twin of every page, a list of them for programs, and all of them in one file. */
export function* twins(site: Site): Generator<Artefact> {
  for (const page of pagesOf(site)) {
    yield { file: markdownHref(page.href).slice(1), content: () => twin(page, site) }
  }
  yield { file: 'llms.txt', content: () => llmsText(site) }
  yield { file: 'llms-full.txt', content: () => allTwins(site) }
}

/** The current version's pages one after the other, each made when its turn comes. */
function* allTwins(site: Site): Generator<string> {
  for (const page of pagesOf(site)) {
    if (page.version?.isCurrent !== false) yield `${twin(page, site)}\n---\n\n`
  }
}

function pagesOf({ pages }: Site): Page[] {
  return [...pages.values()].filter(({ kind }) => kind !== 'not-found')
}
