import type { Element, Root } from 'hast'
import { getFirstSentence } from '../markdown/analyze-text.ts'
import { getPlainText } from '../markdown/split-by-headings.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Tag } from '../openapi/objects/tag.ts'
import { formatCount } from '../openapi/schema/parts/words.ts'
import { getIntroductionHref, getReferenceHref } from './api-hrefs.ts'
import type { PageOf, Site, Version } from './page.ts'
import type { PublishedApi } from './published-api.ts'
import { createOperationGroupId, groupOperations } from './reference/operation-groups.ts'

/** The content of the home page of a site that has only an API reference. */
export interface ApiFront {
  readonly api: PublishedApi
  /** What the API is for: the first paragraphs of its description. */
  readonly opening: Root
  /** The operation with the fewest requirements. */
  readonly firstCall: Operation | undefined
  readonly groups: readonly OperationGroup[]
}

/** A group of operations: its page, and how many operations it has. */
interface OperationGroup {
  readonly href: string
  readonly title: string
  readonly about: string | undefined
  /** "4 operations". */
  readonly extent: string
  /** The operations, if the API is so small that the front page lists all of them. */
  readonly operations?: readonly Operation[]
}

/** The most operations and webhooks that the front page lists. With more, it only links to their groups. */
const maxListedOperations = 20

/** Returns the front of a site with a single API, unless the site has guides, a home page or a showcase. */
export function findApiFront(
  { guide }: Pick<PageOf<'home'>, 'guide'>,
  { version, showcase }: Pick<Site, 'showcase'> & { readonly version: Version },
): ApiFront | undefined {
  const [api, ...others] = version.apis
  const isAlone = others.length === 0 && version.sidebars.length === 1
  if (!api || !isAlone || guide || showcase) return undefined
  return {
    api,
    opening: getOpening(api.descriptionTree(api.info.description ?? '')),
    firstCall: findFirstCall(api),
    groups: listGroups(api),
  }
}

/** The longest second paragraph that is included in the opening, in characters. */
const maxOpeningLength = 600

function getOpening(tree: Root): Root {
  const blocks = tree.children.filter(
    (node): node is Element => node.type === 'element' && node.position !== undefined,
  )
  const first = blocks.findIndex(({ tagName }) => tagName === 'p')
  const [lead, next] = first < 0 ? [] : blocks.slice(first, first + 2)
  const isBrief = next?.tagName === 'p' && getPlainText(next).length < maxOpeningLength
  return { type: 'root', children: [lead, isBrief ? next : undefined].filter((block) => block !== undefined) }
}

/** To find the easiest call, the parameters of at most this many operations without an ID in their path are examined. */
const maxCandidates = 50

/**
 * Returns the operation with the fewest required inputs: first among those that read without an ID, then among the others. Falls
 * back to the first operation.
 */
export function findFirstCall({ operations }: Pick<PublishedApi, 'operations'>): Operation | undefined {
  const withoutId = operations.filter(({ path, deprecated }) => !path.includes('{') && !deprecated)
  const reads = withoutId.filter(({ method }) => method === 'GET')
  const sends = withoutId.filter(({ method }) => method === 'POST')
  const candidates = (reads.length > 0 ? reads : sends).slice(0, maxCandidates).map((operation) => ({
    operation,
    required: operation.parameters.filter(({ required }) => required).length,
    all: operation.parameters.length,
    length: operation.path.length,
  }))
  const [easiest] = candidates.toSorted(
    (a, b) => a.required - b.required || a.all - b.all || a.length - b.length,
  )
  return easiest?.operation ?? operations[0]
}

/** Returns the groups of operations, then the webhooks as a group. */
function listGroups(api: PublishedApi): readonly OperationGroup[] {
  const { operations, webhooks, root } = api
  const isListed = operations.length + webhooks.length <= maxListedOperations
  const webhookGroup = {
    href: `${getIntroductionHref(root)}#webhooks`,
    title: 'Webhooks',
    about: undefined,
    noun: 'webhook',
    operations: webhooks,
  } as const
  return [...listTagGroups(api), webhookGroup]
    .filter((group) => group.operations.length > 0)
    .map(({ noun, operations: inside, ...group }) => ({
      ...group,
      extent: formatCount(inside.length, noun),
      ...(isListed && { operations: inside }),
    }))
}

/** A group with its operations, however many they are. */
interface WholeGroup extends Pick<OperationGroup, 'href' | 'title' | 'about'> {
  readonly noun: 'operation' | 'webhook'
  readonly operations: readonly Operation[]
}

/** Returns the top-level tags, each including all tags below it. If there is only one, returns groups by path. */
function listTagGroups({ tags, operations, operationById, root }: PublishedApi): readonly WholeGroup[] {
  const idsIn = (tag: Tag): readonly string[] => [
    ...tag.operations,
    ...tags.filter(({ parent }) => parent === tag.name).flatMap(idsIn),
  ]
  const groups = tags
    .filter(({ parent }) => parent === undefined)
    .map((tag) => ({
      href: getReferenceHref(tag, root),
      title: tag.title,
      about: getFirstSentence(tag.description),
      noun: 'operation' as const,
      operations: idsIn(tag).flatMap((id) => operationById.get(id) ?? []),
    }))
    .filter((group) => group.operations.length > 0)
  const [only, ...others] = groups
  if (!only || others.length > 0) return groups
  const byPath = groupOperations(operations).flatMap(({ title, items }) => {
    if (title === undefined) return []
    const href = `${only.href}#${createOperationGroupId(title)}`
    return [{ ...only, href, title, about: undefined, operations: items }]
  })
  return byPath.length > 0 ? byPath : groups
}
