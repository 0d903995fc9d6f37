import type { Nodes, Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import type { Components, Drawing } from '../components/component.ts'
import { joined, lazy, once } from '../lazy.ts'
import { crowdedAt, mostLevels, mostMarks, tooDeepAt, tooDeepNode } from '../markdown/nesting.ts'
import { recalled } from '../memory.ts'
import { placeAt, startOf } from '../problem/place-at.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { namesIn } from './elements.ts'
import { guideQuestions, readFrontmatter } from './frontmatter.ts'
import type { Guide } from './guide.ts'
import { tags } from './html.ts'
import { insertDrawings } from './insert-drawings.ts'
import { markHeadings } from './mark-headings.ts'
import { readElementAddresses } from './read-element-addresses.ts'
import { readElements } from './read-elements.ts'
import type { LinkContext } from './resolve-links.ts'
import { resolveLinks } from './resolve-links.ts'
import { shapeBlocks } from './shape-blocks.ts'
import { sizePictures } from './size-pictures.ts'
import { markAlerts } from './syntax/alerts.ts'
import { foreignSyntax } from './syntax/foreign-syntax.ts'
import { notMdx } from './syntax/not-mdx.ts'

/** What a guide's text says, before its file's path adds the address. */
type ParsedGuide = Omit<Guide, 'file' | 'href' | 'folders' | 'section' | 'updatedAt'>

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkMdx)
  .freeze()
const toHtml = unified()
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'], clobberPrefix: '' })
  .freeze()

interface Context extends Omit<LinkContext, 'placeOf'> {
  /** The components that the guide may use. */
  readonly components?: Components['known']
  /** The path below which the site lives, for which they are drawn. */
  readonly basePath?: string
  /** The drawings of its components, by the offsets at which they begin; components without one are not drawn yet. */
  readonly drawings?: ReadonlyMap<number, Drawing>
}

/** MDX text to a tree. A guide runs no JavaScript: it is data, and its elements are drawn by name. */
export function parseGuide(
  source: string,
  context: Context,
): { readonly parsed: ParsedGuide | undefined; readonly problems: readonly Problem[] } {
  const matter = readMatter(source, context.file)
  const content = once(() => contentOf(source, { ...context, matter }))
  const rest = lazy<Omit<ParsedGuide, 'frontmatter' | 'source'>>({
    isReadable: () => content().isReadable,
    body: () => content().body,
    headings: () => content().headings,
    questions: () => content().questions,
    ids: () => content().ids,
    links: () => content().links,
    images: () => (mayShowFiles.test(source) ? content().images : []),
    mentions: () => content().mentions,
    uses: () => content().uses,
    mayName: () => namesIn(source),
  })
  const { value } = matter
  const start = { frontmatter: value!, source: source.slice(matter.end).trimStart() }
  return lazy({ problems: () => content().problems }, { parsed: value && joined(start, rest) })
}

/**
 * Signs without which no guide shows a picture or video, so that most guides need no parser to say that they have none.
 */
