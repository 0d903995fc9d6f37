import { harmlessText } from '../../markdown/harmless-text.ts'
import { markdownHref } from '../../model/markdown-href.ts'
import type { Page, Site } from '../../model/page.ts'
import type { Artefact } from '../artefact.ts'
import { allTwins } from './all-twins.ts'
import { llmsText } from './llms.ts'
import { twin } from './twin.ts'

/** A Markdown twin of every page, a list of them for programs, and all of them together; the list alone where the config wants no twins. */
export function* twins(site: Site): Generator<Artefact> {
  const list = { file: 'llms.txt', content: () => harmlessText(llmsText(site)) }
  if (!site.config.files.twins) {
    yield list
    return
  }
  const made = new Map<Page, string>()
  const textOf = (page: Page) => {
    const text = made.get(page) ?? twin(page, site)
    made.delete(page)
    return text
  }
  const all = allTwins({ config: site.config, textOf })
  for (const page of pagesOf(site)) {
    const isCurrent = page.version?.isCurrent !== false
    const content = () => {
      const text = twin(page, site)
      if (isCurrent) made.set(page, text)
      return text
    }
    yield { file: markdownHref(page.href).slice(1), twinOf: page, content }
    // Whoever writes has made the twin by now; whoever asks for names alone has not.
    if (isCurrent) yield* all.add(page, made.get(page)?.length ?? 0)
  }
  yield list
  yield* all.rest()
}

function pagesOf({ pages }: Site): readonly Page[] {
  return [...pages.values()].filter(({ kind }) => kind !== 'not-found')
}
