import path from 'node:path'
import type { Element, Nodes, Parents } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { createClassName } from '../../src/render/bundle/class-name.ts'
import { lettersOf } from './rendered-reference.ts'
import type { Fact } from './stated-facts.ts'

/** A fact with the ID of its place. */
interface IdentifiedFact extends Fact {
  readonly id: string
}

const rooms = path.resolve(import.meta.dirname, '../../src/ui/schema')

/** A class as pages write it: `Facts.facts`. */
function written(file: string, name: string): string {
  return createClassName(name, path.join(rooms, `${file}.module.css`))
}

const row = written('FieldItem', 'row')
const more = written('FieldItem', 'more')
const variantHead = written('Variants', 'head')
const group = written('Content', 'group')
const items = written('Inside', 'items')
const facts = written('Facts', 'facts')
const condition = written('FieldItem', 'condition')
const example = written('Variants', 'example')

/** The facts that a page of the reference shows, with the IDs of their places. */
export function factsInHtml(html: string): readonly IdentifiedFact[] {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  const found: IdentifiedFact[] = []
  // In a response, a row says which fields may be missing instead.
  const present = new Set<string>()
  read(fromHtml(main, { fragment: true }), '', undefined)
  return found

  function read(node: Nodes, id: string, parent: Parents | undefined): void {
    if (!('children' in node)) return
    const children = listElements(node)
    const isRow = hasClass(node, row)
    const holdsRow = isTag(node, 'details') && children.some((child) => hasClass(child, row))
    // Parts of a row may have further addresses of its field.
    const own = node.type === 'element' && !isRow && !holdsRow ? findId(node) : undefined
    if (own?.startsWith('response') && isTag(node, 'li') && 'dataRequired' in (node as Element).properties) {
      present.add(own)
    }
    // Content of a section without an ID gets the ID of the section's heading.
    const here = own ?? (isTag(node, 'section') && children[0] ? findId(children[0]) : undefined) ?? id
    if (isRow) {
      const fact = getField(node as Element, listExpandedElements(node, parent), here)
      found.push({ ...fact, required: fact.required || (present.has(here) && !hasMark(node, 'conditional')) })
    }
    const heading = children.find((child) => hasClass(child, variantHead))
    if (heading) found.push(getField(heading, children.slice(children.indexOf(heading) + 1), here))
    if (hasClass(node, group)) {
      // The location of the fields isn't part of the type.
      const type = titled(children[0]!, written('Content', 'type')).type.replace(/ the same as .*/, '')
      if (type) found.push({ ...readRest(children.slice(1)), name: '', type, id: here })
    }
    if (hasClass(node, items)) found.push(...listItems(children, here))
    for (const child of children) read(child, here, node)
  }
}

/** Returns the elements that appear when a row is expanded. */
function listExpandedElements(node: Nodes, parent: Parents | undefined): readonly Element[] {
  const opened = parent && listElements(parent).find((each) => hasClass(each, more))
  return opened && isTag(node, 'summary') ? listElements(opened) : []
}

/**
 * A row shows a field's name and type, and below them its meaning. The content that it expands continues the
 * description.
 */
function getField(head: Element, others: readonly Element[], id: string): IdentifiedFact {
  const about = withClass(head, written('FieldHead', 'about'))
  const { description, ...demands } = readRest(others)
  return {
    ...demands,
    description: lettersOf(about ? textOf(about) : '') + description,
    name: textOf(withClass(head, written('FieldHead', 'name'))!),
    type: typeIn(withClass(head, written('FieldHead', 'type'))!),
    required: hasMark(head, 'required'),
    id,
  }
}

/** Returns only the type, without the number of fields inside and the link to them that follow it. */
function typeIn({ children }: Element): string {
  const own = children.filter((each) => !hasClass(each, written('FieldHead', 'elsewhere')))
  return own
    .map((each) => textOf(each as Element))
    .join('')
    .replace(/ ·\u00a0.*$/, '')
}

function hasMark(head: Nodes, mark: string): boolean {
  return withClass(head, written('FieldHead', mark)) !== undefined
}

function listItems(children: readonly Element[], id: string): readonly IdentifiedFact[] {
  const [first, ...others] = children
  const type = first && withClass(first, written('Inside', 'type'))
  return type
    ? [{ ...readRest(others), ...titled(first, written('Inside', 'type')), name: 'Each item', id }]
    : []
}

function titled(element: Element, type: string): { readonly type: string } {
  const found = withClass(element, type)
  return { type: found ? textOf(found) : '' }
}

/** Returns the description after a head. It ends where the requirements or the nested fields begin. */
function readRest(siblings: readonly Element[]): Omit<Fact, 'name' | 'type'> {
  const own = siblings.filter((each) => !hasClass(each, condition) && !hasClass(each, example))
  const end = own.findIndex((each) => ends.some((name) => hasClass(each, name)))
  const demands = own.find((each) => hasClass(each, facts))
  return {
    required: false,
    limits: lettersOf(demands ? getTermValue('Limits', demands) : ''),
    description: lettersOf(
      own
        .slice(0, end < 0 ? undefined : end)
        .map(textOf)
        .join(''),
    ),
  }
}

const ends = [
  facts,
  items,
  variantHead,
  written('EnumValues', 'enum'),
  written('EnumValues', 'title'),
  written('Folded', 'folded'),
  written('FieldItem', 'fields'),
  written('Inside', 'note'),
  written('Variants', 'choice'),
  written('Uses', 'uses'),
  written('FieldHead', 'elsewhere'),
  written('Filter', 'filter'),
  written('Content', 'encodings'),
  createClassName('writing', path.resolve(rooms, '../../pages/operation/Parameters.module.css')),
]

function getTermValue(term: string, list: Element): string {
  const cells = listElements(list)
  const at = cells.findIndex((cell) => isTag(cell, 'dt') && textOf(cell) === term)
  return at < 0 ? '' : textOf(cells[at + 1]!)
}

function withClass(node: Nodes, name: string): Element | undefined {
  for (const child of 'children' in node ? listElements(node) : []) {
    const found = hasClass(child, name) ? child : withClass(child, name)
    if (found) return found
  }
  return undefined
}

function listElements(node: Parents): readonly Element[] {
  return node.children.flatMap((child) => (child.type === 'element' ? [child] : []))
}

function hasClass(node: Nodes, name: string): boolean {
  return node.type === 'element' && [node.properties.className].flat().includes(name)
}

function isTag(node: Nodes, tag: string): boolean {
  return node.type === 'element' && node.tagName === tag
}

function findId({ properties }: Element): string | undefined {
  return typeof properties.id === 'string' ? properties.id : undefined
}
