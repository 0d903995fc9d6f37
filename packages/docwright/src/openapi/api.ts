import { joined, lazy, once } from '../lazy.ts'
import { recalled } from '../memory.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { contradictions } from './checks/contradictions.ts'
import type { DescriptionLink } from './checks/description-links.ts'
import { descriptionLinks } from './checks/description-links.ts'
import { checkExamples } from './checks/example-check.ts'
import { lintProblems, textKey, upgradeProblems } from './checks/lint-problems.ts'
import { questionProblems } from './checks/misplaced-questions.ts'
import { missingOperations } from './checks/missing-operations.ts'
import { pathParameterProblems } from './checks/path-parameters.ts'
import { slugClashes } from './checks/slug-clash.ts'
import { methodProblems } from './checks/wrong-methods.ts'
import { timeoutProblems } from './checks/wrong-timeouts.ts'
import type { CodeSample } from './code-sample/code-sample.ts'
import { codeSamples, sampleLabels } from './code-sample/code-sample.ts'
import { withShortTexts } from './document/descriptions.ts'
import { yamlText } from './document/exact-yaml.ts'
import { withoutInternal } from './document/internal.ts'
import type { JsonObject } from './document/json.ts'
import { jsonText, objectOf, plain } from './document/json.ts'
import type { Pieces } from './document/pieces.ts'
import { withPlainReferences } from './document/plain-references.ts'
import { keysOf } from './document/pointer.ts'
import { readReferences } from './document/reference.ts'
import type { Source } from './document/source.ts'
import { readSource } from './document/source.ts'
import { upgraded } from './document/upgrade.ts'
import { withVersion } from './document/version.ts'
import { writtenKeys } from './document/written-keys.ts'
import type { Linked, LinkOptions } from './objects/description-hrefs.ts'
import { withHrefs } from './objects/description-hrefs.ts'
import type { CatalogueEntry } from './objects/error-catalogue.ts'
import { readErrorCatalogue } from './objects/error-catalogue.ts'
import { createFileReader } from './objects/file-reader.ts'
import type { Info } from './objects/info.ts'
import { readInfo } from './objects/info.ts'
import type { Operation } from './objects/operation.ts'
import type { FileReader } from './objects/operation-reader.ts'
import { withOwnTitles } from './objects/operation-title.ts'
import { readPaths } from './objects/paths.ts'
import type { SecurityRequirement } from './objects/security-requirement.ts'
import { readSecurity } from './objects/security-requirement.ts'
import type { SecurityScheme } from './objects/security-scheme.ts'
import type { Server } from './objects/server.ts'
import { readServers } from './objects/server.ts'
import type { Tag } from './objects/tag.ts'
import { readTags } from './objects/tag.ts'
import { withOverlays } from './overlay/apply-overlays.ts'
import type { Overlay } from './overlay/overlay.ts'
import type { EnumValue } from './schema/parts/enum-value.ts'
import type { PagedSchema } from './schema/tree/paged-schema.ts'
import { readNamedSchema, readSchemaPages } from './schema/tree/paged-schema.ts'
import type { SchemaIndex } from './schema/tree/schema-index.ts'
import { asOneFile } from './several-files/as-one-file.ts'
import type { ReadOther } from './several-files/other-files.ts'

/**
 * An API as its reference shows it: plain data, complete, every `$ref` followed, every address given. Of what takes long, each part
 * is read when it is first asked for.
 */
