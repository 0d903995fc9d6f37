import { joined } from '../lazy.ts'
import type { Api } from '../openapi/api.ts'
import { slug } from '../openapi/names/slug.ts'
import { referenceFolder } from '../url/docs-address.ts'

/** Where the reference of an API and its files lie. */
export interface ApiAddresses {
  /** Of its sidebar, and the folder of its pages: `api`, or `api/<name>` where the site has others. */
  readonly id: string
  /** What the addresses of its pages begin with: `/docs/api/`. */
  readonly root: string
  readonly files: { readonly yaml: string; readonly json: string }
  /** The folder of the Postman files, which exist only for the current version. */
  readonly postman: string | undefined
}

/** An API of a version of the docs, with its addresses. */
export interface PublishedApi extends Api, ApiAddresses {
  /** What the navigation calls it. */
  readonly label: string
}

/** An API file as it was read. It has the file's name, unless it's the only API file. */
export interface ApiSource {
  readonly name: string | undefined
  readonly api: Api | undefined
  readonly apiFile: string
}

/** The name of an API, and the version of the docs that it belongs to. */
interface ApiInVersion extends Pick<ApiSource, 'name'> {
  readonly docsRoot: string
  readonly isCurrent: boolean
}

/** The folder of an API's pages below the root of its version; a section's ID never holds a slash. */
export function apiId(name: string | undefined): string {
  return name === undefined ? referenceFolder : `${referenceFolder}/${slug(name)}`
}

/** The addresses of an API: the only one of a version has the shortest. */
export function addressesOf({ name, docsRoot, isCurrent }: ApiInVersion): ApiAddresses {
  const id = apiId(name)
  const folder = isCurrent ? '/' : docsRoot
  const file = name === undefined ? `${folder}openapi` : `${folder}openapi/${slug(name)}`
  const postman = name === undefined ? '/postman/' : `/postman/${slug(name)}/`
  return {
    id,
    root: `${docsRoot}${id}/`,
    files: { yaml: `${file}.yaml`, json: `${file}.json` },
    postman: isCurrent ? postman : undefined,
  }
}

/** An API with its addresses, by the name that the navigation gives it. */
export function published(
  api: Api,
  { label, ...own }: ApiInVersion & { readonly label: string },
): PublishedApi {
  return joined(api, { ...addressesOf(own), label })
}

/** Checks whether a sidebar belongs to an API. */
export function isReference({ id }: { readonly id: string }): boolean {
  return id === referenceFolder || id.startsWith(`${referenceFolder}/`)
}
