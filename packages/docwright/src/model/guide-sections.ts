import type { Guide, Heading } from '../guides/guide.ts'
import type { TreeNode } from '../markdown/split-by-headings.ts'
import { splitByHeadings } from '../markdown/split-by-headings.ts'
import { getLastSegment } from '../openapi/names/field-id.ts'

/** The part of a guide under one heading. The part before the first heading has no ID. */
interface GuideSection {
  readonly id: string | undefined
  readonly title: string | undefined
  /** The heading's level, or 1 for the part before the first heading. */
  readonly depth: number
  /** The headings above it, outermost first. */
  readonly above: readonly string[]
  readonly text: string
  /** The names in code formatting. Names that a table explains are terms. */
  readonly codes: ReturnType<typeof splitByHeadings>[number]['codes']
  /** Its code blocks, and the requests that it shows. */
  readonly blocks: readonly string[]
}

/** Lookups for content that guides show of an operation: its name, `POST /v1/tools/echo`, and the body of a request. */
interface ReferenceTexts {
  readonly nameOf: (operation: string) => string
  readonly exampleOf: (operation: string, example: string) => string
}

/** Splits a guide into plain text by heading. Generated tables are left out. */
export function splitGuide(
  { body, headings }: Guide,
  { nameOf, exampleOf }: ReferenceTexts,
): readonly GuideSection[] {
  const byId = new Map<unknown, Heading>(headings.map((heading) => [heading.id, heading]))
  const parts = splitByHeadings(body, {
    findHeading: (node) => (/^h[1-6]$/.test(node.tagName ?? '') ? byId.get(getId(node)) : undefined),
    getShownText: (node) => findElementText(node, nameOf),
    getBlockCode: (node) => {
      // Responses contain nearly all fields, so they don't indicate what a section is about.
      const isResponse = 'name' in node && node.name === 'ResponseBody'
      const [id, example] = ['operation', 'example'].map((name) => findAttribute(node, name))
      return id && example && !isResponse ? exampleOf(id, example) : undefined
    },
  })
  return parts.map(({ heading, words, codes, blocks }) => ({
    id: heading?.id,
    title: heading?.text,
    depth: heading?.depth ?? 1,
    above: heading ? listTitlesAbove(headings, headings.indexOf(heading)) : [],
    text: words,
    codes,
    blocks,
  }))
}

function listTitlesAbove(headings: Guide['headings'], index: number): readonly string[] {
  const titles: string[] = []
  let depth = headings[index]!.depth
  for (const heading of headings.slice(0, index).toReversed()) {
    if (heading.depth >= depth) continue
    depth = heading.depth
    titles.unshift(heading.text)
  }
  return titles
}

function getId(node: TreeNode): unknown {
  return 'properties' in node ? (node.properties as { id?: unknown }).id : undefined
}

/** Returns the text for an element without text of its own: the name of a field, a code, an operation. */
function findElementText(node: TreeNode, nameOf: ReferenceTexts['nameOf']): string | undefined {
  if (node.children?.length !== 0) return undefined
  const [path, code, id] = ['path', 'code', 'id'].map((name) => findAttribute(node, name))
  if (path !== undefined) return getLastSegment(path)
  return id === undefined ? code : nameOf(id)
}

function findAttribute(node: TreeNode, wanted: string): string | undefined {
  if (!('attributes' in node)) return undefined
  const attributes = node.attributes as readonly { readonly name?: string; readonly value?: unknown }[]
  const value = attributes.find(({ name }) => name === wanted)?.value
  return typeof value === 'string' ? value : undefined
}
