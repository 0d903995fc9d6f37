import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites, whole } from '../../e2e/sites.ts'
import { createClassName } from '../../src/render/bundle/class-name.ts'
import { getHtmlFile } from '../../src/wire.ts'

for (const [name, { folder }] of whole) {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const stems = hrefsIn(folder).map((href) => getHtmlFile(href).replace(/\.html$/, ''))

  for (const stem of stems) {
    test(`${stem}.html of the ${name} site says nothing that its Markdown twin and the files it links to leave out`, () => {
      const twin = ` ${tokens(withLinked(`${stem}.md`, folder))} `
      const main = getMain(read(`${stem}.html`))
      const missing = listParts(main, { isGuide: !stem.startsWith('docs/api/') }).filter(
        (part) => !twin.includes(` ${tokens(part)} `),
      )

      expect(missing).toEqual([])
    })
  }

  test(`Markdown twins of the ${name} site are smaller than the HTML, and together a small share of it`, () => {
    const sizes = stems.map((stem) => ({
      stem,
      html: read(`${stem}.html`).length,
      twin: read(`${stem}.md`).length,
    }))
    const sum = (key: 'html' | 'twin') => sizes.reduce((total, size) => total + size[key], 0)

    // A guide that is mostly code has little else to leave out.
    expect(sizes.filter(({ html, twin }) => twin > html * 0.75)).toEqual([])
    expect(sum('twin') / sum('html')).toBeLessThan(0.35)
  })

  test(`the Markdown twin of each operation of the ${name} site is below 40 kB`, () => {
    const twinFiles = globSync('docs/**/*.md', { cwd: folder }).filter((file) =>
      read(file).includes('\n## Request\n'),
    )

    expect(twinFiles.length).toBeGreaterThan(2)
    expect(
      twinFiles.filter((file) => !isApart(file) && statSync(path.join(folder, file)).size >= 40_000),
    ).toEqual([])
  })

  test(`llms.txt of the ${name} site links to a twin of every page of the docs, and llms-full.txt contains each of their texts`, () => {
    const list = read('llms.txt')
    const all = read('llms-full.txt')
    const docs = stems.filter((stem) => stem.startsWith('docs/'))

    expect(list.length).toBeLessThan(20_000)
    expect(docs.filter((stem) => !list.includes(`/${stem}.md)`))).toEqual([])
    expect(docs.filter((stem) => !all.includes(read(`${stem}.md`).replace(/^> .*\n\n/, '')))).toEqual([])
  })
}

test('what a section says it is asked is on no page', () => {
  const folder = sites.toolshed.folder
  const asking = (files: string) =>
    globSync(files, { cwd: folder }).filter((file) =>
      /filing guide|give away/i.test(readFileSync(path.join(folder, file), 'utf8')),
    )

  expect(asking('search/**/*.json')).not.toEqual([])
  expect(asking('**/*.{html,md,txt}')).toEqual([])
})

