import type { Code, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Components } from '../components/component.ts'
import { parseFenceSettings } from '../markdown/fence.ts'
import { findNearest } from '../problem/nearest.ts'
import type { Mistake, Place, Problem } from '../problem/problem.ts'
import type { DocsMove } from '../url/docs-move.ts'
import { checkContents } from './check-contents.ts'
import type { ComponentUse } from './component-uses.ts'
import { readComponentUse } from './component-uses.ts'
import type { Definition } from './elements.ts'
import { elementNames, getDefinition } from './elements.ts'
import type { Mention } from './guide.ts'
import { getFlagProperty, isAttribute, tags, voidTags } from './html.ts'
import { inlineDiagram } from './inline-diagram.ts'
import type { JsxElement } from './jsx-element.ts'
import { isJsx } from './jsx-element.ts'
import { adviseForElement } from './syntax/foreign-elements.ts'

type PlaceOf = (node: Nodes) => Place

/** Checks the elements of a guide against the table in `elements.ts`, inlines diagrams, and collects names of the API. */
export function readElements(
  tree: Root,
  {
    placeOf,
    components,
    move,
    ...context
  }: {
    file: string
    contentFolder: string
    docsRoot: string
    move?: DocsMove | undefined
    placeOf: PlaceOf
    components: Components['known']
  },
) {
  const problems = [...checkContents(tree, placeOf)]
  const mentions: Mention[] = []
  const uses: ComponentUse[] = []
  const diagrams: { node: JsxElement; src: string | undefined; alt: string }[] = []

  visit(tree, (node) => {
    if (node.type === 'code') {
      mentions.push(...listSchemaMention(node).map((each) => ({ ...each, place: placeOf(node) })))
    }
    if (!isJsx(node)) return
    const place = placeOf(node)
    const component = components.get(node.name ?? '')
    if (component) {
      const { request, mistakes } = readComponentUse(node, { component, move })
      problems.push(...mistakes.map((mistake) => ({ place, ...mistake })))
      if (mistakes.length === 0) uses.push({ request, place, offset: node.position!.start.offset! })
      return
    }
    const found = readAttributes(node, { place, components })
    problems.push(...found.problems)
    const { attributes } = found
    const names = getDefinition(node.name)?.names
    if (names && found.problems.length === 0) mentions.push({ names, attributes, place })
    if (node.name === 'Diagram') diagrams.push({ node, src: attributes.src, alt: attributes.alt ?? '' })
  })
  for (const { node, src, alt } of diagrams) {
    const mistake = inlineDiagram(node, { ...context, src, alt })
    if (mistake) problems.push({ place: placeOf(node), ...mistake })
  }
  return { mentions, uses, problems }
}

function readAttributes(
  node: JsxElement,
  { place, components }: { place: Place; components: Components['known'] },
): { attributes: Record<string, string>; problems: readonly Problem[] } {
  const name = node.name ?? ''
  const known = getDefinition(name)
  const problems: Problem[] = []
  if (voidTags.has(name) && node.children.length > 0) {
    problems.push({ place, message: `<${name}> can't have children.`, hint: `use <${name} />` })
  }
  const isFragment = node.name === null
  if (!known && !isFragment && !tags.has(name)) {
    const hint = adviseForElement(name) ?? suggestElement(name, components)
    return {
      attributes: {},
      problems: [{ place, message: `Guides can't use <${name}>.`, ...(hint && { hint }) }],
    }
  }
  const attributes: Record<string, string> = {}
  for (const attribute of node.attributes) {
    const isNamed = attribute.type === 'mdxJsxAttribute'
    const key = isNamed ? attribute.name : '…'
    const blocked = findBlockedAttribute(key, name)
    if (blocked) {
      problems.push({ place, ...blocked })
      continue
    }
    const flag = known || attribute.value !== null ? undefined : getFlagProperty(key)
    if (!isNamed || (typeof attribute.value !== 'string' && !flag)) {
      const mistake = attribute.value === null ? 'has no value' : 'must be plain text'
      problems.push({ place, message: `<${name}>: \`${key}\` ${mistake}.`, hint: `write ${key}="…"` })
      continue
    }
    // React renders a Boolean attribute only under its own name, such as `readOnly`.
    if (flag) attribute.name = flag
    if (!known && !isAttribute(key)) {
      problems.push({ place, message: `<${name}> has no attribute \`${key}\`.`, hint: 'remove it' })
    }
    attributes[key] = typeof attribute.value === 'string' ? attribute.value : ''
  }
  return {
    attributes,
    problems: known ? [...problems, ...findWrongAttributes(node, known, place)] : problems,
  }
}

/** Reports an attribute that every page's policy forbids, whatever its value. */
function findBlockedAttribute(key: string, name: string): Mistake | undefined {
  const isStyle = key === 'style'
  if (!isStyle && !/^on[a-z]/i.test(key)) return undefined
  return {
    message: `<${name}>: the Content Security Policy blocks \`${key}\`.`,
    hint: isStyle ? 'write className="…", and style that class in theme/custom.css' : 'remove it',
  }
}

/**
 * Suggests an element for an unknown name. A name with a capital letter was meant for a built-in element; other names may also be
 * HTML.
 */
function suggestElement(name: string, components: Components['known']): string | undefined {
  const ours = [...elementNames, ...components.keys()]
  const guess = findNearest(name, /^[A-Z]/.test(name) ? ours : [...ours, ...tags])
  return guess && `did you mean <${guess}>?`
}

function findWrongAttributes(
  { name, attributes }: JsxElement,
  { required, optional }: Definition,
  place: Place,
): readonly Problem[] {
  const given = attributes.filter((each) => each.type === 'mdxJsxAttribute')
  const known = [...required, ...optional]
  const unknown = given.filter((each) => !known.includes(each.name) && !findBlockedAttribute(each.name, ''))
  const missing = required.filter((key) => !given.some((each) => each.name === key))
  const empty = given.filter(
    ({ name: key, value }) => required.includes(key) && typeof value === 'string' && value.trim() === '',
  )
  return [
    ...unknown.map(({ name: key }) => ({
      place,
      message: `<${name}> has no attribute \`${key}\`.`,
      hint: known.length > 0 ? `use ${known.map((each) => `\`${each}\``).join(', ')}` : 'remove it',
    })),
    ...missing.map((key) => ({
      place,
      message: `<${name}> needs the attribute \`${key}\`.`,
      hint: `write ${key}="…"`,
    })),
    ...empty.map(({ name: key }) => ({
      place,
      message: `<${name}>: \`${key}\` is empty.`,
      hint: `write ${key}="…"`,
    })),
  ]
}

/** Returns the schema that a fence names, ```` ```json schema="Money" ````. The code is checked against it. */
function listSchemaMention({ meta, value }: Code): readonly Pick<Mention, 'names' | 'attributes'>[] {
  const { schema } = parseFenceSettings(meta)
  return schema === undefined ? [] : [{ names: 'instance', attributes: { schema, value } }]
}
