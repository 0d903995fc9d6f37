import type { Root } from 'hast'
import { createLazy, mergeLazily, once } from '../lazy.ts'
import { readThroughCache } from '../memory.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { findContradictions } from './checks/contradictions.ts'
import type { DescriptionLink } from './checks/description-links.ts'
import { listDescriptionLinks } from './checks/description-links.ts'
import { checkExamples } from './checks/example-check.ts'
import { createTextKey, findLintProblems, findUpgradeProblems } from './checks/lint-problems.ts'
import { findQuestionProblems } from './checks/misplaced-questions.ts'
import { findMissingOperations } from './checks/missing-operations.ts'
import { findPathParameterProblems } from './checks/path-parameters.ts'
import { findSlugClashes } from './checks/slug-clash.ts'
import { findMethodProblems } from './checks/wrong-methods.ts'
import { findTimeoutProblems } from './checks/wrong-timeouts.ts'
import type { CodeSample } from './code-sample/code-sample.ts'
import { createCodeSamples, listSampleLabels } from './code-sample/code-sample.ts'
import { shortenTexts } from './document/descriptions.ts'
import { formatYaml } from './document/exact-yaml.ts'
import { removeInternalParts } from './document/internal.ts'
import type { JsonObject } from './document/json.ts'
import { asObject, formatJson, toPlainNumbers } from './document/json.ts'
import type { Pieces } from './document/pieces.ts'
import { rewriteReferences } from './document/plain-references.ts'
import { parseFragment } from './document/pointer.ts'
import { readReferences } from './document/reference.ts'
import type { Source } from './document/source.ts'
import { readSource } from './document/source.ts'
import { upgradeDescription } from './document/upgrade.ts'
import { readVersion } from './document/version.ts'
import { findWrittenKeys } from './document/written-keys.ts'
import { makeLinksAbsolute } from './objects/absolute-links.ts'
import type { LinkOptions } from './objects/description-hrefs.ts'
import { createDescriptionParser, resolveDescriptionHrefs } from './objects/description-hrefs.ts'
import type { CatalogueEntry } from './objects/error-catalogue.ts'
import { readErrorCatalogue } from './objects/error-catalogue.ts'
import { createFileReader } from './objects/file-reader.ts'
import type { Info } from './objects/info.ts'
import { readInfo } from './objects/info.ts'
import type { Operation } from './objects/operation.ts'
import type { FileReader } from './objects/operation-reader.ts'
import { makeTitlesUnique } from './objects/operation-title.ts'
import { readPaths } from './objects/paths.ts'
import type { SecurityRequirement } from './objects/security-requirement.ts'
import { readSecurity } from './objects/security-requirement.ts'
import type { SecurityScheme } from './objects/security-scheme.ts'
import type { Server } from './objects/server.ts'
import { readServers } from './objects/server.ts'
import type { Tag } from './objects/tag.ts'
import { readTags } from './objects/tag.ts'
import { applyOverlays } from './overlay/apply-overlays.ts'
import type { Overlay } from './overlay/overlay.ts'
import type { EnumValue } from './schema/parts/enum-value.ts'
import type { PagedSchema } from './schema/tree/paged-schema.ts'
import { readNamedSchema, readSchemaPages } from './schema/tree/paged-schema.ts'
import type { SchemaIndex } from './schema/tree/schema-index.ts'
import { combineFiles } from './several-files/as-one-file.ts'
import type { ReadOther } from './several-files/other-files.ts'

/**
 * An API, as its reference shows it: complete plain data, with references resolved and addresses assigned. Expensive parts are
 * computed on first use.
 */
