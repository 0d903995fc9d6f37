import { encode } from '../openapi/names/field-address.ts'
import { introductionSlug } from '../openapi/names/slug.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Tag } from '../openapi/objects/tag.ts'

/** Returns the address of the reference's first page; `root` is the address of the API: `/docs/api/`. */
export function introductionHref(root: string): string {
  return `${root}${introductionSlug}`
}

/** The page of a tag. */
export function tagHref({ slug }: Pick<Tag, 'slug'>, root: string): string {
  return `${root}${slug}`
}

/** The page of an operation or a webhook. */
export function operationHref({ slug }: Pick<Operation, 'slug'>, root: string): string {
  return `${root}${slug}`
}

/** The page of a schema that other pages have no room for, by its slug. */
export function schemaHref(slug: string, root: string): string {
  return `${root}${slug}`
}

/** The ID under which the reference's first page explains a security scheme. */
export function securitySchemeId(name: string): string {
  return encode({ kind: 'scheme', name })
}

/** Where an operation's reader finds out how to prove who calls. */
export function securitySchemeHref(name: string, root: string): string {
  return `${introductionHref(root)}#${securitySchemeId(name)}`
}
