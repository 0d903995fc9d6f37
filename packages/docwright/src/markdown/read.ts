import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { memoizeRecent } from '../lazy.ts'
import { listHeadings, shownLevels } from './headings-in.ts'
import type { WrittenLink } from './links-in.ts'
import { listLinks } from './links-in.ts'
import { parse } from './parse.ts'
import type { TreeNode } from './parts-of.ts'
import { getPlainText, splitByHeadings } from './parts-of.ts'
import { splitPlainParagraphs } from './plain.ts'

/** The facts about a Markdown text that the page's contents, the search, the link check and the Markdown twin need. */
export interface Reading {
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
export const read: (text: string) => Reading = memoizeRecent(readAnew, maxCachedTexts)

function readAnew(text: string): Reading {
  const paragraphs = splitPlainParagraphs(text)?.map((runs) => runs.map((run) => run.text).join(''))
  if (paragraphs) {
    const section = { title: undefined, words: getPlainWordsOf(paragraphs.join(' ')) }
    return { sections: [section], headings: [], links: [], opening: getPlainWordsOf(paragraphs[0] ?? '') }
  }
  const { written, drawn } = parse(text)
  const headings = listHeadings(drawn)
  const shown = new Map<unknown, string>(
    headings.flatMap(({ element, level, title }) => (level < shownLevels ? [[element, title]] : [])),
  )
  const [first, ...parts] = splitByHeadings(drawn, { headingOf: (node) => shown.get(node) })
  return {
    sections: [
      { title: undefined, words: first!.words },
      ...parts.map(({ heading, words }) => ({ title: heading, words })),
    ],
    headings: headings.map(({ element, level, title }) => ({ level, title, span: findSpan(element, text) })),
    links: listLinks({ written, drawn }, text),
    opening: getOpening(drawn),
  }
}

/** Returns a text as one line of plain words, including headings but not code blocks. */
export function getPlainWords(text: string | undefined): string {
  return read(text ?? '')
    .sections.flatMap(({ title, words }) => [title, words])
    .filter(Boolean)
    .join(' ')
}

/** Returns the first sentence of a text as plain text, for search engines. */
export function getFirstSentence(text: string | undefined): string | undefined {
  const { opening } = read(text ?? '')
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
  return read(text ?? '')
    .headings.filter(({ level }) => level < shownLevels)
    .map(({ level, title }) => ({ depth: 2 + level, id: slugger.slug(title), text: title }))
}

function getPlainWordsOf(value: string): string {
  return getPlainText({ type: 'root', children: [{ type: 'text', value }] } satisfies TreeNode)
}

function findSpan({ position }: Element, text: string): WrittenHeading['span'] {
  const [start, end] = [position?.start.offset, position?.end.offset]
  return start === undefined || end === undefined || text[start] === '<' ? undefined : { start, end }
}

function getOpening(drawn: Root): string {
  let opening = ''
  visit(drawn, 'element', (element: Element) => {
    if (opening === '' && element.tagName === 'p') opening = getPlainText(element)
  })
  return opening || getPlainText(drawn)
}