export interface Api {
  readonly info: Info
  readonly servers: readonly Server[]
  readonly securitySchemes: readonly SecurityScheme[]
  /** The default security alternatives of operations. */
  readonly security: readonly SecurityRequirement[]
  readonly tags: readonly Tag[]
  /** The operations in the order of the file. */
  readonly operations: readonly Operation[]
  readonly webhooks: readonly Operation[]
  readonly operationById: ReadonlyMap<string, Operation>
  /** The code samples of each operation, by its slug. */
  readonly samples: Readonly<Record<string, readonly CodeSample[]>>
  /** The labels of all samples' languages, which are known without generating any sample. */
  readonly sampleLabels: ReadonlySet<string>
  /** Pages for schemas that are too large for other pages. */
  readonly schemaPages: readonly PagedSchema[]
  /** Returns a named schema, as its own page would show it. */
  schemaNamed(name: string): PagedSchema | undefined
  /** The IDs of the operations and webhooks that refer to each named schema, directly or through other schemas. */
  readonly users: ReadonlyMap<string, readonly string[]>
  /** The values of each named schema that is an enumeration. */
  readonly enums: ReadonlyMap<string, readonly EnumValue[]>
  readonly errorCatalogue: readonly CatalogueEntry[]
  /** Whether every example was validated against its schema and matches it. */
  readonly examplesFit: boolean
  /** The descriptions' links into the site. */
  readonly links: readonly DescriptionLink[]
  /** Returns a description of the API as a tree with resolved links. */
  descriptionTree(text: string): Root
  /** Returns the address of a link in a description, or undefined if only its words are rendered. */
  hrefIn(text: string, href: string): string | undefined
  /** Returns the place of a part of the description, by its JSON pointer. This parses the file again. */
  placeOf(pointer: string): Place
  /** The upgraded description as one plain JSON document. */
  readonly document: JsonObject
  /** The description as JSON in its original version, with numbers as they're written. */
  readonly asJson: string
  /**
   * The original text. If that's JSON, spans several files, is changed by overlays, or has internal parts, the description as
   * YAML instead.
   */
  readonly asYaml: string
}

/** The options for reading a description. */
interface ReadOptions {
  /** How many fields a page shows before it links to schema pages. */
  readonly fieldsPerPage?: number
  /** How to resolve links in descriptions. Without this, links are kept unchanged. */
  readonly links?: LinkOptions
  /** Reads other files that the description refers to. Without this, these references are problems. */
  readonly readOther?: ReadOther
  /** Overlays to apply to the description. */
  readonly overlays?: readonly Overlay[]
}

/** A description that was parsed, but not yet checked. */
export interface OpenedApi {
  /** Undefined if the file can't be parsed as an OpenAPI description. */
  readonly api: Api | undefined
  /** The parts that can be reused after an edit elsewhere in the file. */
  readonly pieces: Pieces | undefined
  /** Warnings, which don't fail the build. */
  readonly warnings: readonly Problem[]
  /** Returns all problems of the file. */
  check(): Promise<readonly Problem[]>
}

/** Reads an OpenAPI description of any version, and returns an `Api` or its problems. Never throws for a writer's mistake. */
export async function readApi(
  text: string,
  file: string,
  options: ReadOptions = {},
): Promise<{ api: Api | undefined; problems: readonly Problem[] }> {
  const { api, check } = openApi(text, file, options)
  return { api, problems: await check() }
}

/**
 * Opens an OpenAPI description without checking it, because the checks take longer than everything else, and a page can be shown
 * without them. To open the file again after an edit, with the same options, pass the previous `pieces`.
 */
export function openApi(
  text: string,
  file: string,
  {
    links,
    fieldsPerPage = 450,
    readOther,
    overlays = [],
    pieces: previousPieces,
  }: ReadOptions & { readonly pieces?: Pieces | undefined } = {},
): OpenedApi {
  const { source: written, pieces, problems: unreadable } = readSource(text, file, previousPieces)
  if (!written) return createUnusableApi(() => unreadable)
  const { source: overlaid, problems: overlayProblems } = applyOverlays(written, overlays)
  const { source: publicSource, warnings } = removeInternalParts(overlaid)
  const rewritten = rewriteReferences(publicSource)
  const { source: combined, problems: fileProblems, hasOtherFiles } = combineFiles(rewritten, readOther)
  const { source: versioned, problems: versionProblems } = readVersion(combined)
  if (!versioned) return createUnusableApi(() => [...overlayProblems, ...versionProblems])
  const { source, problems: lengthProblems } = shortenTexts(versioned)
  const unupgraded = asObject(source.value)
  const document = upgradeDescription(unupgraded)
  if (!document) {
    return createUnusableApi(async () => [...overlayProblems, ...(await findUpgradeProblems(source))])
  }
  const hrefs = links && resolveDescriptionHrefs(document, readReferences(document), links)
  const reader = createFileReader(document, fieldsPerPage)
  const isIntoSite = ({ target }: DescriptionLink) => links?.base === undefined || hrefs?.isInSite(target)
  const { schemas, schemaIndex } = reader
  const upgradedSource: Source = {
    ...source,
    placeOf: (keys) => source.placeOf(findWrittenKeys(keys, unupgraded)),
  }
  const examples = once(() =>
    readThroughCache('examples', createTextKey(source), () =>
      checkExamples({ document, schemas, source: upgradedSource }),
    ),
  )
  const data = assembleApi(document, {
    uncombined:
      rewritten === publicSource || hasOtherFiles
        ? document
        : (upgradeDescription(asObject(publicSource.value)) ?? document),
    published: once(() => {
      // Publishes the original version of the description, if it's a single file.
      const file = {
        document: asObject(hasOtherFiles ? combined.value : publicSource.value),
        text: hasOtherFiles || publicSource !== written ? undefined : text,
      }
      return links?.url === undefined || !hrefs
        ? file
        : makeLinksAbsolute(file, { url: links.url, isInSite: hrefs.isInSite })
    }),
    reader,
    linkedSchemas: () => hrefs?.linkedSchemas() ?? [],
    links: () => listDescriptionLinks(source).filter(isIntoSite),
    examplesFit: () => examples().areAllValid,
  })
  // Not part of the data, so that parsing the same text twice gives equal results.
  const api: Api = Object.defineProperties(mergeLazily(data, {}) as Api, {
    descriptionTree: { value: createDescriptionParser(hrefs) },
    hrefIn: { value: hrefs?.hrefIn ?? ((_: string, href: string) => href) },
    placeOf: { value: (pointer: string) => upgradedSource.placeOf(parseFragment(pointer)) },
    schemaNamed: { value: (name: string) => readNamedSchema(schemaIndex, name) },
  })
  return {
    api,
    pieces,
    warnings,
    check: async () => [
      ...overlayProblems,
      ...versionProblems,
      ...lengthProblems,
      ...(await findLintProblems(source)),
      ...fileProblems,
      ...findPathParameterProblems(source),
      ...findMissingOperations(source, { ids: new Set(api.operationById.keys()), readOther }),
      ...findSlugClashes(api, source),
      ...findQuestionProblems(source),
      ...findMethodProblems(source),
      ...findTimeoutProblems(source),
      ...examples().problems,
      ...findContradictions({ document, schemas, source: upgradedSource }),
    ],
  }
}

