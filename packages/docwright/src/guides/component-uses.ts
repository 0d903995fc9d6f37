import type { Expression } from 'estree'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import type { AllowedValue, Attribute, RenderRequest, WriterComponent } from '../components/component.ts'
import { findNearest } from '../problem/nearest.ts'
import type { Mistake, Place } from '../problem/problem.ts'
import type { DocsMove } from '../url/docs-move.ts'
import type { JsxElement } from './jsx-element.ts'

/** A use of a site's own component, with its problems. It's rendered only if there are none. */
export interface ComponentUse {
  readonly request: RenderRequest
  readonly place: Place
  /** The offset in the guide's text, which identifies the use. */
  readonly offset: number
}

/** When an island is hydrated, as a guide may set it (`wire.ts`). */
const hydrationAttribute: Attribute = {
  isRequired: false,
  values: ['intent', 'visible', 'idle'].map((text) => ({ text })),
}

/** Reads a component in a guide. Its attributes are strings, flags, or JSON in braces. */
export function readComponentUse(
  element: JsxElement,
  { component, move }: { readonly component: WriterComponent; readonly move: DocsMove | undefined },
): { readonly request: RenderRequest; readonly mistakes: readonly Mistake[] } {
  const { name } = component
  const props: Record<string, unknown> = {}
  const mistakes: Mistake[] = []
  for (const attribute of element.attributes) {
    const read = readAttributeValue(attribute)
    if ('mistake' in read) mistakes.push({ message: `<${name}>: ${read.mistake}`, hint: read.hint })
    else props[read.key] = read.value
  }
  const hasContent = element.children.length > 0
  const prefix = `${name.toLowerCase()}-${element.position?.start.offset ?? 0}-`
  return {
    request: { name, props, prefix, move, hasContent },
    // An attribute that couldn't be parsed is missing from `props`. A check would report it a second time, as missing.
    mistakes: mistakes.length > 0 ? mistakes : findMisfits(props, { component, hasContent }),
  }
}

type ReadAttribute =
  | { readonly key: string; readonly value: unknown }
  | { readonly mistake: string; readonly hint: string }

function readAttributeValue(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): ReadAttribute {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return { mistake: "guides can't spread attributes.", hint: 'list each attribute' }
  }
  const { name: key, value } = attribute
  if (value === null || value === undefined) return { key, value: true }
  if (typeof value === 'string') return { key, value }
  const [statement] = value.data?.estree?.body ?? []
  const json = statement?.type === 'ExpressionStatement' ? evaluateJson(statement.expression) : undefined
  if (json) return { key, value: json.value }
  return { mistake: `\`${key}\` must be JSON.`, hint: `write ${key}="…", or JSON in braces: ${key}={3}` }
}

/** Returns the value of an expression that is JSON, or undefined if evaluating it would run code. */
function evaluateJson(expression: Expression): { readonly value: unknown } | undefined {
  switch (expression.type) {
    case 'Literal': {
      const { value } = expression
      const isJson = value === null || ['string', 'number', 'boolean'].includes(typeof value)
      return isJson && !('regex' in expression) ? { value } : undefined
    }
    case 'UnaryExpression': {
      const inside = expression.operator === '-' ? evaluateJson(expression.argument) : undefined
      return typeof inside?.value === 'number' ? { value: -inside.value } : undefined
    }
    case 'ArrayExpression': {
      const items = expression.elements.map((item) =>
        item && item.type !== 'SpreadElement' ? evaluateJson(item) : undefined,
      )
      return items.every((item) => item !== undefined)
        ? { value: items.map(({ value }) => value) }
        : undefined
    }
    case 'ObjectExpression': {
      const members = expression.properties.map((property) => {
        if (property.type !== 'Property' || property.computed) return undefined
        const { key } = property
        const name =
          key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined
        const inside = evaluateJson(property.value as Expression)
        return name === undefined || !inside ? undefined : ([name, inside.value] as const)
      })
      if (!members.every((member) => member !== undefined)) return undefined
      return { value: Object.fromEntries(members) }
    }
    default:
      return undefined
  }
}

/** Reports attributes that are unknown, missing, or of the wrong type. */
function findMisfits(
  props: Readonly<Record<string, unknown>>,
  { component, hasContent }: { component: WriterComponent; hasContent: boolean },
): readonly Mistake[] {
  const { name, isIsland } = component
  if (!component.attributes) return []
  const attributes = new Map([
    ...component.attributes,
    ...(isIsland ? [['on', hydrationAttribute] as const] : []),
  ])
  const takesContent = attributes.delete('children')
  const given = Object.keys(props)
  const unknown = given.filter((key) => !attributes.has(key))
  const missing = [...attributes].filter(([key, { isRequired }]) => isRequired && !given.includes(key))
  const odd = given.filter((key) => !isAllowed(attributes.get(key)?.values, props[key]))
  return [
    ...unknown.map((key) => {
      const guess = findNearest(key, attributes.keys())
      const names = [...attributes.keys()].map((each) => `\`${each}\``).join(', ')
      const hint = guess ? `did you mean \`${guess}\`?` : names === '' ? 'remove it' : `use ${names}`
      return { message: `<${name}> has no attribute \`${key}\`.`, hint }
    }),
    ...missing.map(([key, { values }]) => ({
      message: `<${name}> needs the attribute \`${key}\`.`,
      hint: `write ${formatAttribute(key, values?.[0] ?? 'string')}`,
    })),
    ...odd.map((key) => ({
      message: `<${name}>: \`${key}\` must be ${attributes.get(key)!.values!.map(describeType).join(' or ')}.`,
      hint: `write ${formatAttribute(key, attributes.get(key)!.values![0]!)}`,
    })),
    ...(hasContent && !takesContent
      ? [{ message: `<${name}> can't have children.`, hint: `use <${name} />` }]
      : []),
  ]
}

function isAllowed(values: readonly AllowedValue[] | undefined, value: unknown): boolean {
  return (
    values?.some((each) => (typeof each === 'object' ? each.text === value : each === getType(value))) ?? true
  )
}

function getType(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value
}

function describeType(value: AllowedValue): string {
  if (typeof value === 'object') return `"${value.text}"`
  return {
    string: 'a text',
    number: 'a number',
    boolean: 'true or false',
    list: 'a list',
    object: 'an object',
  }[value]
}

function formatAttribute(key: string, value: AllowedValue): string {
  if (typeof value === 'object') return `${key}="${value.text}"`
  return `${key}${{ string: '="…"', number: '={1}', boolean: '', list: '={[…]}', object: '={{…}}' }[value]}`
}
