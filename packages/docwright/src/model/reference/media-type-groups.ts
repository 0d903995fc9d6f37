import type { MediaType } from '../../openapi/objects/media-type.ts'
import type { Schema } from '../../openapi/schema/facts/schema.ts'

/** Media types that share one body, and are shown together. */
export interface MediaTypeGroup extends Pick<MediaType, 'body' | 'item' | 'encodings'> {
  readonly names: readonly string[]
  /** Returns the JSON of the samples next to the body. */
  listShownExamples(): ReadonlySet<string>
}

/** Groups the media types of a body that have the same content, in the order of the file. */
export function groupMediaTypes(content: readonly MediaType[]): readonly MediaTypeGroup[] {
  const groups: [MediaType, ...MediaType[]][] = []
  for (const mediaType of content) {
    const same = groups.find(([first]) => isSame(first, mediaType))
    if (same) same.push(mediaType)
    else groups.push([mediaType])
  }
  return groups.map((group) => {
    const [{ body, item, encodings }] = group
    return {
      names: group.map(({ name }) => name),
      ...(body && { body }),
      ...(item && { item }),
      encodings,
      listShownExamples: () => new Set(group.flatMap(({ examples }) => examples.map(({ json }) => json))),
    }
  })
}

/** Returns a body's schema without the examples that are already shown as samples. */
export function removeShownExamples(
  schema: Schema,
  { listShownExamples }: Pick<MediaTypeGroup, 'listShownExamples'>,
): Schema {
  if (schema.examples.length === 0) return schema
  return { ...schema, examples: schema.examples.filter((text) => !listShownExamples().has(text)) }
}

/** Checks whether two media types have the same content. Bodies with the same schema are the same object; encodings aren't compared. */
function isSame(a: MediaType, b: MediaType): boolean {
  return a.body === b.body && a.item === b.item && a.encodings.length + b.encodings.length === 0
}

/** Returns the highlighter's language for a media type. */
export function getLanguage(mediaType: string | undefined): string {
  if (!mediaType || /json/i.test(mediaType)) return 'json'
  if (/xml|html/i.test(mediaType)) return 'xml'
  return /ya?ml/i.test(mediaType) ? 'yaml' : 'text'
}
