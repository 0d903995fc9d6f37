import { relinkText } from '../../markdown/relink-text.ts'
import { changeDescriptions } from '../document/descriptions.ts'
import { catalogueKey } from '../document/extension.ts'
import type { JsonObject } from '../document/json.ts'
import { asObject, isObject, mapTexts } from '../document/json.ts'

/** A description file as it's published. */
interface PublishedFile {
  readonly document: JsonObject
  /** Its text as it was written, if that is what is published. */
  readonly text: string | undefined
}

interface SiteLinks {
  readonly url: string
  readonly isInSite: (href: string) => boolean
}

/**
 * Makes links to pages of the site absolute, because the file is also read elsewhere. The text is left out unless the same links
 * are found in it as in its descriptions, because it may contain others, for example in an example.
 */
export function makeLinksAbsolute(file: PublishedFile, { url, isInSite }: SiteLinks): PublishedFile {
  let links = 0
  let linksInText = 0
  const isOwn = (href: string) => /^\/(?!\/)/.test(href) && isInSite(href)
  const makeAbsolute = (markdown: string) =>
    relinkText(markdown, (href) => {
      if (!isOwn(href)) return href
      links += 1
      return url + href
    })
  const document = changeCatalogTexts(changeDescriptions(file.document, makeAbsolute), makeAbsolute)
  const text = file.text?.replace(/(?<=\]\()\/[^\s)]*/g, (href) => {
    if (!isOwn(href)) return href
    linksInText += 1
    return url + href
  })
  return { document, text: linksInText === links ? text : undefined }
}

/** Changes the texts of the error catalog, which is in a schema's extension. */
function changeCatalogTexts(document: JsonObject, change: (markdown: string) => string): JsonObject {
  const components = asObject(document.components)
  const schemas = asObject(components.schemas)
  const [name, schema] =
    Object.entries(schemas).find(([, each]) => isObject(each) && each[catalogueKey] !== undefined) ?? []
  if (name === undefined || !isObject(schema)) return document
  const catalogue = mapTexts(schema[catalogueKey]!, change)
  return {
    ...document,
    components: { ...components, schemas: { ...schemas, [name]: { ...schema, [catalogueKey]: catalogue } } },
  }
}
