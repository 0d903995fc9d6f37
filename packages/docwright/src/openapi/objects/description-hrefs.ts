import type { Root } from 'hast'
import { memoizeRecent } from '../../lazy.ts'
import { analyzeText, listPageHeadings } from '../../markdown/analyze-text.ts'
import { parseAndRelink, parseMarkdown } from '../../markdown/parse-markdown.ts'
import { getLetters } from '../../markdown/same-text.ts'
import { decodeUrlPart } from '../../url/decoded.ts'
import { getScheme } from '../../url/scheme.ts'
import { changeDescriptions } from '../document/descriptions.ts'
import type { JsonObject } from '../document/json.ts'
import { asObject } from '../document/json.ts'
import { listOperations, listPathItems } from '../document/operations-in.ts'
import type { References } from '../document/reference.ts'
import { makeUnique } from '../names/make-unique.ts'
import { createNameSlug, introductionSlug } from '../names/slug.ts'
import { createSchemaSlugs } from '../schema/tree/schema-index.ts'
import { createOperationSlug, listWrittenTags } from './operation.ts'
import { createPathTags } from './paths.ts'
import { listTagNames, otherTag } from './tag.ts'

/** How to resolve the links of descriptions. */
export interface LinkOptions {
  /** The start of all addresses of the reference: `/docs/api/`. */
  readonly root: string
  /** Checks whether the site has a page or file at a path outside the reference. */
  readonly isPage: (path: string) => boolean
  /** The base URL of links that were written for another site. */
  readonly base?: string | undefined
  /** The URL of the site, which links of the published file begin with. Without it, they aren't changed. */
  readonly url?: string | undefined
  /** How to render a broken link: as a link, if it's reported as a problem, or as text. */
  readonly dead: 'link' | 'words'
}

/** The targets of links in an API file's descriptions. */
interface DescriptionHrefs {
  /** Returns the address of a link in a text, or undefined if only its words are rendered. */
  hrefIn(text: string, href: string): string | undefined
  /** Returns the schemas that the description links to. */
  linkedSchemas(): ReadonlySet<string>
  isInSite(href: string): boolean
}

/** Resolves links in descriptions: to pages of the site, to schemas of the file, to the site that they were written for. */
export function resolveDescriptionHrefs(
  document: JsonObject,
  references: References,
  { root, isPage, base, dead }: LinkOptions,
): DescriptionHrefs {
  const schemaSlugs = createSchemaSlugs(Object.keys(asObject(asObject(document.components).schemas)))
  const schemasBySlug = new Map([...schemaSlugs].map(([name, slug]) => [slug, name]))
  const findSchema = createSchemaFinder([...schemaSlugs.keys()])
  const slugs = listReferenceSlugs(document, references)
  return { hrefIn: resolveHref, linkedSchemas: listLinkedSchemas, isInSite }

  function listLinkedSchemas(): ReadonlySet<string> {
    const linked = new Set<string>()
    changeDescriptions(document, (text) => {
      for (const { href } of analyzeText(text).links) {
        const name = isInFile(href) ? findSchemaInFile(href, text) : schemasBySlug.get(getSlug(href) ?? '')
        if (name !== undefined) linked.add(name)
      }
      return text
    })
    return linked
  }

  function resolveHref(text: string, href: string): string | undefined {
    if (getScheme(href) !== undefined || href.startsWith('//')) return href
    const resolved = isInFile(href) ? resolveInFile(href, text) : isInSite(href) ? href : undefined
    if (resolved !== undefined) return resolved
    if (base !== undefined) return URL.canParse(href, base) ? new URL(href, base).href : undefined
    return dead === 'link' ? href : undefined
  }

  function resolveInFile(href: string, text: string): string | undefined {
    if (hasHeading(href, text)) return href
    const name = findSchema(getFragment(href))
    return name === undefined ? undefined : encodeURI(root + schemaSlugs.get(name)!)
  }

  function findSchemaInFile(href: string, text: string): string | undefined {
    return hasHeading(href, text) ? undefined : findSchema(getFragment(href))
  }

  function isInSite(href: string): boolean {
    const slug = getSlug(href)
    return slug === undefined ? isPage(getPath(href)) : slugs.has(slug) || schemasBySlug.has(slug)
  }

  /** Returns the part of an address that follows the root of the reference. */
  function getSlug(href: string): string | undefined {
    const path = getPath(href)
    return path.startsWith(root) ? path.slice(root.length) : undefined
  }
}

/** Enough for the descriptions on the largest page. */
const maxCachedTrees = 2000

/** Returns a function that parses descriptions and resolves their links. Without `hrefs`, links don't change. */
export function createDescriptionParser(hrefs: DescriptionHrefs | undefined): (text: string) => Root {
  if (!hrefs) return (text: string) => parseMarkdown(text).htmlTree
  return memoizeRecent(
    (text: string) => parseAndRelink(text, (href) => hrefs.hrefIn(text, href)),
    maxCachedTrees,
  )
}

function isInFile(href: string): boolean {
  return href.startsWith('#')
}

function getFragment(href: string): string {
  return decodeUrlPart(href.slice(1))
}

function getPath(href: string): string {
  return decodeUrlPart(href.split(/[?#]/)[0]!)
}

function hasHeading(href: string, text: string): boolean {
  const fragment = getFragment(href)
  return listPageHeadings(text, []).some(({ id }) => id === fragment)
}

/**
 * The beginning of a schema's address in other tools: `components/schemas/` and `definitions/` in JSON Pointers, `schema/`,
 * `model/`, `model-`, and `type-` in IDs. Widdershins writes `schema` and `tocS` right before the name: `schemaerrorcode`.
 */
const schemaPrefix = /^(?:\/?(?:components\/)?(?:schemas?|definitions?|models?|types?)(?=[/_-])|schema|tocs)/i

/** Returns a function that finds a schema's name by its address in other tools: `/components/schemas/ErrorCode`, `type-errorcode`. */
function createSchemaFinder(names: readonly string[]): (id: string) => string | undefined {
  // Of names that differ only in case or punctuation, the first wins.
  const byLetters = new Map(names.toReversed().map((name) => [getLetters(name), name]))
  return (id) => byLetters.get(getLetters(id)) ?? byLetters.get(getLetters(id.replace(schemaPrefix, '')))
}

/** Returns the slugs of operations, webhooks, and tags, which can be determined without reading any of them. */
function listReferenceSlugs(document: JsonObject, references: References): ReadonlySet<string> {
  const paths = listPathItems(document.paths, references).filter(([path]) => path.startsWith('/'))
  const pathTags = createPathTags(paths, document)
  const operations = paths.flatMap(([path, pathItem]) =>
    listOperations(pathItem).map(([method, operation]) => {
      const tags = listWrittenTags(operation)
      const slug = createOperationSlug({ kind: 'operation', method, path })
      return { slug, tags: tags.length > 0 ? tags : [pathTags.get(path) ?? otherTag] }
    }),
  )
  const webhookSlugs = listPathItems(document.webhooks, references).flatMap(([path, pathItem]) =>
    listOperations(pathItem).map(([method]) => createOperationSlug({ kind: 'webhook', method, path })),
  )
  const tagSlugs = listTagNames(document, operations).map(createNameSlug)
  const slugs = [...operations.map(({ slug }) => slug), ...webhookSlugs, introductionSlug, ...tagSlugs]
  return new Set(makeUnique(slugs, '--'))
}
