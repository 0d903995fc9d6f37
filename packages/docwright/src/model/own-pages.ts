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

/** The page every unknown address shows; hosts look for it as `404.html`. */
export function notFoundPage(): PageOf<'not-found'> {
  return {
    ...alone,
    kind: 'not-found',
    href: '/404',
    title: 'Page not found',
    description: 'There is no page at this address.',
  }
}
