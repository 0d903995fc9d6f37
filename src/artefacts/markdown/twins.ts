import { harmlessText } from '../../markdown/harmless-text.ts'
import { markdownHref } from '../../model/markdown-href.ts'
import type { Page, Site } from '../../model/page.ts'
import type { Artefact } from '../artefact.ts'
import { allTwins } from './all-twins.ts'
import { llmsText } from './llms.ts'
import { twin } from './twin.ts'

/** A Markdown twin of every page, a list of them for programs, and all of them together. */
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
  const current = pagesOf(site).filter(({ version }) => version?.isCurrent !== false)
  // Whoever writes has made each twin by now; whoever asks for names alone has made none.
  yield* allTwins(current, {
    config: site.config,
    textOf: (page) => made.get(page) ?? twin(page, site),
    lengthOf: (page) => made.get(page)?.length ?? 0,
  })
}

function pagesOf({ pages }: Site): readonly Page[] {
  return [...pages.values()].filter(({ kind }) => kind !== 'not-found')
}