const mayShowFiles = /!\[|src|poster|href/i

/** All that the text of a guide says. */
function contentOf(
  source: string,
  { matter, drawings = new Map(), basePath = '', ...given }: Context & { matter: Matter },
) {
  const context = { components: new Map(), ...given }
  const { file } = context
  const tree = parseMdx(source, file)
  if ('message' in tree) return { ...nothing, isReadable: false, problems: [tree] }
  const placeOf = placeIn(file)
  if (tree.children[0]?.type === 'yaml') tree.children.shift()
  const foreign = foreignSyntax(tree, { file, source })
  const { headings, problems: headingProblems } = markHeadings(tree, placeOf)
  const asked = guideQuestions(matter, headings)
  const alertProblems = markAlerts(tree, { file, source })
  const blockProblems = shapeBlocks(tree, { components: context.components, placeOf })
  const { links, images, problems: linkProblems } = resolveLinks(tree, { ...context, placeOf })
  const attributes = readElementAddresses(tree, { ...context, placeOf })
  const { mentions, uses, problems: elementProblems } = readElements(tree, { ...context, placeOf })
  const body = toHtml.runSync(tree) as Root
  const drawn = insertDrawings(body, { ...context, uses, drawings, basePath })
  const shown = [...images, ...attributes.images]
  sizePictures(body, shown)
  forgetPlaces(body)
  return {
    isReadable: true,
    body,
    headings,
    questions: asked.questions,
    ids: idsIn(body),
    links: [...links, ...attributes.links, ...drawn.links],
    images: shown,
    mentions,
    uses,
    problems: [
      ...matter.problems,
      ...asked.problems,
      ...foreign,
      ...alertProblems,
      ...blockProblems,
      ...headingProblems,
      ...linkProblems,
      ...attributes.problems,
      ...elementProblems,
      ...drawn.problems,
    ],
  }
}

/** What is known of a guide that is no MDX. */
const nothing = {
  body: { type: 'root', children: [] } satisfies Root,
  headings: [],
  questions: new Map<undefined, never>(),
  ids: [],
  links: [],
  images: [],
  mentions: [],
  uses: [],
}

/** Parses MDX; a text that isn't MDX, or is nested too deep, is a problem. */
export function parseMdx(source: string, file: string): MarkdownRoot | Problem {
  const crowded = crowdedAt(source)
  if (crowded !== undefined) {
    return {
      place: placeAt(file, source, crowded),
      message: `This paragraph has more than ${mostMarks.toLocaleString('en')} runs of \`*\`, \`_\` and \`~\`.`,
      hint: 'split it, put it into a fence, or write `\\*` for the sign itself',
    }
  }
  try {
    const tree = recalled('mdx', source, () => {
      const parsed = tooDeepAt(source) ?? parser.parse(source)
      // A tree that is too deep cannot be kept.
      return typeof parsed === 'number' ? parsed : (tooDeepNode(parsed)?.position?.start.offset ?? parsed)
    })
    if (typeof tree !== 'number') return tree
    return {
      place: placeAt(file, source, tree),
      message: `Something is nested more than ${mostLevels} levels deep.`,
      hint: 'close every element, and reduce the nesting',
    }
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    // A message about an element that is never closed names its place in words alone.
    const [, line, column] = /\((\d+):(\d+)-/.exec(error.reason) ?? []
    const place = {
      ...startOf(file),
      line: error.line ?? Number(line ?? 1),
      column: error.column ?? Number(column ?? 1),
    }
    return { place, ...notMdx(error, source) }
  }
}

type Matter = ReturnType<typeof readMatter>

/** The settings of a guide, for which nothing need be parsed but themselves. */
function readMatter(source: string, file: string) {
  const [block, opening, yaml] = matterBlock.exec(source) ?? []
  if (block === undefined) {
    const problem: Problem = {
      place: startOf(file),
      message: 'The guide has no frontmatter.',
      hint: 'start with `---`, `title: …`, `description: …`, `---`',
    }
    return { value: undefined, problems: [problem], end: 0 }
  }
  return { ...readFrontmatter({ file, source, offset: opening!.length, yaml: yaml! }), end: block.length }
}

/**
 * The frontmatter: the block between two lines of dashes, the first of which begins the text, as the parser sees it, too.
 */
const matterBlock = /^(---[\t ]*(?:\r\n|[\n\r]))([\s\S]*?)(?:\r\n|[\n\r])?(?<=[\n\r])---[\t ]*(?=[\n\r]|$)/

function placeIn(file: string) {
  const { file: name } = placeAt(file, '', 0)
  return (node: { position?: { start: { line: number; column: number } } | undefined }): Place => ({
    file: name,
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column ?? 1,
  })
}

/**
 * Drops the positions of elements and texts, most of a tree's memory, once every mistake is reported. Elements of ours
 * keep them, since the offset tells one use from another.
 */
function forgetPlaces(node: Nodes): void {
  if (node.type === 'element' || node.type === 'text') node.position = undefined
  if ('children' in node) node.children.forEach(forgetPlaces)
}

function idsIn(node: Nodes): readonly string[] {
  const own = [node.type === 'element' ? node.properties.id : idWritten(node)].filter(
    (id) => typeof id === 'string',
  )
  return 'children' in node ? [...own, ...node.children.flatMap(idsIn)] : own
}

/** The id that a guide gives an element of HTML. */
function idWritten(node: Nodes): unknown {
  if (!('attributes' in node) || !tags.has(node.name ?? '')) return undefined
  return node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id')?.value
}
