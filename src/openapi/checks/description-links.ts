import { read } from '../../markdown/read.ts'
import type { Place } from '../../problem/problem.ts'
import { withDescriptions } from '../document/descriptions.ts'
import { objectOf } from '../document/json.ts'
import type { Source } from '../document/source.ts'

/** A link into the site that a description holds, and where the description begins. */
export interface DescriptionLink {
  readonly target: string
  readonly place: Place
}

/** The links of all descriptions and summaries to addresses of the site itself. */
export function descriptionLinks(source: Source): readonly DescriptionLink[] {
  const links: DescriptionLink[] = []
  withDescriptions(objectOf(source.value), (text, keys) => {
    const targets = new Set(read(text).links.map(({ href }) => href))
    for (const target of targets) {
      if (!/^\/(?!\/)/.test(target)) continue
      links.push({
        target,
        // To find one takes long, and only a broken link is asked where it is.
        get place() {
          return source.placeOf(keys)
        },
      })
    }
    return text
  })
  return links
}
