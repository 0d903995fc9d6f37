import GithubSlugger, { slug } from 'github-slugger'
import type { Heading as HeadingNode, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { frameIds } from '../markdown/analyze-text.ts'
import type { Mistake, Place, Problem } from '../problem/problem.ts'
import type { Heading } from './guide.ts'

const explicitId = /\s*\[#([A-Za-z0-9._-]+)\]\s*$/

/** Gives each heading its ID (GitHub's slug, or an explicit `[#id]`) and lists them in order. */
export function markHeadings(
  tree: Root,
  placeOf: (node: HeadingNode) => Place,
): { headings: readonly Heading[]; problems: readonly Problem[] } {
  const slugger = new GithubSlugger()
  for (const id of frameIds) slugger.slug(id)
  const headings: Heading[] = []
  const ids = new Set<string>()
  const problems: Problem[] = []
  visit(tree, 'heading', (node) => {
    const pinned = takeExplicitId(node)
    const text = textOf(node).trim()
    const id = pinned ?? slugger.slug(slug(text) === '' ? 'section' : text)
    const report = (message: string, hint = 'set another ID: `## Title [#other-id]`') =>
      void problems.push({ place: placeOf(node), message, hint })
    const misread = findForeignIdSyntax(text)
    if (misread) report(misread.message, misread.hint)
    if (text === '') report('This heading is empty.', 'write its words, or remove it')
    if (node.depth === 1) report('The title is the page’s only `#` heading.', 'begin with `##`')
    if (frameIds.some((other) => other === id)) report(`The page itself has the ID \`${id}\`.`)
    if (ids.has(id)) report(`Two headings have the ID \`${id}\`.`)
    ids.add(id)
    node.data = { hProperties: { id } }
    headings.push({ depth: node.depth, id, text })
  })
  return { headings, problems }
}

function takeExplicitId(node: HeadingNode): string | undefined {
  const last = node.children.at(-1)
  const found = last?.type === 'text' ? explicitId.exec(last.value) : null
  if (!found || last?.type !== 'text') return undefined
  last.value = last.value.slice(0, found.index)
  return found[1]
}

/** Reports an explicit ID in another engine's syntax, or with invalid characters, because it would be shown as text. */
function findForeignIdSyntax(text: string): Mistake | undefined {
  const [written, id] = /\s*[[{]#([^[\]{}]*)[\]}]\s*$/.exec(text) ?? []
  if (written === undefined) return undefined
  const plain = id!.normalize('NFD').replaceAll('ß', 'ss').replace(/\p{M}/gu, '')
  return {
    message: `\`${written.trim()}\` doesn't set the heading's ID, so readers would see it as text.`,
    hint: `write \`[#${plain.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^-+|-+$/g, '') || 'id'}]\``,
  }
}
