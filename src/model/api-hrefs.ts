import kebabCase from 'lodash.kebabcase'
import { shortName } from '../address/short-name.ts'
import type { Tag } from '../openapi/objects/tag.ts'

/** The address of the reference's first page. */
export function introductionHref(docsRoot: string): string {
  return `${docsRoot}api/api-reference`
}

export function tagHref({ name }: Pick<Tag, 'name'>, docsRoot: string): string {
  return `${docsRoot}api/${shortName(kebabCase(name))}`
}

/** The page of an operation, a webhook or a schema: whatever has a slug of its own. */
export function operationHref({ slug }: { readonly slug: string }, docsRoot: string): string {
  return `${docsRoot}api/${slug}`
}

/** The id under which the reference's first page explains a security scheme. */
export function securitySchemeId(name: string): string {
  return `authentication.${name.replace(/[^\w-]+/g, '-')}`
}

/** Where an operation's reader finds out how to prove who calls. */
export function securitySchemeHref(name: string, docsRoot: string): string {
  return `${introductionHref(docsRoot)}#${securitySchemeId(name)}`
}
