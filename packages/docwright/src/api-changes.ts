import { escapeMdx } from './guides/escape-mdx.ts'
import type { Guide } from './guides/guide.ts'
import { readGuideText } from './guides/read-guide.ts'
import { mergeLazily, once } from './lazy.ts'
import { formatLink } from './markup/text.ts'
import type { Readings } from './memory.ts'
import { readOnce } from './memory.ts'
import { getReferenceHref } from './model/api-hrefs.ts'
import type { VersionSource } from './model/build-site.ts'
import { getAddresses } from './model/published-api.ts'
import type { Api } from './openapi/api.ts'
import type { ApiChange } from './openapi/diff/compare-apis.ts'
import { compareApis } from './openapi/diff/compare-apis.ts'
import { countOthers, summarizeChanges, verdictTitles } from './openapi/diff/describe-changes.ts'
import { verdicts } from './openapi/diff/kinds.ts'
import type { Operation } from './openapi/objects/operation.ts'
import type { Problem } from './problem/problem.ts'

/** An API in one version of the docs. */
interface ApiInVersion {
  readonly version: string
  readonly api: Api
  readonly apiFile: string
  readonly id: string
  /** The start of its pages' paths. */
  readonly root: string
}

/** Adds to the current version, for each API and each older version that has it, a page with the changes since then. */
export async function addApiChanges(
  versions: readonly { readonly source: VersionSource }[],
  { contentFolder, readings = new Map() }: { contentFolder: string; readings?: Readings | undefined },
): Promise<{ readonly sources: readonly VersionSource[]; readonly problems: readonly Problem[] }> {
  const sources = versions.map(({ source }) => source)
  const [current, ...older] = sources
  if (!current || older.length === 0) return { sources, problems: [] }
  const read = await Promise.all(
    listApis(current).flatMap((newer) =>
      older.flatMap((source) => {
        const before = listApis(source).find(({ id }) => id === newer.id)
        return before ? readChanges(before, newer) : []
      }),
    ),
  )
  const changes = read.flatMap(({ guides }) => guides)
  return {
    sources: [{ ...current, changes }, ...older],
    problems: read.flatMap(({ problems }) => problems),
  }

  async function readChanges(before: ApiInVersion, newer: ApiInVersion) {
    const file = `${newer.apiFile} since ${before.version}`
    const key = { file, text: before.api.asYaml + newer.api.asYaml }
    const text = await readOnce(readings, key, async () => writeChanges(before, newer))
    const guide = { file, contentFolder, docsRoot: current!.docsRoot }
    const { parsed, problems } = await readGuideText(text, guide, readings)
    const route = {
      file: newer.apiFile,
      href: `${newer.root}changes-since-${before.version}`,
      folders: [],
      section: newer.id,
      updatedAt: undefined,
    }
    const guides: readonly Guide[] = parsed ? [mergeLazily(parsed, route)] : []
    return { guides, problems }
  }
}

function listApis({ name: version, docsRoot, isCurrent, apis }: VersionSource): readonly ApiInVersion[] {
  return apis.flatMap(({ name, api, apiFile }) => {
    if (!api) return []
    const { id, root } = getAddresses({ name, docsRoot, isCurrent })
    return [{ version, api, apiFile, id, root }]
  })
}

/** Writes the page as a guide, so that its Markdown version, search records, and table of contents are generated as for any guide. */
function writeChanges(older: ApiInVersion, newer: ApiInVersion): string {
  const changes = compareApis(older.api, newer.api)
  const parts = { older: locateParts(older), newer: locateParts(newer) }
  const [was, is] = [older.version, newer.version]
  const advice = {
    breaking: `These changes break clients that use what changed. Adapt your code before you move to ${is}.`,
    risky: `These changes break only clients that rely on what ${was} didn't promise.`,
    compatible: `Clients that are written for ${was} work as before.`,
  } as const
  const groups = verdicts.flatMap((verdict) => {
    const found = changes.filter((change) => change.verdict === verdict)
    if (found.length === 0) return []
    const byOperations = Map.groupBy(found, ({ operations }) => operations.join('\n'))
    return [
      `## ${verdictTitles[verdict]}`,
      advice[verdict],
      ...[...byOperations.values()].flatMap((group) => writeOperations(group, parts)),
    ]
  })
  const frontmatter = {
    title: `Changes since ${was}`,
    description: `What changed in the API from version ${was} to ${is}, and which changes break clients.`,
  }
  return [
    `---\n${Object.entries(frontmatter)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
      .join('')}---`,
    summarizeChanges(changes),
    ...groups,
    '',
  ].join('\n\n')
}

