import { mergeLazily } from '../lazy.ts'
import type { Api } from '../openapi/api.ts'
import { createSlug } from '../openapi/names/slug.ts'
import { referenceFolder } from '../url/docs-address.ts'

/** The addresses of an API's reference and files. */
export interface ApiAddresses {
  /** The ID of its sidebar, and the folder of its pages: `api`, or `api/<name>` if the site has several APIs. */
  readonly id: string
  /** The start of its pages' paths: `/docs/api/`. */
  readonly root: string
  readonly files: { readonly yaml: string; readonly json: string }
  /** The folder of the Postman files, which exist only for the current version. */
  readonly postman: string | undefined
}

/** An API of a version of the docs, with its addresses. */
export interface PublishedApi extends Api, ApiAddresses {
  /** The label in the navigation. */
  readonly label: string
}

/** A parsed API file. It has the file's name, unless it's the only API file. */
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

/**
 * Returns the folder of an API's pages below the version's root. It can't conflict with a section, whose ID never contains a
 * slash.
 */
export function getApiId(name: string | undefined): string {
  return name === undefined ? referenceFolder : `${referenceFolder}/${createSlug(name)}`
}

/** Returns the addresses of an API. If a version has only one API, they don't include its name. */
export function getAddresses({ name, docsRoot, isCurrent }: ApiInVersion): ApiAddresses {
  const id = getApiId(name)
  const folder = isCurrent ? '/' : docsRoot
  const file = name === undefined ? `${folder}openapi` : `${folder}openapi/${createSlug(name)}`
  const postman = name === undefined ? '/postman/' : `/postman/${createSlug(name)}/`
  return {
    id,
    root: `${docsRoot}${id}/`,
    files: { yaml: `${file}.yaml`, json: `${file}.json` },
    postman: isCurrent ? postman : undefined,
  }
}

/** Adds an API's addresses and navigation label to it. */
export function addAddresses(
  api: Api,
  { label, ...own }: ApiInVersion & { readonly label: string },
): PublishedApi {
  return mergeLazily(api, { ...getAddresses(own), label })
}

/** Checks whether a sidebar belongs to an API. */
export function isReference({ id }: { readonly id: string }): boolean {
  return id === referenceFolder || id.startsWith(`${referenceFolder}/`)
}
