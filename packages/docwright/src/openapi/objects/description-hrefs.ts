import type { Root } from 'hast'
import { memoizeRecent } from '../../lazy.ts'
import { analyzeText, listPageHeadings } from '../../markdown/analyze-text.ts'
import { parseAndRelink, parseMarkdown } from '../../markdown/parse-markdown.ts'
import { getLetters } from '../../markdown/same-text.ts'
import { decodeUrlPart } from '../../url/decoded.ts'
import { getScheme } from '../../url/scheme.ts'
import { changeDescriptions } from '../document/descriptions.ts'
import type { JsonObject } from '../document/json.ts'
import { asList, asObject, asString, asStrings } from '../document/json.ts'
import { listOperations, listPathItems } from '../document/operations-in.ts'
import type { References } from '../document/reference.ts'
import { createNameSlug, introductionSlug } from '../names/slug.ts'
import { createSchemaSlugs } from '../schema/tree/schema-index.ts'
import { createOperationSlug } from './operation.ts'
import { createPathTags } from './paths.ts'

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
  const names = Object.keys(asObject(asObject(document.components).schemas))
  const findSchema = createSchemaFinder(names)
  const slugs = listReferenceSlugs(document, references)
  return { hrefIn: resolveHref, linkedSchemas: listLinkedSchemas, isInSite }

  function listLinkedSchemas(): ReadonlySet<string> {
    const linked = new Set<string>()
    changeDescriptions(document, (text) => {
      for (const { href } of analyzeText(text).links) {
        const id = isInFile(href) ? decodeUrlPart(href.slice(1)) : undefined
        const schema = id === undefined || hasHeading(id, text) ? undefined : findSchema(id)
        if (schema) linked.add(schema.name)
      }
      return text
    })
    return linked
  }

  function resolveHref(text: string, href: string): string | undefined {
    if (getScheme(href) !== undefined || href.startsWith('//')) return href
    const resolved = isInFile(href) ? resolveInFile(href, text) : isInSite(href) && href
    if (resolved) return resolved
    if (base !== undefined) return URL.canParse(href, base) ? new URL(href, base).href : undefined
    return dead === 'link' ? href : undefined
  }

  function resolveInFile(href: string, text: string): string | undefined {
    const id = decodeUrlPart(href.slice(1))
    if (hasHeading(id, text)) return href
    const schema = findSchema(id)
    return schema && encodeURI(root + schema.slug)
  }

  function isInSite(href: string): boolean {
    const path = decodeUrlPart(href.split(/[?#]/)[0]!)
    return path.startsWith(root) ? slugs.has(path.slice(root.length)) : isPage(path)
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

function hasHeading(id: string, text: string): boolean {
  return listPageHeadings(text, []).some((heading) => heading.id === id)
}

/** The beginning of a link to a schema in other tools: `components/schemas/` in a path, `type-` in an ID. */
const schemaPrefix =
  /^\/?(?:components\/)?(?:schemas?|definitions?|models?|types?|tocs)(?=[\p{Lu}/_-])[/_-]*/iu

/** Returns a function that finds a schema by its address in other tools: `/components/schemas/ErrorCode`, `type-errorcode`. */
function createSchemaFinder(names: readonly string[]) {
  const slugs = createSchemaSlugs(names)
  const byLetters = new Map(names.toReversed().map((name) => [getLetters(name), name]))
  return (id: string): { name: string; slug: string } | undefined => {
    const name = [id, id.replace(schemaPrefix, '')].flatMap(
      (each) => byLetters.get(getLetters(each)) ?? [],
    )[0]
    return name === undefined ? undefined : { name, slug: slugs.get(name)! }
  }
}

/** Returns the slugs of operations, webhooks, and tags, which can be determined without reading any of them. */
function listReferenceSlugs(document: JsonObject, references: References): ReadonlySet<string> {
  const paths = listPathItems(document.paths, references)
  const webhooks = listPathItems(document.webhooks, references)
  const kinds = [
    ['operation', paths],
    ['webhook', webhooks],
  ] as const
  const operations = kinds.flatMap(([kind, pathItems]) =>
    pathItems.flatMap(([path, pathItem]) =>
      listOperations(pathItem).map(([method, { tags }]) => ({ kind, method, path, tags })),
    ),
  )
  const tags = [
    ...asList(document.tags).map((tag) => asString(asObject(tag).name)),
    ...operations.flatMap((operation) => asStrings(operation.tags)),
    ...createPathTags(paths, document).values(),
  ]
  return new Set([
    introductionSlug,
    ...tags.flatMap((tag) => (tag === undefined ? [] : createNameSlug(tag))),
    ...operations.map(createOperationSlug),
  ])
}
