import type { MarkupElement, MarkupNode } from '../markup/markup.ts'
import { getMarkupText, isElement, listAllElements, listChildElements } from '../markup/markup.ts'
import { fence } from '../markup/text.ts'
import type { PageHtml } from './page-html.ts'
import { findPart, findSummary, getLine, listPartsInside } from './page-html.ts'
import { printPart, removeHidden } from './print-part.ts'
import { cutText, maxCharacters } from './render-part.ts'

/** Which example of an operation to show. */
interface Wanted {
  readonly path: string
  /** The name or title of a request example. */
  readonly example?: string | undefined
  /** A language, by its label on the page or its name in code fences. */
  readonly language?: string | undefined
}

/** The most characters of a description, a list of fields, and a code block in a summary. */
const maxCharactersPerPart = { text: 1500, fields: 3000, code: 3000 }

/** Summarizes the page of an operation: the request, the responses and errors, and one example as code with its response. */
export function summarizeOperation(page: PageHtml, wanted: Wanted): string {
  const { path } = wanted
  const ids = [...page.byId.keys()]
  const responses = ids.filter((id) => /^response\.(?:2\w\w|default)$/i.test(id))
  const text = [
    `# ${page.title}`,
    `Address: ${path}`,
    getIntro(page, path),
    getSection('authorization', page, path),
    ...['parameters', 'request', ...responses].map((id) => getFields(id, page)),
    getErrors(page),
    formatCall(page, wanted),
  ]
  return `${cutText(text.filter(Boolean).join('\n\n'), maxCharacters)}\n`
}

/** Returns the page's text above its first section. */
function getIntro(page: PageHtml, path: string): string {
  const nodes = page.content.children
  const omitted = new Set(
    listPartsInside({ id: '', nodes }, page).flatMap((part) => part.nodes.filter(isElement)),
  )
  for (const panel of listPanels(page)) omitted.add(panel.element)
  const text = printPart(nodes, { path, omitted })
  return cutText(text.replace(/^# .*\n+/, ''), maxCharactersPerPart.text)
}

function getSection(id: string, page: PageHtml, path: string): string {
  const part = findPart(id, page)
  return part ? cutText(printPart(part.nodes, { path }), maxCharactersPerPart.text) : ''
}

/** Lists the fields of a section: top-level fields, and as deep as the limit allows the required ones below them. */
function getFields(id: string, page: PageHtml): string {
  const part = findPart(id, page)
  if (!part) return ''
  const lines = part.nodes.flatMap((node) => listFieldLines(node, 0))
  // Each level of nesting is indented by two spaces.
  const listTo = (depth: number) => lines.filter((line) => line.search(/\S/) <= depth * 2).join('\n')
  const shown =
    [4, 3, 2, 1].map(listTo).find((text) => text.length <= maxCharactersPerPart.fields) ?? listTo(0)
  return `## ${part.label} (#${id})\n\n${cutText(shown, maxCharactersPerPart.fields)}`
}

function listFieldLines(node: MarkupNode, depth: number): readonly string[] {
  if (!isElement(node)) return []
  const { 'data-variant': variant, 'data-field': field, 'data-required': required } = node.attributes
  const listInside = (deeper: number) => node.children.flatMap((child) => listFieldLines(child, deeper))
  const formatLine = (text: string) => `${'  '.repeat(depth)}- ${text}`
  if (variant !== undefined) {
    const [name] = listChildElements(node)
    return [formatLine(`variant ${name ? getLine(name) : ''}`), ...listInside(depth + 1)]
  }
  if (field === undefined) return listInside(depth)
  if (depth > 0 && required === undefined) return []
  return [formatLine(getLine(findSummary(node) ?? node)), ...listInside(depth + 1)]
}

/** Lists the error statuses, each with its error codes. */
function getErrors(page: PageHtml): string {
  const items = [...page.byId].flatMap(([id, element]) => {
    if (!/^response\.[45]\w\w$/i.test(id) || element.name !== 'li') return []
    const terms = listAllElements(element).filter(({ name }) => name === 'dt' || name === 'a')
    const codes = terms.flatMap(listChildElements).filter(({ name }) => name === 'code')
    const names = [...new Set(codes.map(getLine))].join(', ')
    return [`- ${id.replace('response.', '')}: ${names || getLine(element)}`]
  })
  return items.length > 0 ? `## Errors (#errors)\n\n${items.join('\n')}` : ''
}

/** A panel of samples: its code, and its examples. */
interface Panel {
  readonly element: MarkupElement
  readonly examples: readonly ExampleOption[]
  readonly languages: ReadonlyMap<string, string>
}

interface ExampleOption {
  /** The key of the example in the panel's markup. */
  readonly place: string
  readonly name: string
  readonly title: string
}

function listPanels({ content }: PageHtml): readonly Panel[] {
  const panels = listAllElements(content).filter(({ attributes }) => attributes['data-part'] !== undefined)
  return panels.map((element) => {
    const examples: ExampleOption[] = []
    const languages = new Map<string, string>()
    for (const label of listAllElements(element).filter(({ name }) => name === 'label')) {
      const [input] = listChildElements(label)
      if (input?.name !== 'input') continue
      const { name = '', value: place = '', 'data-named': named } = input.attributes
      const title = getLine(label)
      if (name.endsWith('.language')) languages.set(place, title)
      else if (named !== undefined) examples.push({ place, name: named, title })
    }
    return { element, examples, languages }
  })
}

/** Returns one request as code, and the response of the same example. */
function formatCall(page: PageHtml, { example, language }: Wanted): string {
  const [request, response] = listPanels(page)
  if (!request) return ''
  const chosen =
    request.examples.find(({ name, title }) => isNamed(example, [name, title])) ?? request.examples[0]
  const reply = response?.examples.find(({ name }) => name === chosen?.name) ?? response?.examples[0]
  const code = listBlocks(request.element, chosen?.place)
  const sample =
    code.find(({ format, place }) => isNamed(language, [format, request.languages.get(place) ?? ''])) ??
    code[0]
  const [body] = response ? listBlocks(response.element, reply?.place) : []
  const names = request.examples.map(({ name, title }) => `\`${name}\` (${title})`)
  return [
    names.length > 1 && `Examples: ${names.join(', ')}`,
    sample && `## Request${chosen ? `: ${chosen.title}` : ''}\n\n${formatCodeBlock(sample)}`,
    body && `## Response${reply ? `: ${reply.title}` : ''}\n\n${formatCodeBlock(body)}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function isNamed(wanted: string | undefined, names: readonly string[]): boolean {
  return names.some((name) => name.toLowerCase() === wanted?.trim().toLowerCase())
}

interface CodeBlock {
  readonly format: string
  readonly place: string
  readonly code: string
}

function listBlocks(panel: MarkupElement, example: string | undefined): readonly CodeBlock[] {
  const blocks = removeHidden(panel, { path: '', example })
    .flatMap((node) => (isElement(node) ? listAllElements(node) : []))
    .filter(({ name }) => name === 'pre')
    .map((pre) => {
      const { 'data-language': place = '', 'data-format': format = place } = pre.attributes
      return { format, place, code: getMarkupText(pre).replace(/\n$/, '') }
    })
  return blocks.filter(({ code }) => code !== '')
}

function formatCodeBlock({ format, code }: CodeBlock): string {
  return fence(cutText(code, maxCharactersPerPart.code), format)
}
