import { tsPlugin } from '@sveltejs/acorn-typescript'
import { Parser } from 'acorn'
import type { Attribute, AttributeValue, WriterComponent } from './component.ts'

const parser = Parser.extend(tsPlugin({ jsx: true }))

/** A node of the tree, of which only what is asked for is known (ESTree; types as TypeScript-ESTree has them). */
interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** What a component's source says of it without being run: whether it is an island, and what its props may be. */
export function parseComponent(
  name: string,
  source: string,
): Pick<WriterComponent, 'isIsland' | 'attributes'> {
  const body = bodyOf(source)
  // What is no TypeScript is reported by the bundler, which knows all of it.
  if (!body) return { isIsland: false, attributes: undefined }
  const isIsland = body.some((statement) => statement.directive === 'use client')
  const props = functionNamed(name, body)?.params as readonly Node[] | undefined
  if (!props) return { isIsland, attributes: undefined }
  if (props.length === 0) return { isIsland, attributes: new Map() }
  const type = (props[0]!.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined
  const members = type && membersOf(type, body)
  return { isIsland, attributes: members && new Map(members.map((member) => attributeOf(member, body))) }
}

function bodyOf(source: string): readonly Node[] | undefined {
  try {
    const options = { sourceType: 'module', ecmaVersion: 'latest', locations: true } as const
    return (parser.parse(source, options) as unknown as { body: readonly Node[] }).body
  } catch {
    return undefined
  }
}

/** `export function Counter(…) {…}`, or `const Counter = (…) => …`. */
function functionNamed(name: string, body: readonly Node[]): Node | undefined {
  const isNamed = (node: Node) => (node.id as Node | undefined)?.name === name
  for (const statement of body.map(declarationIn)) {
    if (statement.type === 'FunctionDeclaration' && isNamed(statement)) return statement
    const declarators = (statement.declarations as readonly Node[] | undefined) ?? []
    const value = declarators.find(isNamed)?.init as Node | undefined
    if (value && /Function/.test(value.type)) return value
  }
  return undefined
}

function declarationIn(statement: Node): Node {
  return (statement.type === 'ExportNamedDeclaration' && (statement.declaration as Node)) || statement
}

/** The members of a type that stands in the same file; undefined for any other, of which members may be missing. */
function membersOf(type: Node, body: readonly Node[]): readonly Node[] | undefined {
  switch (type.type) {
    case 'TSTypeLiteral':
      return propertiesOf(type.members)
    case 'TSIntersectionType': {
      const parts = (type.types as readonly Node[]).map((part) => membersOf(part, body))
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined
    }
    case 'TSTypeReference': {
      const [argument] =
        ((type.typeArguments as Node | undefined)?.params as readonly Node[] | undefined) ?? []
      const name = (type.typeName as Node).name
      if (name === 'Readonly' && argument) return membersOf(argument, body)
      return argument ? undefined : declaredMembers(name, body)
    }
    default:
      return undefined
  }
}

function declaredMembers(name: unknown, body: readonly Node[]): readonly Node[] | undefined {
  const declared = body.map(declarationIn).find((each) => (each.id as Node | undefined)?.name === name)
  if (declared?.type === 'TSTypeAliasDeclaration') return membersOf(declared.typeAnnotation as Node, body)
  const hasMore = ((declared?.extends as readonly Node[] | undefined) ?? []).length > 0
  return declared?.type === 'TSInterfaceDeclaration' && !hasMore
    ? propertiesOf((declared.body as Node).body)
    : undefined
}

function propertiesOf(members: unknown): readonly Node[] | undefined {
  const all = members as readonly Node[]
  return all.every(({ type, computed }) => type === 'TSPropertySignature' && !computed) ? all : undefined
}

function attributeOf(member: Node, body: readonly Node[]): readonly [string, Attribute] {
  const key = member.key as Node
  const type = (member.typeAnnotation as Node | undefined)?.typeAnnotation as Node | undefined
  const values = type && valuesOf(type, body)
  return [String(key.name ?? key.value), { isRequired: member.optional !== true, values }]
}

const kinds: Readonly<Record<string, AttributeValue>> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSArrayType: 'list',
  TSTupleType: 'list',
  TSTypeLiteral: 'object',
}

function valuesOf(type: Node, body: readonly Node[]): readonly AttributeValue[] | undefined {
  if (Object.hasOwn(kinds, type.type)) return [kinds[type.type]!]
  switch (type.type) {
    case 'TSTypeOperator':
      return type.operator === 'readonly' ? valuesOf(type.typeAnnotation as Node, body) : undefined
    case 'TSLiteralType': {
      const { value } = type.literal as Node
      return typeof value === 'string' ? [{ text: value }] : undefined
    }
    case 'TSUnionType': {
      const parts = (type.types as readonly Node[])
        .filter((part) => part.type !== 'TSUndefinedKeyword')
        .map((part) => valuesOf(part, body))
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined
    }
    case 'TSTypeReference': {
      const name = (type.typeName as Node).name
      const declared = body.map(declarationIn).find((each) => (each.id as Node | undefined)?.name === name)
      return declared?.type === 'TSTypeAliasDeclaration'
        ? valuesOf(declared.typeAnnotation as Node, body)
        : undefined
    }
    default:
      return undefined
  }
}
