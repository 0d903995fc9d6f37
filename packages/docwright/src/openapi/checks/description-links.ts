import { read } from '../../markdown/read.ts'
import type { Place } from '../../problem/problem.ts'
import { withDescriptions } from '../document/descriptions.ts'
import { objectOf } from '../document/json.ts'
import type { Source } from '../document/source.ts'

/** A link into the site that a description holds, or a picture that it shows, and where the description begins. */
export interface DescriptionLink {
  readonly target: string
  /** A picture at an address that leads nowhere. */
  readonly isRootless: boolean
  readonly place: Place
}

/** The links of all descriptions and summaries to addresses of the site itself, and pictures at an address that leads nowhere. */
export function descriptionLinks(source: Source): readonly DescriptionLink[] {
  const links: DescriptionLink[] = []
  withDescriptions(objectOf(source.value), (text, keys) => {
    const targets = new Map(read(text).links.map(({ href, isRootless }) => [href, isRootless]))
    for (const [target, isRootless] of targets) {
      if (!isRootless && !/^\/(?!\/)/.test(target)) continue
      links.push({
        target,
        isRootless,
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
