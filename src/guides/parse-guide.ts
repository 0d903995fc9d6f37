import type { Nodes, Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import { mostLevels, tooDeepAt } from '../markdown/nesting.ts'
import { recalled } from '../memory.ts'
import { placeAt, startOf } from '../problem/place-at.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { markAlerts } from './alerts.ts'
import { readAsked } from './asked.ts'
import { readFrontmatter } from './frontmatter.ts'
import type { Guide } from './guide.ts'
import { markHeadings } from './mark-headings.ts'
import { readElementAddresses } from './read-element-addresses.ts'
import { readElements } from './read-elements.ts'
import { resolveLinks } from './resolve-links.ts'
import { unwrapBlocks } from './unwrap-blocks.ts'

/** What a guide's text says, before its file's path adds the address. */
type ParsedGuide = Omit<Guide, 'file' | 'href' | 'folders' | 'section' | 'updatedAt'>

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze()
const toHtml = unified()
  .use(remarkRehype, { passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'], clobberPrefix: '' })
  .freeze()

/** MDX text to a tree. A guide runs no JavaScript: it is data, and its elements are drawn by name. */
export async function parseGuide(
  source: string,
  context: { file: string; contentFolder: string; docsRoot: string },
): Promise<{ parsed: ParsedGuide | undefined; problems: readonly Problem[] }> {
  const { file } = context
  const tree = parseMdx(source, file)
  if ('message' in tree) return { parsed: undefined, problems: [tree] }
  const placeOf = placeIn(file)

  const matter = takeFrontmatter(tree, source, file)
  const { headings, problems: headingProblems } = markHeadings(tree, placeOf)
  const asked = readAsked(matter, headings)
  markAlerts(tree)
  unwrapBlocks(tree)
  const { links, images, problems: linkProblems } = await resolveLinks(tree, { ...context, placeOf })
  const attributes = readElementAddresses(tree, { ...context, placeOf })
  const { mentions, problems: elementProblems } = await readElements(tree, { ...context, placeOf })
  const problems = [
    ...matter.problems,
    ...asked.problems,
    ...headingProblems,
    ...linkProblems,
    ...attributes.problems,
    ...elementProblems,
  ]
  if (!matter.value) return { parsed: undefined, problems }

  const body = (await toHtml.run(tree)) as Root
  forgetPlaces(body)
  const parsed = {
    frontmatter: matter.value,
    body,
    headings,
    questions: asked.questions,
    ids: idsIn(body),
    links: [...links, ...attributes.links],
    images: [...images, ...attributes.images],
    mentions,
    source: source.slice(matter.end).trimStart(),
  }
  return { parsed, problems }
}

function parseMdx(source: string, file: string): MarkdownRoot | Problem {
  const offset = tooDeepAt(source)
  if (offset !== undefined) {
    const message = `Something is nested more than ${mostLevels} levels deep.`
    return {
      place: placeAt(file, source, offset),
      message,
      hint: 'close each element that you open, and nest less',
    }
  }
  try {
    return recalled('mdx', source, () => parser.parse(source))
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    // A message about an element that is never closed names its place in words alone.
    const [, line, column] = /\((\d+):(\d+)-/.exec(error.reason) ?? []
    const place = {
      ...startOf(file),
      line: error.line ?? Number(line ?? 1),
      column: error.column ?? Number(column ?? 1),
    }
    return {
      place,
      message: `This is not MDX: ${error.reason.replace(/ \(\d+:\d+-.*?\)/, '').replace(/\.?$/, '.')}`,
      hint: 'write `\\{` and `\\<` for the signs themselves, and close each element that you open',
    }
  }
}

function takeFrontmatter(tree: MarkdownRoot, source: string, file: string) {
  const node = tree.children[0]
  if (node?.type !== 'yaml') {
    const problem: Problem = {
      place: startOf(file),
      message: 'The guide has no frontmatter.',
      hint: 'begin with `---`, `title: …`, `description: …`, `---`',
    }
    return { value: undefined, problems: [problem], end: 0 }
  }
  tree.children.shift()
  const offset = node.position!.start.offset! + '---\n'.length
  const end = node.position!.end.offset!
  return { ...readFrontmatter({ file, source, offset, yaml: node.value }), end }
}

function placeIn(file: string) {
  const { file: name } = placeAt(file, '', 0)
  return (node: { position?: { start: { line: number; column: number } } | undefined }): Place => ({
    file: name,
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column ?? 1,
  })
}

/** All that is wrong has been told, and places are most of a tree. Our elements keep theirs, which tells each from its like. */
function forgetPlaces(node: Nodes): void {
  if (node.type === 'element' || node.type === 'text') node.position = undefined
  if ('children' in node) node.children.forEach(forgetPlaces)
}

function idsIn(node: Nodes): readonly string[] {
  const own = node.type === 'element' && typeof node.properties.id === 'string' ? [node.properties.id] : []
  return 'children' in node ? [...own, ...node.children.flatMap(idsIn)] : own
}
