import type { Nodes, Root } from 'hast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Components, RenderedComponent } from '../components/component.ts'
import { matterBlock } from '../content/matter-block.ts'
import { createLazy, mergeLazily, once } from '../lazy.ts'
import { getFileStart, locateOffset } from '../problem/place-at.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { drawDiagrams } from './diagrams/draw-diagrams.ts'
import { findApiNameKinds } from './elements.ts'
import { readFrontmatter, readGuideQuestions } from './frontmatter.ts'
import type { Guide } from './guide.ts'
import { tags } from './html.ts'
import { insertDrawings } from './insert-drawings.ts'
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
  readonly drawings?: ReadonlyMap<number, RenderedComponent>
}

/** Parses MDX to a tree. A guide can't run JavaScript: it's data, and its elements are rendered by name. */
export function parseGuide(
  source: string,
  context: Context,
): { readonly parsed: ParsedGuide | undefined; readonly problems: readonly Problem[] } {
  const matter = readMatter(source, context.file)
  const whole = source + (context.parts ?? '')
  const content = once(() => parseContent(source, { ...context, matter }))
  const rest = createLazy<Omit<ParsedGuide, 'frontmatter' | 'source'>>({
    isReadable: () => content().isReadable,
    body: () => content().body,
    headings: () => content().headings,
    questions: () => content().questions,
    ids: () => content().ids,
    links: () => content().links,
    images: () => (mayShowFiles.test(whole) ? content().images : []),
    mentions: () => content().mentions,
    uses: () => content().uses,
    mayName: () => findApiNameKinds(whole),
  })
  const { value } = matter
  const start = { frontmatter: value!, source: source.slice(matter.end).trimStart() }
  return createLazy({ problems: () => content().problems }, { parsed: value && mergeLazily(start, rest) })
}

/** Matches text that may contain a picture or video, so that most guides don't have to be parsed to find out. */
const mayShowFiles = /!\[|src|poster|href/i

/** Parses a guide's text completely. */
function parseContent(
  source: string,
  { matter, drawings = new Map(), basePath = '', ...given }: Context & { matter: Matter },
) {
  const context = { components: new Map(), values: new Map(), ...given }
  const { file } = context
  const read = readMdx(source, context)
  if ('message' in read) return { ...emptyContent, isReadable: false, problems: [read] }
  const { tree } = read
  const placeOf = placeIn(file)
  const inParts = includeParts(tree, { ...context, placeOf })
  const inValues = fillValues(tree, { values: context.values, placeOf })
  const inExpressions = removeExpressions(tree, placeOf)
  const { headings, problems: headingProblems } = markHeadings(tree, placeOf)
  const guideQuestions = readGuideQuestions(matter, headings)
  const blockProblems = shapeBlocks(tree, { components: context.components, placeOf })
  const { links, images, problems: linkProblems } = resolveLinks(tree, { ...context, placeOf })
  const attributes = readElementAddresses(tree, { ...context, placeOf })
  const { mentions, uses, problems: elementProblems } = readElements(tree, { ...context, placeOf })
  const diagramProblems = drawDiagrams(tree, placeOf)
  const body = toHtml.runSync(tree) as Root
  const drawn = insertDrawings(body, { ...context, uses, drawings, basePath })
  const shown = [...images, ...attributes.images]
  sizePictures(body, shown)
  dropPositions(body)
  return {
    isReadable: true,
    body,
    headings,
    questions: guideQuestions.questions,
    ids: listIds(body),
    links: [...links, ...attributes.links, ...drawn.links],
    images: shown,
    mentions,
    uses,
    problems: [
      ...matter.problems,
      ...guideQuestions.problems,
      ...read.problems,
      ...inParts,
      ...inValues,
      ...inExpressions,
      ...blockProblems,
      ...headingProblems,
      ...linkProblems,
      ...attributes.problems,
      ...elementProblems,
      ...diagramProblems,
      ...drawn.problems,
    ],
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

function placeIn(file: string) {
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
