import { encode } from '../openapi/names/field-address.ts'
import { introductionSlug } from '../openapi/names/slug.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Tag } from '../openapi/objects/tag.ts'

/** Returns the address of the reference's first page; `root` is the address of the API: `/docs/api/`. */
export function getIntroductionHref(root: string): string {
  return `${root}${introductionSlug}`
}

/** Returns the address of a tag's page. */
export function getTagHref({ slug }: Pick<Tag, 'slug'>, root: string): string {
  return `${root}${slug}`
}

/** Returns the address of an operation's or webhook's page. */
export function getOperationHref({ slug }: Pick<Operation, 'slug'>, root: string): string {
  return `${root}${slug}`
}

/** Returns the address of the page of a schema that is too large for other pages, by its slug. */
export function getSchemaHref(slug: string, root: string): string {
  return `${root}${slug}`
}

/** Returns the ID of a security scheme on the reference's first page. */
export function getSecuritySchemeId(name: string): string {
  return encode({ kind: 'scheme', name })
}

/** Returns the address that explains a security scheme. */
export function getSecuritySchemeHref(name: string, root: string): string {
  return `${getIntroductionHref(root)}#${getSecuritySchemeId(name)}`
}
