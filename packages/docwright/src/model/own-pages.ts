import type { Settings } from '../config/site-config.ts'
import type { PageOf } from './page.ts'
import { nowhere } from './surroundings.ts'

const alone = {
  version: undefined,
  sidebar: undefined,
  ...nowhere,
  updatedAt: undefined,
  anchors: new Set<string>(),
  contents: [],
}

/** The home page of a site whose writers left it to us: the title, the tagline and the sections. */
export function homePage({ title, tagline }: Settings): PageOf<'home'> {
  return { ...alone, kind: 'home', href: '/', title, description: tagline || title, guide: undefined }
}

/** The address of the page for unknown addresses, named so because hosts look for `404.html`. */
export const notFoundHref = '/404'

/** The page every unknown address shows, of a site whose writers left it to us. */
export function notFoundPage(): PageOf<'not-found'> {
  return {
    ...alone,
    kind: 'not-found',
    href: notFoundHref,
    title: 'Page not found',
    description: 'There is no page at this address.',
    guide: undefined,
  }
}
