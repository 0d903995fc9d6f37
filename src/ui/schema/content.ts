import { typeLine } from '../../model/facts.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'
import { foldTitle } from './fold.ts'

/** Media types that share one body are shown as one. */
export interface MediaTypeGroup extends Pick<MediaType, 'body' | 'item' | 'encodings'> {
  readonly names: readonly string[]
}

/** The media types of a body, in groups that are shown as one, in the order of the file. */
export function mediaTypeGroups(content: readonly MediaType[]): readonly MediaTypeGroup[] {
  const groups: { names: string[]; mediaType: MediaType }[] = []
  for (const mediaType of content) {
    const same = groups.find((group) => isSame(group.mediaType, mediaType))
    if (same) same.names.push(mediaType.name)
    else groups.push({ names: [mediaType.name], mediaType })
  }
  return groups.map(({ names, mediaType }) => ({ ...mediaType, names }))
}

function isSame(a: MediaType, b: MediaType): boolean {
  return a.body === b.body && a.item === b.item && a.encodings.length + b.encodings.length === 0
}

/** What a folded body says about itself: "Body: object, Problem, 9 fields". */
export function contentTitle(content: readonly MediaType[]): string {
  const [first, ...others] = mediaTypeGroups(content)
  const schema = (first?.body ?? first?.item)?.schema
  if (others.length > 0 || !schema) return `Body: ${content.map(({ name }) => name).join(', ')}`
  return ['Body: ', [typeLine(schema), foldTitle(schema)].filter(Boolean).join(', ')].join('')
}
