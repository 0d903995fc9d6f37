import type { Element, ElementContent } from 'hast'
import { visit } from 'unist-util-visit'
import { codeIn, htmlToMarkdown } from './html-to-markdown.ts'
import type { PageHtml } from './page-html.ts'
import { findPart, isField, lineOf, partsInside, summaryIn } from './page-html.ts'
import { cut, mostCharacters } from './render-part.ts'

/** Which call of an operation to show. */
interface Wanted {
  readonly path: string
  /** The name or title of a request example. */
  readonly example?: string | undefined
  /** A language as the page calls it, or as a code fence does. */
  readonly language?: string | undefined
}

/** The most characters of a description, of a list of fields, and of a block of code. */
const mostOf = { text: 1500, fields: 3000, code: 3000 }

/** Summarizes the page of an operation: the request, the responses and errors, and one example as code with its response. */
export function summarizeOperation(page: PageHtml, wanted: Wanted): string {
  const { path } = wanted
  const ids = [...page.byId.keys()]
  const responses = ids.filter((id) => /^response\.(?:2\w\w|default)$/i.test(id))
  const text = [
    `# ${page.title}`,
    `Address: ${path}`,
    introOf(page, path),
    sectionOf('authorization', page, path),
    ...['parameters', 'request', ...responses].map((id) => fieldsOf(id, page)),
    errorsOf(page),
    callOf(page, wanted),
  ]
  return `${cut(text.filter(Boolean).join('\n\n'), mostCharacters)}\n`
}

/** What the page says of the operation above its first section. */
function introOf(page: PageHtml, path: string): string {
  const samples = partsInside({ id: '', nodes: page.content.children as readonly ElementContent[] }, page)
  const omitted = new Set(samples.flatMap(({ nodes }) => nodes))
  for (const panel of panelsOf(page)) omitted.add(panel.element)
  const text = htmlToMarkdown(page.content.children as readonly ElementContent[], { path, omitted })
  return cut(text.replace(/^# .*\n+/, ''), mostOf.text)
}

function sectionOf(id: string, page: PageHtml, path: string): string {
  const part = findPart(id, page)
  return part ? cut(htmlToMarkdown(part.nodes, { path }), mostOf.text) : ''
}

/** Lists the fields of a section: those at the top, and as deep as there is room those below them that are always required. */
function fieldsOf(id: string, page: PageHtml): string {
  const part = findPart(id, page)
  if (!part) return ''
  const lines = part.nodes.flatMap((node) => fieldLines(node, 0))
  const upTo = (depth: number) => lines.filter((line) => line.search(/\S/) <= depth * 2).join('\n')
  const shown = [4, 3, 2, 1].map(upTo).find((text) => text.length <= mostOf.fields) ?? upTo(0)
  return `## ${part.label} (#${id})\n\n${cut(shown, mostOf.fields)}`
}

function fieldLines(node: ElementContent, depth: number): readonly string[] {
  if (node.type !== 'element') return []
  const inside = (deeper: number) => node.children.flatMap((child) => fieldLines(child, deeper))
  if (node.properties.dataVariant !== undefined) {
    const [name] = node.children
    const words = name?.type === 'element' ? lineOf(name) : ''
    return [`${'  '.repeat(depth)}- variant ${words}`, ...inside(depth + 1)]
  }
  if (!isField(node)) return inside(depth)
  if (depth > 0 && node.properties.dataRequired === undefined) return []
  const line = `${'  '.repeat(depth)}- ${lineOf(summaryIn(node) ?? node)}`
  return [line, ...inside(depth + 1)]
}

/** Lists the statuses of errors, each with its codes. */
function errorsOf(page: PageHtml): string {
  const items = [...page.byId].flatMap(([id, element]) => {
    if (!/^response\.[45]\w\w$/i.test(id) || element.tagName !== 'li') return []
    const codes = new Set<string>()
    visit(element, 'element', (node, _index, parent) => {
      const isTerm = parent?.type === 'element' && /^(?:dt|a)$/.test(parent.tagName)
      if (node.tagName === 'code' && isTerm) codes.add(lineOf(node))
    })
    return [`- ${id.replace('response.', '')}: ${[...codes].join(', ') || lineOf(element)}`]
  })
  return items.length > 0 ? `## Errors (#errors)\n\n${items.join('\n')}` : ''
}

/** A panel of samples: its code, and the examples that it can show. */
interface Panel {
  readonly element: Element
  readonly examples: readonly ExampleOption[]
  readonly languages: ReadonlyMap<string, string>
}

interface ExampleOption {
  /** The key of the example in the markup of the panel. */
  readonly place: string
  readonly name: string
  readonly title: string
}

function panelsOf({ content }: PageHtml): readonly Panel[] {
  const panels: Panel[] = []
  visit(content, 'element', (element) => {
    if (element.properties.dataPart === undefined) return
    const examples: ExampleOption[] = []
    const languages = new Map<string, string>()
    visit(element, 'element', (label) => {
      const [input] = label.children
      if (label.tagName !== 'label' || input?.type !== 'element' || input.tagName !== 'input') return
      const { name, value, dataNamed } = input.properties
      const title = lineOf(label)
      if (/\.language$/.test(String(name))) languages.set(String(value), title)
      else if (dataNamed !== undefined) {
        examples.push({ place: String(value), name: String(dataNamed), title })
      }
    })
    panels.push({ element, examples, languages })
  })
  return panels
}

/** One request as code, and the response of the same example. */
function callOf(page: PageHtml, { example, language }: Wanted): string {
  const [request, response] = panelsOf(page)
  if (!request) return ''
  const chosen =
    request.examples.find(({ name, title }) => isSame(example, name, title)) ?? request.examples[0]
  const answer = response?.examples.find(({ name }) => name === chosen?.name) ?? response?.examples[0]
  const code = blocksIn(request.element, chosen?.place ?? '00')
  const sample =
    code.find(({ format, place }) => isSame(language, format, request.languages.get(place) ?? '')) ?? code[0]
  const [body] = response ? blocksIn(response.element, answer?.place ?? '00') : []
  const names = request.examples.map(({ name, title }) => `\`${name}\` (${title})`)
  return [
    names.length > 1 && `Examples: ${names.join(', ')}`,
    sample && `## Request${chosen ? `: ${chosen.title}` : ''}\n\n${fenced(sample)}`,
    body && `## Response${answer ? `: ${answer.title}` : ''}\n\n${fenced(body)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function isSame(wanted: string | undefined, ...names: readonly string[]): boolean {
  return names.some((name) => name.toLowerCase() === wanted?.trim().toLowerCase())
}

interface CodeBlock {
  readonly format: string
  readonly place: string
  readonly code: string
}

function blocksIn(panel: Element, example: string): readonly CodeBlock[] {
  const blocks: CodeBlock[] = []
  visit(panel, 'element', (node) => {
    const { dataExample, dataFormat, dataLanguage } = node.properties
    if (dataExample !== undefined && dataExample !== example) return 'skip'
    if (node.tagName === 'pre') {
      const place = String(dataLanguage ?? '')
      blocks.push({ format: String(dataFormat ?? place), place, code: codeIn(node, example) })
    }
    return undefined
  })
  return blocks.filter(({ code }) => code !== '')
}

function fenced({ format, code }: CodeBlock): string {
  return `\`\`\`${format}\n${cut(code, mostOf.code)}\n\`\`\``
}