function createUnusableApi(problems: () => readonly Problem[] | Promise<readonly Problem[]>): OpenedApi {
  return { api: undefined, pieces: undefined, warnings: [], check: async () => problems() }
}

/** What an API's data is assembled from. */
interface DescriptionParts {
  /** The upgraded description as it was before other files were combined with it. */
  readonly uncombined: JsonObject
  /** The file after its references to other files were resolved, and its text; undefined if that isn't what is published, for example because several files were combined. */
  published(): { readonly document: JsonObject; readonly text: string | undefined }
  readonly reader: FileReader
  linkedSchemas(): Iterable<string>
  links(): readonly DescriptionLink[]
  examplesFit(): boolean
}

function assembleApi(
  document: JsonObject,
  { uncombined, published, reader, linkedSchemas, ...later }: DescriptionParts,
): Omit<Api, 'descriptionTree' | 'hrefIn' | 'placeOf' | 'schemaNamed'> {
  const { schemaIndex, securitySchemes, schemas } = reader
  const paths = readPaths(document, reader)
  const { webhooks } = paths
  const operations = makeTitlesUnique(paths.operations)
  const servers = readServers(document.servers)
  const samples = operations.map(
    (operation) =>
      [operation.slug, { get: () => createCodeSamples(operation, servers), enumerable: true }] as const,
  )
  return createLazy(
    {
      sampleLabels: () => new Set(operations.flatMap(listSampleLabels)),
      schemaPages: () => readSchemaPages(schemaIndex, paths.cuts, linkedSchemas()),
      users: () => paths.users,
      enums: () => indexEnums(schemaIndex),
      errorCatalogue: () => readErrorCatalogue(schemas.named),
      document: () => asObject(toPlainNumbers(uncombined)),
      asJson: () => formatJson(published().document),
      asYaml: () => {
        const { document: whole, text } = published()
        return text === undefined || /^\s*\{/.test(text) ? formatYaml(whole) : text
      },
      ...later,
    },
    {
      info: readInfo(document),
      servers,
      securitySchemes,
      security: readSecurity(document.security, securitySchemes),
      tags: readTags(document, operations, { taken: [...operations, ...webhooks].map(({ slug }) => slug) }),
      operations,
      webhooks,
      operationById: new Map([...webhooks, ...operations].map((operation) => [operation.id, operation])),
      samples: Object.defineProperties({}, Object.fromEntries(samples)),
    },
  )
}

function indexEnums({ schemas, getFacts }: SchemaIndex): ReadonlyMap<string, readonly EnumValue[]> {
  const enums = [...schemas.named].map(([name, raw]) => [name, getFacts(raw).enum] as const)
  return new Map(enums.filter(([, values]) => values.length > 0))
}
