import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { memoizeRecent } from '../lazy.ts'
import { listHeadings, shownHeadingLevels } from './list-headings.ts'
import type { WrittenLink } from './list-links.ts'
import { listLinks } from './list-links.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { splitPlainParagraphs } from './plain.ts'
import type { TreeNode } from './split-by-headings.ts'
import { getPlainText, splitByHeadings } from './split-by-headings.ts'

/** The facts about a Markdown text that the page's contents, the search, the link check and the Markdown twin need. */
export interface TextFacts {
  /** The part before the first visible heading, then one part for each such heading. */
  readonly sections: readonly [WrittenSection, ...WrittenSection[]]
  readonly headings: readonly WrittenHeading[]
  readonly links: readonly WrittenLink[]
  /** The text of the first paragraph. */
  readonly opening: string
}

/** The text under one heading. */
interface WrittenSection {
  readonly title: string | undefined
  readonly words: string
}

/** A heading of a text, whether or not pages show it as a heading. */
interface WrittenHeading {
  /** The level, relative to the highest level in the text, which is 0. */
  readonly level: number
  readonly title: string
  /** The span in the source. Undefined for an HTML heading. */
  readonly span: { readonly start: number; readonly end: number } | undefined
}

/** How many texts are cached. That's enough for the largest API, whose descriptions are requested repeatedly. */
const maxCachedTexts = 20_000

/** Analyzes a Markdown text, once per text. */
export const analyzeText: (text: string) => TextFacts = memoizeRecent(analyzeAnew, maxCachedTexts)

function analyzeAnew(text: string): TextFacts {
  const paragraphs = splitPlainParagraphs(text)?.map((runs) => runs.map((run) => run.text).join(''))
  if (paragraphs) {
    const section = { title: undefined, words: normalizeWords(paragraphs.join(' ')) }
    return { sections: [section], headings: [], links: [], opening: normalizeWords(paragraphs[0] ?? '') }
  }
  const parsed = parseMarkdown(text)
  const headings = listHeadings(parsed.htmlTree)
  const shown = new Map<unknown, string>(
    headings.flatMap(({ element, level, title }) => (level < shownHeadingLevels ? [[element, title]] : [])),
  )
  const [first, ...parts] = splitByHeadings(parsed.htmlTree, { findHeading: (node) => shown.get(node) })
  return {
    sections: [
      { title: undefined, words: first!.words },
      ...parts.map(({ heading, words }) => ({ title: heading, words })),
    ],
    headings: headings.map(({ element, level, title }) => ({ level, title, span: findSpan(element, text) })),
    links: listLinks(parsed, text),
    opening: getOpening(parsed.htmlTree),
  }
}

/** Returns a text as one line of plain words, including headings but not code blocks. */
export function getPlainWords(text: string | undefined): string {
  return analyzeText(text ?? '')
    .sections.flatMap(({ title, words }) => [title, words])
    .filter(Boolean)
    .join(' ')
}

/** Returns the first sentence of a text as plain text, for search engines. */
export function getFirstSentence(text: string | undefined): string | undefined {
  const { opening } = analyzeText(text ?? '')
  const sentence = /^.{20,200}?[.!?](?=\s|$)/.exec(opening)?.[0] ?? opening
  return sentence ? sentence.slice(0, 200) : undefined
}

/** The IDs of the elements around the text of every page. Headings never get one of these. */
export const frameIds = [
  'page',
  'main',
  'menu',
  'contents',
  'contents-title',
  'search-input',
  'search-list',
] as const

/** Returns the headings that a page shows of a text, the first of them as `h2`, with IDs that aren't used on the page yet. */
export function listPageHeadings(
  text: string | undefined,
  taken: readonly string[],
): { depth: number; id: string; text: string }[] {
  const slugger = new GithubSlugger()
  for (const id of [...frameIds, ...taken]) slugger.slug(id)
  return analyzeText(text ?? '')
    .headings.filter(({ level }) => level < shownHeadingLevels)
    .map(({ level, title }) => ({ depth: 2 + level, id: slugger.slug(title), text: title }))
}

function normalizeWords(value: string): string {
  return getPlainText({ type: 'root', children: [{ type: 'text', value }] } satisfies TreeNode)
}

function findSpan({ position }: Element, text: string): WrittenHeading['span'] {
  const [start, end] = [position?.start.offset, position?.end.offset]
  return start === undefined || end === undefined || text[start] === '<' ? undefined : { start, end }
}

function getOpening(tree: Root): string {
  let opening = ''
  visit(tree, 'element', (element) => {
    if (opening === '' && element.tagName === 'p') opening = getPlainText(element)
  })
  return opening || getPlainText(tree)
}
