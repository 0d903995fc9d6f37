import type { SyntaxNode } from '../config/parse-typescript.ts'
import { parseTypeScript } from '../config/parse-typescript.ts'
import type { Attribute, AttributeValue, WriterComponent } from './component.ts'

/** Parses a component's source, without running it, to find whether it's an island and which props it accepts. */
export function parseComponent(
  name: string,
  source: string,
): Pick<WriterComponent, 'isIsland' | 'attributes'> {
  const syntax = parseTypeScript(`${name}.tsx`, source)
  // The bundler reports syntax errors.
  if ('problem' in syntax) return { isIsland: false, attributes: undefined }
  const body = syntax.program.body as readonly SyntaxNode[]
  const isIsland = body.some((statement) => statement.directive === 'use client')
  const props = findFunction(name, body)?.params as readonly SyntaxNode[] | undefined
  if (!props) return { isIsland, attributes: undefined }
  if (props.length === 0) return { isIsland, attributes: new Map() }
  const type = (props[0]!.typeAnnotation as SyntaxNode | undefined)?.typeAnnotation as SyntaxNode | undefined
  const members = type && listMembers(type, body)
  return { isIsland, attributes: members && new Map(members.map((member) => getAttribute(member, body))) }
}

/** Finds a component's function: `export function Counter(…) {…}`, or `const Counter = (…) => …`. */
function findFunction(name: string, body: readonly SyntaxNode[]): SyntaxNode | undefined {
  const isNamed = (node: SyntaxNode) => (node.id as SyntaxNode | undefined)?.name === name
  for (const statement of body.map(getDeclaration)) {
    if (statement.type === 'FunctionDeclaration' && isNamed(statement)) return statement
    const declarators = (statement.declarations as readonly SyntaxNode[] | undefined) ?? []
    const value = declarators.find(isNamed)?.init as SyntaxNode | undefined
    if (value && /Function/.test(value.type)) return value
  }
  return undefined
}

function getDeclaration(statement: SyntaxNode): SyntaxNode {
  return (statement.type === 'ExportNamedDeclaration' && (statement.declaration as SyntaxNode)) || statement
}

/**
 * Returns the members of a type that is declared in the same file, or undefined for any other type, because some members would be
 * missing.
 */
function listMembers(type: SyntaxNode, body: readonly SyntaxNode[]): readonly SyntaxNode[] | undefined {
  switch (type.type) {
    case 'TSTypeLiteral':
      return listProperties(type.members)
    case 'TSIntersectionType': {
      const parts = (type.types as readonly SyntaxNode[]).map((part) => listMembers(part, body))
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined
    }
    case 'TSTypeReference': {
      const [argument] =
        ((type.typeArguments as SyntaxNode | undefined)?.params as readonly SyntaxNode[] | undefined) ?? []
      const name = (type.typeName as SyntaxNode).name
      if (name === 'Readonly' && argument) return listMembers(argument, body)
      return argument ? undefined : listDeclaredMembers(name, body)
    }
    default:
      return undefined
  }
}

function listDeclaredMembers(name: unknown, body: readonly SyntaxNode[]): readonly SyntaxNode[] | undefined {
  const declared = body.map(getDeclaration).find((each) => (each.id as SyntaxNode | undefined)?.name === name)
  if (declared?.type === 'TSTypeAliasDeclaration') {
    return listMembers(declared.typeAnnotation as SyntaxNode, body)
  }
  const hasMore = ((declared?.extends as readonly SyntaxNode[] | undefined) ?? []).length > 0
  return declared?.type === 'TSInterfaceDeclaration' && !hasMore
    ? listProperties((declared.body as SyntaxNode).body)
    : undefined
}

function listProperties(members: unknown): readonly SyntaxNode[] | undefined {
  const all = members as readonly SyntaxNode[]
  return all.every(({ type, computed }) => type === 'TSPropertySignature' && !computed) ? all : undefined
}

function getAttribute(member: SyntaxNode, body: readonly SyntaxNode[]): readonly [string, Attribute] {
  const key = member.key as SyntaxNode
  const type = (member.typeAnnotation as SyntaxNode | undefined)?.typeAnnotation as SyntaxNode | undefined
  const values = type && listValues(type, body)
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

function listValues(type: SyntaxNode, body: readonly SyntaxNode[]): readonly AttributeValue[] | undefined {
  if (Object.hasOwn(kinds, type.type)) return [kinds[type.type]!]
  switch (type.type) {
    case 'TSTypeOperator':
      return type.operator === 'readonly' ? listValues(type.typeAnnotation as SyntaxNode, body) : undefined
    case 'TSLiteralType': {
      const { value } = type.literal as SyntaxNode
      return typeof value === 'string' ? [{ text: value }] : undefined
    }
    case 'TSUnionType': {
      const parts = (type.types as readonly SyntaxNode[])
        .filter((part) => part.type !== 'TSUndefinedKeyword')
        .map((part) => listValues(part, body))
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined
    }
    case 'TSTypeReference': {
      const name = (type.typeName as SyntaxNode).name
      const declared = body
        .map(getDeclaration)
        .find((each) => (each.id as SyntaxNode | undefined)?.name === name)
      return declared?.type === 'TSTypeAliasDeclaration'
        ? listValues(declared.typeAnnotation as SyntaxNode, body)
        : undefined
    }
    default:
      return undefined
  }
}
