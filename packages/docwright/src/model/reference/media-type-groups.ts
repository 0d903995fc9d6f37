import type { MediaType } from '../../openapi/objects/media-type.ts'

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
  return groups.map(({ names, mediaType: { body, item, encodings } }) => ({
    names,
    ...(body && { body }),
    ...(item && { item }),
    encodings,
  }))
}

function isSame(a: MediaType, b: MediaType): boolean {
  return a.body === b.body && a.item === b.item && a.encodings.length + b.encodings.length === 0
}

/** What a highlighter calls the text of a media type. */
export function languageOf(mediaType: string | undefined): string {
  if (!mediaType || /json/i.test(mediaType)) return 'json'
  if (/xml|html/i.test(mediaType)) return 'xml'
  return /ya?ml/i.test(mediaType) ? 'yaml' : 'text'
}