export interface Api {
  readonly info: Info
  readonly servers: readonly Server[]
  readonly securitySchemes: readonly SecurityScheme[]
  /** The alternatives that hold for operations that name none. */
  readonly security: readonly SecurityRequirement[]
  readonly tags: readonly Tag[]
  /** In the order of the file. */
  readonly operations: readonly Operation[]
  readonly webhooks: readonly Operation[]
  readonly operationById: ReadonlyMap<string, Operation>
  /** How to send each operation's requests, by its slug. */
  readonly samples: Readonly<Record<string, readonly CodeSample[]>>
  /** What the languages of all of these are called, for which none has to be written. */
  readonly sampleLabels: ReadonlySet<string>
  /** Pages for schemas that some page has no room for. */
  readonly schemaPages: readonly PagedSchema[]
  /** A schema that the file names, as a page of its own would show it. */
  schemaNamed(name: string): PagedSchema | undefined
  /** The IDs of the operations and webhooks that refer to each named schema, directly or through other schemas. */
  readonly users: ReadonlyMap<string, readonly string[]>
  /** The values of each named schema that is an enumeration. */
  readonly enums: ReadonlyMap<string, readonly EnumValue[]>
  readonly errorCatalogue: readonly CatalogueEntry[]
  /** Whether every example was validated against its schema, and fits. */
  readonly examplesFit: boolean
  /** Links of the descriptions into the site. */
  readonly links: readonly DescriptionLink[]
  /** Where a part of the description is written, by its JSON pointer: to know it, the file is read once more. */
  placeOf(pointer: string): Place
  /** The upgraded description as one plain JSON document. */
  readonly document: JsonObject
  /** The description in the version that it's written in, each number as it was written. */
  readonly asJson: string
  /** The text as it was written, or the description as YAML when that is JSON, made of several files, changed by overlays, or has internal parts. */
  readonly asYaml: string
}

/** What a reader of a description may ask for. */
interface ReadOptions {
  /** How many fields a page shows before it links to schema pages. */
  readonly fieldsPerPage?: number
  /** Where the links of descriptions lead; without it they stay as they are written. */
  readonly links?: LinkOptions
  /** Reads the other files that it refers to; without it each such reference is a problem. */
  readonly readOther?: ReadOther
  /** Changes to it that someone else's file needs. */
  readonly overlays?: readonly Overlay[]
}

/** What an opened description was made of, for opening it again after an edit. */
interface Known {
  readonly pieces: Pieces | undefined
  readonly linked: Linked | undefined
}

/** A description that was read, and not checked yet. */
export interface OpenedApi {
  /** Undefined if the file can't be read as an OpenAPI description. */
  readonly api: Api | undefined
  /** The parts that can be reused after an edit elsewhere in the file. */
  readonly known: Known | undefined
  /** What a writer should know, though nothing is wrong with it. */
  readonly warnings: readonly Problem[]
  /** All that is wrong with the file. */
  check(): Promise<readonly Problem[]>
}

/** An OpenAPI description of any version as an `Api`, or what is wrong with it; never throws for a writer's mistake. */
export async function readApi(
  text: string,
  file: string,
  options: ReadOptions = {},
): Promise<{ api: Api | undefined; problems: readonly Problem[] }> {
  const { api, check } = openApi(text, file, options)
  return { api, problems: await check() }
}

/**
 * An OpenAPI description as an `Api`, not yet checked: to find what is wrong takes longer than all the rest, and a page can be shown
 * without it. Callers that open the file again after an edit, with the same options, pass the previous `known`.
 */
