import type { Nodes, RootContent } from 'mdast'
import type { Mistake, Place, Problem } from '../problem/problem.ts'
import type { AllowedContents } from './elements.ts'
import { getDefinition, orderedList } from './elements.ts'
import type { JsxElement } from './jsx-element.ts'
import { isJsx } from './jsx-element.ts'

type PlaceOf = (node: Nodes) => Place

/**
 * Reports content that an element can't contain, according to the table of elements. `owner` is the nearest of these elements
 * around the node.
 */
export function checkContents(node: Nodes, placeOf: PlaceOf, owner?: string): readonly Problem[] {
  const definition = isJsx(node) ? getDefinition(node.name) : undefined
  const found: ProblemAtNode[] = []
  if (isJsx(node) && definition) {
    const { inside, contains } = definition
    if (inside !== undefined && owner !== inside) found.push({ node, ...describeMisplaced(node, inside) })
    found.push(...checkChildren(node, contains))
  }
  const own = found.map(({ node: at, ...mistake }) => ({ place: placeOf(at), ...mistake }))
  const name = isJsx(node) && definition ? node.name! : owner
  const children: readonly Nodes[] = 'children' in node ? node.children : []
  return [...own, ...children.flatMap((child) => checkContents(child, placeOf, name))]
}

/** A problem, and the part of the guide that it's reported at. */
type ProblemAtNode = Mistake & { readonly node: Nodes }

function describeMisplaced({ name }: JsxElement, inside: string): Mistake {
  return { message: `<${name}> must be in <${inside}>.`, hint: `put <${inside}> around it` }
}

function checkChildren(element: JsxElement, contains: AllowedContents): readonly ProblemAtNode[] {
  const children = element.children.filter(isVisible)
  const { name } = element
  if (contains === 'anything') return []
  if (contains === 'nothing') {
    if (children.length === 0) return []
    return [{ node: element, message: `<${name}> can't contain anything.`, hint: `use <${name} />` }]
  }
  if (contains === 'something') {
    if (children.length > 0) return []
    return [{ node: element, message: `<${name}> is empty.`, hint: 'put blocks into it, or remove it' }]
  }
  const { only, most = Number.POSITIVE_INFINITY, differBy } = contains
  const fitting = children.filter((child) => getKind(child) === only)
  const strays = children.filter((child) => !fitting.includes(child))
  return [
    ...(fitting.length === 0 && strays.length === 0 ? [describeMissingChild(element, only)] : []),
    ...strays.map((node) => describeStray(node, element, only)),
    ...fitting.slice(most).map((node) => describeOneTooMany(node, element)),
    ...(differBy === undefined ? [] : findDuplicateNames(fitting as JsxElement[], differBy)),
  ]
}

function describeMissingChild(node: JsxElement, only: string): ProblemAtNode {
  return {
    node,
    message: `<${node.name}> needs ${only === orderedList ? '' : 'a '}${describeKind(only)}.`,
    hint: `write ${getSyntax(only)}`,
  }
}

function describeStray(node: RootContent, { name }: JsxElement, only: string): ProblemAtNode {
  const message = `Only ${describeKind(only)} can be directly in <${name}>, and this is ${describeNode(node)}.`
  if (only === orderedList && node.type === 'list') {
    return { node, message, hint: `write ${getSyntax(only)} instead of \`- \`` }
  }
  const place = only === orderedList ? 'indent it below a step' : `put it into ${getSyntax(only)}`
  return { node, message, hint: `${place}, or move it out of <${name}>` }
}

function describeOneTooMany(node: RootContent, { name }: JsxElement): ProblemAtNode {
  const hint = 'indent what is between the lists, so that they become one list'
  return { node, message: `<${name}> can contain only one list.`, hint }
}

/** Reports elements that share a name, which neither readers nor stored choices could distinguish. */
function findDuplicateNames(elements: readonly JsxElement[], key: string): readonly ProblemAtNode[] {
  const names = elements.map((element) => findText(element, key)?.trim().toLowerCase())
  return elements.flatMap((node, index) => {
    const name = names[index]
    if (!name || names.indexOf(name) === index) return []
    const message = `Two <${node.name}> elements here have the \`${key}\` \`${findText(node, key)}\`.`
    return [{ node, message, hint: `give each <${node.name}> a ${key} of its own` }]
  })
}

function findText(element: JsxElement, key: string): string | undefined {
  const found = element.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === key)
  return typeof found?.value === 'string' ? found.value : undefined
}

function getKind(node: RootContent): string | null {
  if (isJsx(node)) return node.name
  return node.type === 'list' && node.ordered ? orderedList : null
}

/**
 * Checks whether a part of a guide is visible. White space isn't, and footnotes and link definitions are rendered elsewhere or
 * not at all.
 */
function isVisible(node: RootContent): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  return node.type !== 'definition' && node.type !== 'footnoteDefinition'
}

const blockNames: Readonly<Record<string, string>> = {
  code: 'a fence',
  heading: 'a heading',
  list: 'a list with bullets',
  blockquote: 'a quotation',
  table: 'a table',
  thematicBreak: 'a line',
}

function describeNode(node: RootContent): string {
  return isJsx(node) ? `<${node.name ?? ''}>` : (blockNames[node.type] ?? 'text')
}

function describeKind(only: string): string {
  return only === orderedList ? 'one numbered list' : `<${only}>`
}

function getSyntax(only: string): string {
  if (only === orderedList) return '`1. ` before each step'
  const attributes = (getDefinition(only)?.required ?? []).map((key) => ` ${key}="…"`)
  return `<${only}${attributes.join('')}>`
}
