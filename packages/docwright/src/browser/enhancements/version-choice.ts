import { addBasePath } from '../platform/base-path.ts'
import { listen } from '../platform/listen.ts'
import { loadStored, store } from '../platform/storage.ts'

/** Remembers the version of the docs that the reader picks. */
export function watchVersion(): void {
  listen('click', (target) => {
    const choice = target.closest<HTMLElement>('[data-version-choice]')?.dataset.versionChoice
    if (choice !== undefined) store('docs-preferred-version', choice)
  })
  followVersion()
}

/** Makes links to sections lead to the current page's version, or else to the version that the reader picked last. */
export function followVersion(): void {
  const names: string[] = JSON.parse(document.documentElement.dataset.versions ?? '[]')
  const picked = loadStored('docs-preferred-version')
  if (picked !== null && !names.includes(picked)) store('docs-preferred-version', undefined)
  const version = document.querySelector<HTMLElement>('[data-menu]')?.dataset.version ?? picked ?? ''
  const index = Math.max(0, names.indexOf(version))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-section-hrefs]')) {
    const hrefs: string[] = JSON.parse(link.dataset.sectionHrefs ?? '[]')
    const href = hrefs[index]
    if (href !== undefined) link.href = addBasePath(href)
  }
}