export function openApi(
  text: string,
  file: string,
  {
    links,
    fieldsPerPage = 450,
    readOther,
    overlays = [],
    known,
  }: ReadOptions & { readonly known?: Known | undefined } = {},
): OpenedApi {
  const { source: own, pieces, problems: unreadable } = readSource(text, file, known?.pieces)
  if (!own) return unusable(() => unreadable)
  const { source: whole, problems: inOverlays } = withOverlays(own, overlays)
  const { source: read, warnings } = withoutInternal(whole)
  const main = withPlainReferences(read)
  const { source: one, problems: inFiles, isMade } = asOneFile(main, readOther)
  const { source: versioned, problems: inVersion } = withVersion(one)
  if (!versioned) return unusable(() => [...inOverlays, ...inVersion])
  const { source, problems: tooLong } = withShortTexts(versioned)
  const value = objectOf(source.value)
  const written = upgraded(value)
  if (!written) {
    return unusable(async () => [...inOverlays, ...(await upgradeProblems(source))])
  }
  const linked =
    links && withHrefs(written, readReferences(written), { ...links, known: known?.linked?.known })
  // Taken apart here, so that only `known` holds what the next reading needs.
  const { document, linkedSchemas, isInSite } = linked ?? withoutHrefs(written)
  const reader = createFileReader(document, fieldsPerPage)
  const isOfSite = ({ target }: DescriptionLink) => links?.base === undefined || isInSite(target)
  const { schemas, schemaIndex } = reader
  const placed: Source = { ...source, placeOf: (keys) => source.placeOf(writtenKeys(keys, value)) }
  const examples = once(() =>
    recalled('examples', textKey(source), () => checkExamples({ document, schemas, source: placed })),
  )
  const data = assembled(document, {
    written: main === read || isMade ? written : (upgraded(objectOf(read.value)) ?? written),
    // What is published is what was written, in its version, as far as it is one file.
    published: objectOf(isMade ? one.value : read.value),
    text: isMade || read !== own ? undefined : text,
    reader,
    linkedSchemas,
    links: () => descriptionLinks(source).filter(isOfSite),
    examplesFit: () => examples().allFit,
  })
  // What the file says doesn't contain these: two readings of one text are equal.
  const api: Api = Object.defineProperties(joined(data, {}) as Api, {
    placeOf: { value: (pointer: string) => placed.placeOf(keysOf(pointer)) },
    schemaNamed: { value: (name: string) => readNamedSchema(schemaIndex, name) },
  })
  return {
    api,
    known: { pieces, linked },
    warnings,
    check: async () => [
      ...inOverlays,
      ...inVersion,
      ...tooLong,
      ...(await lintProblems(source)),
      ...inFiles,
      ...pathParameterProblems(source),
      ...missingOperations(source, new Set(api.operationById.keys())),
      ...slugClashes(api, source),
      ...questionProblems(source),
      ...methodProblems(source),
      ...timeoutProblems(source),
      ...examples().problems,
      ...contradictions({ document, schemas, source: placed }),
    ],
  }
}

function unusable(problems: () => readonly Problem[] | Promise<readonly Problem[]>): OpenedApi {
  return { api: undefined, known: undefined, warnings: [], check: async () => problems() }
}

/** A description whose links stay as they are written. */
function withoutHrefs(document: JsonObject): Omit<Linked, 'known'> {
  return { document, linkedSchemas: () => new Set(), isInSite: () => true }
}

interface Description {
  /** The file as it was before its links were read. */
  readonly written: JsonObject
  /** The file with its references to others followed. */
  readonly published: JsonObject
  /** Its text; undefined where that isn't what is published, as when it was put together from several files. */
  readonly text: string | undefined
  readonly reader: FileReader
  linkedSchemas(): Iterable<string>
  links(): readonly DescriptionLink[]
  examplesFit(): boolean
}

function assembled(
  document: JsonObject,
  { written, published, text, reader, linkedSchemas, ...later }: Description,
): Omit<Api, 'placeOf' | 'schemaNamed'> {
  const { schemaIndex, securitySchemes, schemas } = reader
  const paths = readPaths(document, reader)
  const { webhooks } = paths
  const operations = withOwnTitles(paths.operations)
  const servers = readServers(document.servers)
  const samples = operations.map(
    (operation) =>
      [operation.slug, { get: () => codeSamples(operation, servers), enumerable: true }] as const,
  )
  return lazy(
    {
      sampleLabels: () => new Set(operations.flatMap(sampleLabels)),
      schemaPages: () => readSchemaPages(schemaIndex, paths.cuts, linkedSchemas()),
      users: () => paths.users,
      enums: () => enumsOf(schemaIndex),
      errorCatalogue: () => readErrorCatalogue(schemas.named),
      document: () => objectOf(plain(written)),
      asJson: () => jsonText(published),
      asYaml: () => (text === undefined || /^\s*\{/.test(text) ? yamlText(published) : text),
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

function enumsOf({ schemas, factsOf }: SchemaIndex): ReadonlyMap<string, readonly EnumValue[]> {
  const enums = [...schemas.named].map(([name, raw]) => [name, factsOf(raw).enum] as const)
  return new Map(enums.filter(([, values]) => values.length > 0))
}
