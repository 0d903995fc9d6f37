import type { Category, Guide } from '../guides/guide.ts'
import { capitalize } from '../openapi/names/name-words.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Tag } from '../openapi/objects/tag.ts'
import { getIntroductionHref, getReferenceHref } from './api-hrefs.ts'
import type { PublishedApi } from './published-api.ts'
import { groupOperations } from './reference/operation-groups.ts'

/** The navigation of one section: `get-started`, `fraud-prevention`, `tools`, or `api`. */
export interface Sidebar {
  readonly id: string
  readonly label: string
  readonly items: readonly SidebarItem[]
}

/** An entry of a sidebar. */
export type SidebarItem = SidebarLink | SidebarCategory

/** A page in a sidebar. */
export interface SidebarLink {
  readonly kind: 'link'
  readonly href: string
  readonly label: string
  /** The HTTP method, if the link leads to an operation. */
  readonly method?: string
  readonly isDeprecated?: boolean
  /** A badge after the label, such as Beta. */
  readonly badge?: string | undefined
  /** Whether the link leads out of the section. It's then not part of "previous" and "next". */
  readonly isElsewhere?: boolean
}

/** A group in a sidebar, with its entries. */
export interface SidebarCategory {
  readonly kind: 'category'
  readonly label: string
  /** The category's own page, if it has one. */
  readonly href: string | undefined
  readonly items: readonly SidebarItem[]
}

/** Returns the sidebar of a section: its guides as a tree of folders, sorted by `order`, then by label. The index comes first. */
export function createGuideSidebar(
  section: { id: string; label: string },
  { guides, categories }: { guides: readonly Guide[]; categories: readonly Category[] },
): Sidebar {
  const own = guides.filter((guide) => guide.section === section.id && !guide.frontmatter.hidden)
  const ownCategories = categories.filter((category) => category.section === section.id)
  return { id: section.id, label: section.label, items: listItems([], own, ownCategories) }
}

interface Ordered {
  readonly order: number
  readonly item: SidebarItem
}

function listItems(
  folders: readonly string[],
  guides: readonly Guide[],
  categories: readonly Category[],
): readonly SidebarItem[] {
  const depth = folders.length
  const links: Ordered[] = guides
    .filter((guide) => guide.folders.length === depth)
    .map((guide) => ({ order: getOrder(guide), item: createGuideLink(guide) }))
  const names = new Set(guides.flatMap(({ folders }) => folders.slice(depth, depth + 1)))
  const groups = [...names].map((name) => createFolderCategory([...folders, name], guides, categories))
  return [...links, ...groups]
    .sort((a, b) => compareOrder(a.order, b.order) || labelCollator.compare(a.item.label, b.item.label))
    .map(({ item }) => item)
}

/** Returns a folder of guides as a group, with its sort order. */
export function createFolderCategory(
  folders: readonly string[],
  guides: readonly Guide[],
  categories: readonly Category[],
): Ordered {
  const depth = folders.length
  const settings = categories.find((category) => category.folders.join('/') === folders.join('/'))
  const inside = guides.filter((guide) => folders.every((name, index) => guide.folders[index] === name))
  const index = inside.find((guide) => guide.folders.length === depth && guide.href.endsWith('/'))
  return {
    order: settings?.order ?? Number.POSITIVE_INFINITY,
    item: {
      kind: 'category',
      label: settings?.label ?? capitalize(folders.at(-1)!.replaceAll('-', ' ')),
      href: index?.href,
      items: listItems(
        folders,
        inside.filter((guide) => guide !== index),
        categories,
      ),
    },
  }
}

/** Sorts "Page 2" before "Page 10". */
const labelCollator = new Intl.Collator('en', { numeric: true })

/** Returns the link to a guide. */
export function createGuideLink({ href, frontmatter }: Guide): SidebarLink {
  const { sidebar_label: label, title, badge } = frontmatter
  return { kind: 'link', href, label: label ?? title, ...(badge && { badge }) }
}

function getOrder({ href, frontmatter }: Guide): number {
  return frontmatter.order ?? (href.endsWith('/') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY)
}

/** Compares without subtracting, because two items without an order are both infinity, and infinity minus infinity isn't a number. */
function compareOrder(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1
}

/**
 * Returns the reference's sidebar: the introduction, the changes since older versions, a category for each tag inside its parent tag (grouped by path if it's
 * large), then the webhooks.
 */
export function createApiSidebar(api: PublishedApi, changes: readonly Guide[] = []): Sidebar {
  const linkTo = (operation: Operation): SidebarLink => ({
    kind: 'link',
    href: getReferenceHref(operation, api.root),
    label: operation.title,
    method: operation.method,
    isDeprecated: operation.deprecated,
  })
  const categoriesBelow = (parent: string | undefined): readonly SidebarItem[] =>
    api.tags
      .filter((tag) => tag.parent === parent && hasOperations(tag, api.tags))
      .map((tag) => ({
        kind: 'category',
        label: tag.title,
        href: getReferenceHref(tag, api.root),
        items: [
          ...categoriesBelow(tag.name),
          ...groupOperations(listOperations(tag, api)).flatMap(({ title, items }): readonly SidebarItem[] => {
            const links = items.map(linkTo)
            return title === undefined
              ? links
              : [{ kind: 'category', label: title, href: undefined, items: links }]
          }),
        ],
      }))
  const webhooks = {
    kind: 'category',
    label: 'Webhooks',
    href: undefined,
    items: api.webhooks.map(linkTo),
  } as const
  const items: readonly SidebarItem[] = [
    { kind: 'link', href: getIntroductionHref(api.root), label: 'Introduction' },
    ...changes.filter(({ section }) => section === api.id).map(createGuideLink),
    ...categoriesBelow(undefined),
    ...(api.webhooks.length > 0 ? [webhooks] : []),
  ]
  return { id: api.id, label: api.label, items }
}

/** Checks whether a tag or one below it has operations. */
function hasOperations(tag: Tag, tags: readonly Tag[]): boolean {
  return (
    tag.operations.length > 0 || tags.some((other) => other.parent === tag.name && hasOperations(other, tags))
  )
}

function listOperations(tag: Tag, { operationById }: PublishedApi): readonly Operation[] {
  return tag.operations.flatMap((id) => {
    const operation = operationById.get(id)
    return operation?.kind === 'operation' ? [operation] : []
  })
}

/** Generates the links of a sidebar from top to bottom. A category's own page comes before its entries. */
function* generateLinks(items: readonly SidebarItem[]): Generator<SidebarLink, undefined> {
  for (const item of items) {
    if (item.kind === 'link') {
      if (!item.isElsewhere) yield item
    } else {
      if (item.href) yield { kind: 'link', href: item.href, label: item.label }
      yield* generateLinks(item.items)
    }
  }
}

/** Returns all links of a sidebar. */
export function listSidebarLinks(items: readonly SidebarItem[]): readonly SidebarLink[] {
  return [...generateLinks(items)]
}

/** Returns the first link of a sidebar. */
export function findFirstLink(items: readonly SidebarItem[]): SidebarLink | undefined {
  return generateLinks(items).next().value
}

/** Returns links to the first page of each section, with the section's label. Sections without pages are left out. */
export function listFirstPages(sidebars: readonly Sidebar[]): readonly SidebarLink[] {
  return sidebars.flatMap(({ label, items }) => {
    const first = findFirstLink(items)
    return first ? [{ ...first, label }] : []
  })
}

/** Returns the number of links in a sidebar. */
export function countLinks(items: readonly SidebarItem[]): number {
  return generateLinks(items).reduce((count) => count + 1, 0)
}
