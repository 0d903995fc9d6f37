import type { Root } from 'mdast'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import {
  findCrowdedOffset,
  findTooDeepNode,
  findTooDeepOffset,
  maxLevels,
  maxMarks,
} from '../markdown/nesting.ts'
import { readThroughCache } from '../memory.ts'
import { getFileStart, locateOffset } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { renderFormulas } from './parts/render-formulas.ts'
import { showFiles } from './parts/show-files.ts'
import { markAlerts } from './syntax/alerts.ts'
import { findForeignSyntax } from './syntax/foreign-syntax.ts'
import { describeMdxError } from './syntax/not-mdx.ts'

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkMdx)
  .freeze()

/** Parses MDX to a tree, and reports problems that depend only on the text. */
export function readMdx(
  source: string,
  { file, contentFolder }: { readonly file: string; readonly contentFolder: string },
): { readonly tree: Root; readonly problems: readonly Problem[] } | Problem {
  const tree = parseMdx(source, file)
  if ('message' in tree) return tree
  if (tree.children[0]?.type === 'yaml') tree.children.shift()
  const problems = [
    ...showFiles(tree, { file, source, contentFolder }),
    ...findForeignSyntax(tree, { file, source }),
    ...markAlerts(tree, { file, source }),
    ...renderFormulas(tree, { file, source }),
  ]
  return { tree, problems }
}

/** Parses MDX. Returns a problem for invalid or too deeply nested text. */
export function parseMdx(source: string, file: string): Root | Problem {
  const crowded = findCrowdedOffset(source)
  if (crowded !== undefined) {
    return {
      place: locateOffset(file, source, crowded),
      message: `This paragraph has more than ${maxMarks.toLocaleString('en')} runs of \`*\`, \`_\` and \`~\`.`,
      hint: 'split it, put it into a fence, or write `\\*` for the character itself',
    }
  }
  try {
    const tree = readThroughCache('mdx', source, () => {
      const parsed = findTooDeepOffset(source) ?? parser.parse(source)
      // A tree that is too deep can't be cached.
      return typeof parsed === 'number' ? parsed : (findTooDeepNode(parsed)?.position?.start.offset ?? parsed)
    })
    if (typeof tree !== 'number') return tree
    return {
      place: locateOffset(file, source, tree),
      message: `Something is nested more than ${maxLevels} levels deep.`,
      hint: 'close every element, and reduce the nesting',
    }
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    // For an unclosed element, the parser gives the position only in its message.
    const [, line, column] = /\((\d+):(\d+)-/.exec(error.reason) ?? []
    const place = {
      ...getFileStart(file),
      line: error.line ?? Number(line ?? 1),
      column: error.column ?? Number(column ?? 1),
    }
    return { place, ...describeMdxError(error, source) }
  }
}
