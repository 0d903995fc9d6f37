import type { ElementContent, Root } from 'hast'
import { elementOf, textNode } from '../../markdown/element-of.ts'
import { inlineCode } from '../../markdown/inline-code.ts'
import { operationHref } from '../../model/api-hrefs.ts'
import type { ErrorOccurrence } from '../../model/error-occurrences.ts'
import { errorOccurrences } from '../../model/error-occurrences.ts'
import {
  enumNamed,
  errorCatalogueOf,
  operationNamed,
  requestExample,
  responseExample,
  samplesOf,
} from '../../model/named-in-apis.ts'
import type { Version } from '../../model/page.ts'
import type { DrawnTwice, ElementDrawing } from '../../model/plain-elements.ts'
import { drawnFrom, linkTo, plainElements, withElements } from '../../model/plain-elements.ts'
import type { CatalogueEntry } from '../../openapi/objects/error-catalogue.ts'
import type { EnumValue } from '../../openapi/schema/parts/enum-value.ts'
import { blocks, cell, fence, heading, item, lines, link, prose } from './text.ts'

/** A guide's tree with plain HTML in the place of its elements. */
export function withElementTwins(tree: Root, version: Version): Root {
  const draw = drawnFrom({ ...plainElements, ...drawings }, version)
  return withElements(tree, (element) => {
    const { type, children } = element
    return draw(element) ?? (type === 'mdxJsxTextElement' ? children : [elementOf('div', children)])
  })
}

const drawings: { readonly [Name in DrawnTwice]: ElementDrawing<Name> } = {
  Tabs: (_, { children }) => children,
  Tab: ({ label }, { children }) => [titled(label), ...children],
  Steps: (_, { children }) => children,
  Columns: (_, { children }) => children,
  Cards: (_, { children }) => [elementOf('ul', children)],
  Card: ({ title, href }, { children }) => [
    elementOf('li', [elementOf('p', [linkTo(href, [textNode(title)])]), ...children]),
  ],
  Operation: ({ id }, { version, children }) => {
    const { operation, api } = operationNamed(id, version)!
    const name = elementOf('code', [textNode(`${operation.method} ${operation.path}`)])
    return [linkTo(operationHref(operation, api.root), children.length > 0 ? children : [name])]
  },
  Sample: ({ operation, example }, { version }) =>
    samplesOf(operationNamed(operation, version)!, example).flatMap(({ label, language, source }) => [
      titled(label),
      codeBlock(source, language),
    ]),
  RequestBody: ({ operation, example }, { version }) => {
    const found = requestExample(operationNamed(operation, version)!.operation, example)!
    return [titled(found.summary ?? example), codeBlock(found.json, 'json')]
  },
  ResponseBody: ({ operation, example, status }, { version }) => {
    const found = responseExample(operationNamed(operation, version)!.operation, example, status)!
    const title = `${found.response.title}: ${found.example.summary ?? example}`
    return [titled(title), codeBlock(found.example.json, 'json')]
  },
  ErrorCatalogue: (_, { version }) => {
    const occurrences = errorOccurrences(version)
    const entries = errorCatalogueOf(version)
    return [markdown(blocks(entries.map((entry) => catalogueEntry(entry, occurrences.get(entry.code)))))]
  },
  EnumTable: ({ schema }, { version }) => [markdown(enumTable(enumNamed(schema, version)!))],
}

/** An error code as its page explains it. */
function catalogueEntry(entry: CatalogueEntry, occurrence: ErrorOccurrence | undefined): string {
  const { code, status, title, cause, action, retry, provokedBy } = entry
  return blocks([
    heading(3, inlineCode(code)),
    `${status} ${title}`,
    prose(cause),
    lines([
      item(`What to do: ${prose(action)}`),
      item(`Retry: ${prose(retry)}`),
      occurrence && item(`Returned by: ${returnedBy(occurrence)}`),
      provokedBy && item(`Trigger it: ${inlineCode(`${provokedBy.header}: ${provokedBy.value}`)}`),
    ]),
    occurrence && fence(occurrence.body.json, 'json'),
  ])
}

function returnedBy({ operations, isEverywhere }: ErrorOccurrence): string {
  if (isEverywhere) return 'every operation'
  return operations
    .map(({ operation: { method, path }, href }) => link(inlineCode(`${method} ${path}`), href))
    .join(', ')
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
function markdown(value: string): ElementContent {
  return elementOf('pre', [textNode(value)], { dataMarkdown: true })
}

function titled(title: string): ElementContent {
  return elementOf('p', [elementOf('strong', [textNode(title)])])
}

function codeBlock(code: string, language: string): ElementContent {
  return elementOf('pre', [elementOf('code', [textNode(code)], { className: [`language-${language}`] })])
}
