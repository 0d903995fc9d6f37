import type { JsonObject } from '../document/json.ts'
import { objectOf, textOf } from '../document/json.ts'
import { present } from '../document/present.ts'
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
  const info = objectOf(document.info)
  return present({
    title: textOf(info.title) ?? 'API',
    version: textOf(info.version) ?? '',
    summary: textOf(info.summary),
    description: textOf(info.description),
    termsOfService: textOf(info.termsOfService),
    contact: info.contact === undefined ? undefined : contact(objectOf(info.contact)),
    license: info.license === undefined ? undefined : license(objectOf(info.license)),
    externalDocs: readExternalDocs(document.externalDocs),
  })
}

function contact({ name, url, email }: JsonObject) {
  const given = present({ name: textOf(name), url: textOf(url), email: textOf(email) })
  return Object.keys(given).length > 0 ? given : undefined
}

function license({ name, url, identifier }: JsonObject) {
  return present({
    name: textOf(name) ?? textOf(identifier) ?? 'License',
    url: textOf(url),
    identifier: textOf(identifier),
  })
}
