import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
import type { AttributesOf, ElementName } from '../../guides/elements.ts'
import { inlineCode } from '../../markdown/inline-code.ts'
import { operationHref } from '../../model/api-hrefs.ts'
import { errorOccurrences } from '../../model/error-occurrences.ts'
import { requestExample, responseExample } from '../../model/named-examples.ts'
import { enumNamed, errorCatalogueOf, operationNamed, transitionsNamed } from '../../model/named-in-apis.ts'
import type { Version } from '../../model/page.ts'
import type { CheckedSamples } from '../../model/sample-proof.ts'
import { checkedSamples } from '../../model/sample-proof.ts'
import { nameAt } from '../../openapi/names/field-address.ts'
import type { EnumValue } from '../../openapi/schema/parts/enum-value.ts'
import { catalogueEntry } from './catalogue-entry.ts'
import { blocks, cell, fence, lines, prose } from './text.ts'
import { transitionTable } from './transition-table.ts'

/** One of our elements in a guide's tree. */
export interface JsxNode {
  readonly type: 'mdxJsxFlowElement' | 'element'
  readonly name?: string | null
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[]
}

interface Context {
  readonly version: Version
  /** What is inside, as blocks. */
  readonly flow: () => RootContent[]
  /** What is inside, as words. */
  readonly phrasing: () => PhrasingContent[]
}

type Drawn = RootContent | readonly RootContent[]

/** An element of a guide as plain Markdown; the model has checked that what it names exists. */
export function drawElement(node: JsxNode, context: Context): Drawn {
  const { name } = node
  if (typeof name === 'string' && isDrawn(name)) return drawNamed(name, { node, context })
  return inside(node, context)
}

function isDrawn(name: string): name is ElementName {
  return Object.hasOwn(drawings, name)
}

function drawNamed<Name extends ElementName>(
  name: Name,
  { node, context }: { node: JsxNode; context: Context },
): Drawn {
  const attributes = Object.fromEntries(
    (node.attributes ?? []).map(({ name, value }) => [name, typeof value === 'string' ? value : '']),
  )
  const draw: Draw<Name> = drawings[name]
  return draw(attributes as AttributesOf<Name>, { ...context, inside: () => inside(node, context) })
}

/** An element that is nothing but what it holds. */
function inside({ type }: JsxNode, { flow, phrasing }: Context): Drawn {
  return type === 'element' ? phrasing() : flow()
}

type Draw<Name extends ElementName> = (
  attributes: AttributesOf<Name>,
  context: Context & { readonly inside: () => Drawn },
) => Drawn

const drawings: { readonly [Name in ElementName]: Draw<Name> } = {
  Tabs: (_, { inside }) => inside(),
  Tab: ({ label }, { flow }) => [titled(label), ...flow()],
  Steps: (_, { inside }) => inside(),
  Columns: (_, { inside }) => inside(),
  Cards: (_, { flow }) => ({
    type: 'list',
    spread: true,
    children: flow().flatMap((list) => (list.type === 'list' ? list.children : [])),
  }),
  Card: ({ title, href }, { flow }) => {
    const children = [paragraph(linked(href, text(title))), ...(flow() as Paragraph[])]
    return { type: 'list', spread: false, children: [{ type: 'listItem', spread: false, children }] }
  },
  Operation: ({ id }, { version, phrasing }) => {
    const { operation, api } = operationNamed(id, version)!
    const words = phrasing()
    const name: PhrasingContent = { type: 'inlineCode', value: `${operation.method} ${operation.path}` }
    return linked(operationHref(operation, api.root), ...(words.length > 0 ? words : [name]))
  },
  Field: ({ operation: id, path }, { version, phrasing }) => {
    const words = phrasing()
    const name = words.length > 0 ? wordsOf(words) : nameAt(path)
    const { operation, api } = operationNamed(id, version)!
    const href = `${operationHref(operation, api.root)}#${path}`
    return linked(href, { type: 'inlineCode', value: name })
  },
  ErrorCode: ({ code: value }, { version }) => {
    const entry = errorCatalogueOf(version).find((each) => each.code === value)!
    return linked(`${version.errorPage}#${entry.slug}`, { type: 'inlineCode', value })
  },
  Sample: ({ operation: id, example }, { version }) => {
    const { operation, api } = operationNamed(id, version)!
    return api.samples[operation.slug]!.filter(
      (sample) => sample.example === undefined || sample.example === example,
    ).flatMap(({ label, language, source }) => [titled(label), raw(fence(source, language))])
  },
  RequestBody: ({ operation, example }, { version }) => {
    const found = requestExample(operationNamed(operation, version)!.operation, example)!
    return [titled(found.summary ?? example), raw(fence(found.json, 'json'))]
  },
  ResponseBody: ({ operation, example, status }, { version }) => {
    const found = responseExample(operationNamed(operation, version)!.operation, example, status)!
    const title = `${found.response.title}: ${found.example.summary ?? example}`
    return [titled(title), raw(fence(found.example.json, 'json'))]
  },
  ErrorCatalogue: (_, { version }) => {
    const occurrences = errorOccurrences(version)
    const entries = errorCatalogueOf(version)
    return raw(blocks(entries.map((entry) => catalogueEntry(entry, occurrences.get(entry.code)))))
  },
  EnumTable: ({ schema }, { version }) => raw(enumTable(enumNamed(schema, version)!)),
  SampleRuns: (_, { version }) => raw(blocks(checkedSamples(version).map(sampleRunTable))),
  TransitionTable: ({ schema }, { version }) => raw(transitionTable(transitionsNamed(schema, version)!)),
}

function sampleRunTable({ api, bodies, languages }: CheckedSamples): string {
  const rows = languages.map(
    ({ label, program, mock, accepted }) => `| ${[label, program, mock, accepted].map(cell).join(' | ')} |`,
  )
  return blocks([
    `${api}. ${bodies ?? ''}`.trim(),
    lines(['| Language | Run with | Answered by | Accepted |', '| --- | --- | --- | --- |', ...rows]),
  ])
}

function enumTable(values: readonly EnumValue[]): string {
  return lines([
    '| Value | Meaning |',
    '| --- | --- |',
    ...values.map(
      ({ text: value, description }) => `| ${inlineCode(cell(value))} | ${cell(prose(description))} |`,
    ),
  ])
}

/** Markdown that is written already. */
function raw(value: string): RootContent {
  return { type: 'html', value }
}

function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

function titled(title: string): Paragraph {
  return paragraph({ type: 'strong', children: [text(title)] })
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

function linked(url: string, ...children: PhrasingContent[]): PhrasingContent {
  return { type: 'link', url, children: children as never }
}

function wordsOf(children: readonly PhrasingContent[]): string {
  return children
    .map((child) =>
      'value' in child
        ? child.value
        : 'children' in child
          ? wordsOf(child.children as PhrasingContent[])
          : '',
    )
    .join('')
}
