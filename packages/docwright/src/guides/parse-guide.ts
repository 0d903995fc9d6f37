import type { Nodes, Root } from 'hast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Components, RenderedComponent } from '../components/component.ts'
import { matterBlock } from '../content/matter-block.ts'
import { createLazy, once } from '../lazy.ts'
import { getFileStart, locateOffset } from '../problem/place-at.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { drawDiagrams } from './diagrams/draw-diagrams.ts'
import { findApiNameKinds } from './elements.ts'
import { readFrontmatter, readGuideQuestions } from './frontmatter.ts'
import type { Guide } from './guide.ts'
import { tags } from './html.ts'
import { insertRenderedComponents } from './insert-rendered-components.ts'
import { markHeadings } from './mark-headings.ts'
import { readMdx } from './parse-mdx.ts'
import { fillValues } from './parts/fill-values.ts'
import { includeParts } from './parts/include-parts.ts'
import { readElementAddresses } from './read-element-addresses.ts'
import { readElements } from './read-elements.ts'
import { removeExpressions } from './remove-expressions.ts'
import type { LinkContext } from './resolve-links.ts'
import { resolveLinks } from './resolve-links.ts'
import { shapeBlocks } from './shape-blocks.ts'
import { sizePictures } from './size-pictures.ts'

/** The parsed text of a guide, without the data that depends on its path. */
type ParsedGuide = Omit<Guide, 'file' | 'href' | 'folders' | 'section' | 'updatedAt' | 'entries'>

const toHtml = unified()
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'], clobberPrefix: '' })
  .freeze()

interface Context extends Omit<LinkContext, 'placeOf'> {
  /** The components that the guide may use. */
  readonly components?: Components['known']
  /** The site's base path, for rendered components. */
  readonly basePath?: string
  /** The values of `{name}`. */
  readonly values?: ReadonlyMap<string, string>
  /** The texts of the parts that the guide includes. */
  readonly parts?: string
  /** The rendered components, by their offset in the guide. A component without an entry isn't rendered yet. */
  readonly renderedComponents?: ReadonlyMap<number, RenderedComponent>
}

/** Parses MDX to a tree. A guide can't run JavaScript: it's data, and its elements are rendered by name. */
export function parseGuide(
  source: string,
  context: Context,
): { readonly parsed: ParsedGuide | undefined; readonly problems: readonly Problem[] } {
  const matter = readMatter(source, context.file)
  const sourceWithParts = source + (context.parts ?? '')
  const content = once(() => parseContent(source, { ...context, matter }))
  const { value: frontmatter } = matter
  const parsed =
    frontmatter &&
    createLazy<Omit<ParsedGuide, 'frontmatter' | 'source'>, Pick<ParsedGuide, 'frontmatter' | 'source'>>(
      {
        isReadable: () => content().isReadable,
        body: () => content().body,
        headings: () => content().headings,
        questions: () => content().questions,
        ids: () => content().ids,
        links: () => content().links,
        images: () => (fileHint.test(sourceWithParts) ? content().images : []),
        mentions: () => content().mentions,
        uses: () => content().uses,
        mayName: () => findApiNameKinds(sourceWithParts),
      },
      { frontmatter, source: source.slice(matter.end).trimStart() },
    )
  return createLazy({ problems: () => content().problems }, { parsed })
}

/** Matches text that may contain a picture or video, so that most guides don't have to be parsed to find out. */
const fileHint = /!\[|src|poster|href/i

/** Parses a guide's text completely. */
function parseContent(source: string, { matter, ...given }: Context & { matter: Matter }) {
  const read = readMdx(source, given)
  if ('message' in read) return { ...emptyContent, isReadable: false, problems: [read] }
  const { tree } = read
  const placeOf = createPlaceFinder(given.file)
  const context = { components: new Map(), values: new Map(), ...given, placeOf }
  const problems: Problem[] = [
    ...matter.problems,
    ...read.problems,
    ...includeParts(tree, context),
    ...fillValues(tree, context),
    ...removeExpressions(tree, placeOf),
  ]
  const { headings, problems: headingProblems } = markHeadings(tree, placeOf)
  const { questions, problems: questionProblems } = readGuideQuestions(matter, headings)
  problems.push(...headingProblems, ...questionProblems, ...shapeBlocks(tree, context))
  const links = resolveLinks(tree, context)
  const attributes = readElementAddresses(tree, context)
  const { mentions, uses, problems: elementProblems } = readElements(tree, context)
  problems.push(...links.problems, ...attributes.problems, ...elementProblems)
  problems.push(...drawDiagrams(tree, placeOf))
  const body = toHtml.runSync(tree) as Root
  const { renderedComponents = new Map(), basePath = '' } = given
  const inserted = insertRenderedComponents(body, { ...context, uses, renderedComponents, basePath })
  problems.push(...inserted.problems)
  const images = [...links.images, ...attributes.images]
  sizePictures(body, images)
  dropPositions(body)
  return {
    isReadable: true,
    body,
    headings,
    questions,
    ids: listIds(body),
    links: [...links.links, ...attributes.links, ...inserted.links],
    images,
    mentions,
    uses,
    problems,
  }
}

/** The empty result for a guide that isn't valid MDX. */
const emptyContent = {
  body: { type: 'root', children: [] } satisfies Root,
  headings: [],
  questions: new Map<undefined, never>(),
  ids: [],
  links: [],
  images: [],
  mentions: [],
  uses: [],
}

type Matter = ReturnType<typeof readMatter>

/** Reads a guide's settings without parsing the rest. */
function readMatter(source: string, file: string) {
  const [block, opening, yaml] = matterBlock.exec(source) ?? []
  if (block === undefined) {
    const problem: Problem = {
      place: getFileStart(file),
      message: 'The guide has no frontmatter.',
      hint: 'start with `---`, `title: …`, `description: …`, `---`',
    }
    return { value: undefined, problems: [problem], end: 0 }
  }
  return { ...readFrontmatter({ file, source, offset: opening!.length, yaml: yaml! }), end: block.length }
}

/** The position of a node: in the guide, or in the file of an included part. */
interface PositionInPart {
  readonly start: { readonly line: number; readonly column: number }
  readonly file?: string
}

/** Returns a function that finds the place of a node, in the guide or in the part that contains the node. */
function createPlaceFinder(file: string) {
  const { file: name } = locateOffset(file, '', 0)
  return (node: { position?: PositionInPart | undefined }): Place => ({
    file: node.position?.file ?? name,
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column ?? 1,
  })
}

/**
 * Removes the positions of nodes, which use most of a tree's memory, once all problems are reported. Elements in angle brackets
 * keep theirs, because the offset identifies a use of a component.
 */
function dropPositions(node: Nodes): void {
  if (node.type === 'element' || node.type === 'text') node.position = undefined
  if ('children' in node) node.children.forEach(dropPositions)
}

function listIds(node: Nodes): readonly string[] {
  const own = [node.type === 'element' ? node.properties.id : getWrittenId(node)].filter(
    (id) => typeof id === 'string',
  )
  return 'children' in node ? [...own, ...node.children.flatMap(listIds)] : own
}

/** Returns the ID of an HTML element in a guide. */
function getWrittenId(node: Nodes): unknown {
  if (!('attributes' in node) || !tags.has(node.name ?? '')) return undefined
  return node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id')?.value
}
