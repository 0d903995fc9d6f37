import type { JsonObject } from '../document/json.ts'
import { asObject, asString } from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'
import type { ExternalDocs } from '../schema/facts/external-docs.ts'
import { readExternalDocs } from '../schema/facts/external-docs.ts'

/** The metadata of the API (OpenAPI 3.2, 4.2). */
export interface Info {
  readonly title: string
  readonly version: string
  readonly summary?: string
  /** The description, in Markdown. */
  readonly description?: string
  readonly termsOfService?: string
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string }
  readonly license?: { readonly name: string; readonly url?: string; readonly identifier?: string }
  readonly externalDocs?: ExternalDocs
}

/** Reads the metadata of the API. The title always exists. */
export function readInfo(document: JsonObject): Info {
  const info = asObject(document.info)
  return removeUndefined({
    title: asString(info.title) ?? 'API',
    version: asString(info.version) ?? '',
    summary: asString(info.summary),
    description: asString(info.description),
    termsOfService: asString(info.termsOfService),
    contact: info.contact === undefined ? undefined : readContact(asObject(info.contact)),
    license: info.license === undefined ? undefined : readLicense(asObject(info.license)),
    externalDocs: readExternalDocs(document.externalDocs),
  })
}

function readContact({ name, url, email }: JsonObject) {
  const given = removeUndefined({ name: asString(name), url: asString(url), email: asString(email) })
  return Object.keys(given).length > 0 ? given : undefined
}

function readLicense({ name, url, identifier }: JsonObject) {
  return removeUndefined({
    name: asString(name) ?? asString(identifier) ?? 'License',
    url: asString(url),
    identifier: asString(identifier),
  })
}
