import { encodeAddress } from '../openapi/names/field-address.ts'
import { introductionSlug } from '../openapi/names/slug.ts'

/** Returns the address of the reference's first page; `root` is the address of the API: `/docs/api/`. */
export function getIntroductionHref(root: string): string {
  return `${root}${introductionSlug}`
}

/** Returns the address of the page of a tag, an operation, a webhook, or a schema that is too large for other pages. */
export function getReferenceHref({ slug }: { readonly slug: string }, root: string): string {
  return `${root}${slug}`
}

/** Returns the ID of a security scheme on the reference's first page. */
export function getSecuritySchemeId(name: string): string {
  return encodeAddress({ kind: 'scheme', name })
}

/** Returns the address that explains a security scheme. */
export function getSecuritySchemeHref(name: string, root: string): string {
  return `${getIntroductionHref(root)}#${getSecuritySchemeId(name)}`
}
