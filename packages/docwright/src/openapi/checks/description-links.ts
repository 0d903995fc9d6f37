import { analyzeText } from '../../markdown/analyze-text.ts'
import type { Place } from '../../problem/problem.ts'
import { changeDescriptions } from '../document/descriptions.ts'
import { asObject } from '../document/json.ts'
import type { Source } from '../document/source.ts'

/** A link into the site, or a picture, in a description, with the place of the description. */
export interface DescriptionLink {
  readonly target: string
  /** Whether it's a picture with a relative address, which has no base. */
  readonly isRootless: boolean
  readonly place: Place
}

/** Returns the links in all descriptions and summaries to addresses on the site, and pictures with a relative address. */
export function listDescriptionLinks(source: Source): readonly DescriptionLink[] {
  const links: DescriptionLink[] = []
  changeDescriptions(asObject(source.value), (text, keys) => {
    const targets = new Map(
      analyzeText(text).links.map(({ href, isRelativePicture }) => [href, isRelativePicture]),
    )
    for (const [target, isRootless] of targets) {
      if (!isRootless && !/^\/(?!\/)/.test(target)) continue
      links.push({
        target,
        isRootless,
        // A getter, because finding the place takes long, and only broken links need it.
        get place() {
          return source.placeOf(keys)
        },
      })
    }
    return text
  })
  return links
}