/** A twin, with the examples and schemas that it leaves to files of their own, and the entries of its error codes. */
function withLinked(file: string, folder: string): string {
  const read = new Map<string, string>()
  const entries: string[] = []
  const waiting = [file]
  // A site below a path has that path in its links, but not in its file names.
  const fileOf = (link: string) => (existsSync(path.join(folder, link)) ? link : link.replace(/^[^/]+\//, ''))
  // The list grows while it is walked.
  for (const name of waiting) {
    if (read.has(name)) continue
    const text = readFileSync(path.join(folder, name), 'utf8')
    read.set(name, text)
    for (const [, words, link, id] of text.matchAll(
      /\[([^\]]*)\]\(https?:\/\/[^/]*\/([^)#]+\.md)(?:#([^)]+))?/g,
    )) {
      if (isApart(link!)) waiting.push(fileOf(link!))
      else if (id && words!.startsWith('`')) entries.push(partOf(id, fileOf(link!)))
    }
  }
  return [...read.values(), ...entries].join('\n')

  /**
   * Returns the text below a heading with an ID, up to the next heading. A heading whose text equals its ID doesn't
   * print the ID.
   */
  function partOf(id: string, name: string): string {
    const [, after = ''] = readFileSync(path.join(folder, name), 'utf8').split(
      new RegExp(`^#+ (?:.*\\{#${id}\\}|\`?${id}\`?)$`, 'm'),
    )
    return after.split(/^#+ /m)[0]!
  }
}

/** Checks for the file of a schema, or of further examples. */
function isApart(file: string): boolean {
  return /\/schema-[^/]*$|\.examples\.md$/.test(file)
}

function getMain(html: string): Element {
  let main: Element | undefined
  visit(fromHtml(html), 'element', (element) => {
    if (element.tagName !== 'main') return undefined
    main = element
    return EXIT
  })
  return main!
}

/** Returns the visible content of a page: headings, names, values, sentences, and code, but no navigation. */
function listParts(main: Element, { isGuide }: { isGuide: boolean }): string[] {
  const parts: string[] = []
  visit(main, 'element', (element) => {
    const { tagName, properties } = element
    if (hasClass(element, rowClasses)) {
      parts.push(...listPieces(element))
      return SKIP
    }
    // The filter is a control. The twin describes each field's variants instead.
    if (hasClass(element, [filter])) return SKIP
    // The way from a variant to its example, which has this name in the twin, too.
    if (hasClass(element, [variantExample])) {
      if (tagName === 'a') parts.push(textOf(element).replace(/^Example: /, ''))
      return SKIP
    }
    // The explorer of a life cycle says its table again, for each status and each event; the twin of that is tested below.
    if (properties.dataIsland === 'LifeCycleExplorer') return SKIP
    if (['nav', 'aside', 'button', 'svg', 'summary'].includes(tagName) || isWayOn(element)) return SKIP
    // The reference shows every example in every language. Its twin contains the first example, and the bodies of the
    // others.
    const codes = tagName === 'pre' ? listCodes(element) : []
    if (codes.length > 1 && !isGuide) {
      const isRequest = properties.dataLanguage !== undefined
      parts.push(...(isRequest ? codes.slice(0, 1) : codes))
    } else if (tagName === 'pre' || /^h[1-6]$/.test(tagName) || tagName === 'p' || tagName === 'td') {
      parts.push(getWords(element))
    } else if (tagName === 'dd') parts.push(...listSentences(element))
    else if (tagName === 'code') parts.push(getWords(element))
    return tagName === 'pre' ? SKIP : undefined
  })
  return parts.filter((part) => tokens(part) !== '')
}

const schemaRoom = path.resolve(import.meta.dirname, '../../src/ui/schema')
const written = (file: string, name: string) =>
  createClassName(name, path.join(schemaRoom, `${file}.module.css`))
const variantExample = written('Variants', 'example')
const rowClasses = [written('FieldItem', 'row'), written('Variants', 'head')]
const filter = written('Filter', 'filter')
const elsewhere = written('FieldHead', 'elsewhere')

/**
 * Returns the pieces of a row, which its twin has in a different order: the name, the meaning, the type, and each mark,
 * but not the number of nested fields.
 */
function listPieces(row: Element): readonly string[] {
  return row.children.flatMap((child): readonly string[] => {
    if (child.type !== 'element') return []
    if (hasClass(child, [written('FieldHead', 'marks')])) {
      return textOf(child)
        .split(',')
        .filter((mark) => !['conditional', 'optional'].includes(mark.trim()))
    }
    if (!hasClass(child, [written('FieldHead', 'type')])) return [textOf(child)]
    const own = child.children.filter((each) => each.type !== 'element' || !hasClass(each, [elsewhere]))
    return [textOf({ ...child, children: own }).split(/\s·\s/)[0]!]
  })
}

function hasClass({ properties: { className: names } }: Element, wanted: readonly string[]): boolean {
  return [names].flat().some((name) => wanted.includes(String(name)))
}

/** The code of each example in a block, as a reader sees it: the lines of all of them, and its own. */
function listCodes(block: Element): readonly string[] {
  const places = new Set<string>()
  visit(block, 'element', ({ properties: { dataExample } }) => {
    if (dataExample !== undefined) places.add(String(dataExample))
  })
  return [...places].map((shown) => getTextWithout(block, (place) => place !== shown))
}

function getTextWithout(element: Element, isHidden: (place: string) => boolean): string {
  const { dataExample } = element.properties
  if (dataExample !== undefined && isHidden(String(dataExample))) return ''
  return element.children
    .map((child) => (child.type === 'element' ? getTextWithout(child, isHidden) : textOf(child)))
    .join('')
}

/** Checks for a paragraph that is a date, consists only of links, lists other pages, or sums up fields that the twin has in full. */
function isWayOn(element: Element): boolean {
  if (element.tagName !== 'p') return false
  const inside = element.children.filter((child) => child.type === 'element')
  const isLinks = inside.length === element.children.length && inside.every(({ tagName }) => tagName === 'a')
  const isDate = inside.some(({ tagName }) => tagName === 'time')
  return (
    isLinks ||
    isDate ||
    / is also used in | allowed values: see |^(?:Also|Only) .*, as in \w+$/.test(textOf(element))
  )
}

/** A line of parts set side by side reads as words apart. */
function getWords(element: Element): string {
  const isLine = element.children.some(
    (child) => child.type === 'element' && /^(span|sup)$/.test(child.tagName),
  )
  return isLine ? element.children.map((child) => textOf(child as Element)).join(' ') : textOf(element)
}

/** The sentences of a description, each of which a twin may have in another place. */
function listSentences(description: Element): readonly string[] {
  const isWhole = (child: Element['children'][number]) =>
    'tagName' in child && /^(a|div|p)$/.test(child.tagName)
  const texts = description.children.map((child) =>
    isWhole(child) ? ` ${textOf(child as Element)} ` : textOf(child as Element),
  )
  return texts.join('').split(/(?<=[.!?])\s/)
}

/** The words of a text or of Markdown, without marks, addresses and IDs. */
function tokens(text: string): string {
  return [
    ...text
      .toLowerCase()
      .replace(/\]\([^)\s]*\)/g, '] ')
      .replace(/\{#[^}\s]+\}/g, '')
      .matchAll(/[\p{L}\p{N}_]+/gu),
  ].join(' ')
}
