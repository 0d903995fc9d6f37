import type { Problem } from '../../problem/problem.ts'
import { asList, asObject } from '../document/json.ts'
import { parseFragment } from '../document/pointer.ts'
import type { Source } from '../document/source.ts'
import type { Operation } from '../objects/operation.ts'
import type { Tag } from '../objects/tag.ts'

interface Listed {
  readonly operations: readonly Operation[]
  readonly webhooks: readonly Operation[]
  readonly tags: readonly Tag[]
}

/** A page of the reference. */
interface ListedPage {
  readonly slug: string
  readonly title: string
  /** The path of keys to its definition. */
  readonly keys: readonly string[]
}

/**
 * Reports operations and tags whose slug has a numeric suffix, because another page already uses the slug. Each problem names
 * both.
 */
export function findSlugClashes({ operations, webhooks, tags }: Listed, source: Source): readonly Problem[] {
  const written = asList(asObject(source.value).tags).map((tag) => asObject(tag).name)
  const pages: readonly ListedPage[] = [
    ...[...operations, ...webhooks].map(({ slug, method, path, pointer }) => ({
      slug,
      title: `\`${method} ${path}\``,
      keys: parseFragment(pointer),
    })),
    ...tags.map(({ slug, name }) => ({
      slug,
      title: `the tag \`${name}\``,
      // For a tag that only operations name, the key '-1' leads to the list itself.
      keys: ['tags', String(written.indexOf(name))],
    })),
  ]
  const bySlug = new Map(pages.map((page) => [page.slug, page]))
  return pages.flatMap((page) => {
    // A slug that was taken got a number after two hyphens, which no other slug contains.
    const [wanted = '', number] = page.slug.split('--')
    return number === undefined ? [] : [describeClash(page, { wanted, other: bySlug.get(wanted), source })]
  })
}

interface Clash {
  readonly wanted: string
  readonly other: ListedPage | undefined
  readonly source: Source
}

function describeClash(page: ListedPage, { wanted, other, source }: Clash): Problem {
  const message = `${page.title} and ${other?.title ?? 'the introduction'} would have the same address, \`${wanted}\`.`
  const arePaths = [page, other].every((each) => each?.keys[0] === 'paths')
  return {
    place: source.placeOf(page.keys),
    message: message.replace(/^t/, 'T'),
    hint: arePaths ? 'rename one of the paths' : 'rename one of them',
    kind: 'names',
  }
}