/** The addresses of an API's parts in one version of the docs. */
interface LocatedParts {
  readonly version: string
  /** The operations and webhooks by method and path, without the names of path parameters, which may differ between versions. */
  readonly operations: ReadonlyMap<
    string,
    { readonly href: string; readonly ids: () => ReadonlyMap<string, string> }
  >
}

/** An API's parts in the two compared versions. */
interface ComparedParts {
  readonly older: LocatedParts
  readonly newer: LocatedParts
}

function locateParts({ version, api, root }: ApiInVersion): LocatedParts {
  // In reverse order, so that if two operations differ only in the names of their parameters, the first one counts.
  const operations = [...api.operations, ...api.webhooks].toReversed().map((operation) => {
    const ids = once(() => new Map(listIds(operation).map((id) => [id.toLowerCase(), id])))
    return [getLabel(operation), { href: getReferenceHref(operation, root), ids }] as const
  })
  return { version, operations: new Map(operations) }
}

/** Writes the changes that the same operations have. */
function writeOperations(group: readonly ApiChange[], parts: ComparedParts): readonly string[] {
  const { operations } = group[0]!
  const [first, ...others] = operations
  const otherOperations = others.map((label) => {
    const href = findHref(label, '', parts.newer) ?? findHref(label, '', parts.older)
    return href === undefined ? formatAsCode(label) : formatLink(formatAsCode(label), href)
  })
  return [
    `### ${formatAsCode(first!)}${countOthers(operations)}`,
    ...(otherOperations.length > 0 ? [`Also in ${otherOperations.join(', ')}.`] : []),
    group.map((change) => writeChange(change, parts)).join('\n'),
  ]
}

function writeChange(
  { operations, part, id, message, older, newer }: ApiChange,
  parts: ComparedParts,
): string {
  const links = [older && parts.older, newer && parts.newer].flatMap((side) => {
    const href = side && findHref(operations[0]!, id, side)
    return href === undefined ? [] : [formatLink(escapeProse(side!.version), href)]
  })
  const location = part && `${part[0]!.toUpperCase()}${escapeProse(part.slice(1).replace(': `', ', `'))}: `
  return `- ${location}${escapeProse(message)}${links.length > 0 ? ` (${links.join(' → ')})` : ''}`
}

/** Returns the address of a part of an operation. If its page doesn't show the part, returns the address of the nearest outer part that it shows. */
function findHref(label: string, id: string, { operations }: LocatedParts): string | undefined {
  const found = operations.get(removeParameterNames(label))
  if (!found) return undefined
  const ids = found.ids()
  for (let known = id.toLowerCase(); known; known = known.slice(0, Math.max(0, known.lastIndexOf('.')))) {
    if (ids.has(known)) return `${found.href}#${ids.get(known)}`
  }
  return found.href
}

function listIds({ responses, fields }: Operation): readonly string[] {
  return [...responses, ...fields].map(({ id }) => id)
}

function getLabel({ method, path }: Operation): string {
  return removeParameterNames(`${method} ${path}`)
}

/** Leaves out the names of path parameters. */
function removeParameterNames(label: string): string {
  return label.replaceAll(/\{[^}]*\}/g, '{}')
}

function formatAsCode(text: string): string {
  return escapeProse(`\`${text}\``)
}

/** Escapes everything outside code for MDX. */
function escapeProse(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : escapeMdx(piece)))
    .join('')
    .replaceAll(/\s+/g, ' ')
}
