import type { ESTree } from 'rolldown/utils'
import { findVariableValue, getKeyName, listStatements, parseTypeScript } from '../config/parse-typescript.ts'
import type { AllowedValue, Attribute, WriterComponent } from './component.ts'

/** Parses a component's source, without running it, to find whether it's an island and which props it accepts. */
export function parseComponent(
  name: string,
  source: string,
): Pick<WriterComponent, 'isIsland' | 'attributes'> {
  const parsed = parseTypeScript(`${name}.tsx`, source)
  // The bundler reports syntax errors.
  if ('problem' in parsed) return { isIsland: false, attributes: undefined }
  const { program } = parsed
  const isIsland = program.body.some((each) => 'directive' in each && each.directive === 'use client')
  const parameters = findParameters(name, program)
  if (!parameters) return { isIsland, attributes: undefined }
  const [props] = parameters
  if (!props) return { isIsland, attributes: new Map() }
  const type = 'typeAnnotation' in props ? props.typeAnnotation?.typeAnnotation : undefined
  const members = type && listMembers(type, program)
  return { isIsland, attributes: members && new Map(members.map((member) => readProp(member, program))) }
}

/** Returns the parameters of a component's function: `export function Counter(…) {…}`, or `const Counter = (…) => …`. */
function findParameters(name: string, program: ESTree.Program): readonly ESTree.ParamPattern[] | undefined {
  const declared = listStatements(program).find(
    (each) => each.type === 'FunctionDeclaration' && each.id?.name === name,
  )
  const component = declared ?? findVariableValue(name, program)
  return component && 'params' in component ? component.params : undefined
}

/**
 * Returns the members of a type that is declared in the same file, or undefined for any other type, because some members would be
 * missing.
 */
function listMembers(
  type: ESTree.TSType,
  program: ESTree.Program,
): readonly ESTree.TSPropertySignature[] | undefined {
  switch (type.type) {
    case 'TSTypeLiteral':
      return listProperties(type.members)
    case 'TSIntersectionType': {
      const parts = type.types.map((part) => listMembers(part, program))
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined
    }
    case 'TSTypeReference': {
      const argument = type.typeArguments?.params[0]
      if (argument) return isNamed(type, 'Readonly') ? listMembers(argument, program) : undefined
      const declared = findType(type, program)
      if (declared?.type === 'TSTypeAliasDeclaration') return listMembers(declared.typeAnnotation, program)
      return declared && declared.extends.length === 0 ? listProperties(declared.body.body) : undefined
    }
    default:
      return undefined
  }
}

/** Returns the declaration of the type that a reference names. */
function findType(reference: ESTree.TSTypeReference, program: ESTree.Program) {
  return listStatements(program)
    .filter((each) => each.type === 'TSTypeAliasDeclaration' || each.type === 'TSInterfaceDeclaration')
    .find(({ id }) => isNamed(reference, id.name))
}

function isNamed({ typeName }: ESTree.TSTypeReference, name: string): boolean {
  return typeName.type === 'Identifier' && typeName.name === name
}

function listProperties(
  members: readonly ESTree.TSSignature[],
): readonly ESTree.TSPropertySignature[] | undefined {
  const properties = members.filter((each) => each.type === 'TSPropertySignature')
  return properties.length === members.length && properties.every(({ computed }) => !computed)
    ? properties
    : undefined
}

function readProp(
  { key, optional, typeAnnotation }: ESTree.TSPropertySignature,
  program: ESTree.Program,
): readonly [string, Attribute] {
  const values = typeAnnotation ? listValues(typeAnnotation.typeAnnotation, program) : undefined
  return [getKeyName(key) ?? '', { isRequired: !optional, values }]
}

const kinds: Readonly<Record<string, AllowedValue>> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSArrayType: 'list',
  TSTupleType: 'list',
  TSTypeLiteral: 'object',
}

/** Returns what a type allows, or undefined if the type is more complex. */
function listValues(type: ESTree.TSType, program: ESTree.Program): readonly AllowedValue[] | undefined {
  if (Object.hasOwn(kinds, type.type)) return [kinds[type.type]!]
  switch (type.type) {
    case 'TSTypeOperator':
      return type.operator === 'readonly' ? listValues(type.typeAnnotation, program) : undefined
    case 'TSLiteralType': {
      const text = 'value' in type.literal ? type.literal.value : undefined
      return typeof text === 'string' ? [{ text }] : undefined
    }
    case 'TSUnionType': {
      const parts = type.types
        .filter((part) => part.type !== 'TSUndefinedKeyword')
        .map((part) => listValues(part, program))
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined
    }
    case 'TSTypeReference': {
      const declared = findType(type, program)
      return declared && 'typeAnnotation' in declared
        ? listValues(declared.typeAnnotation, program)
        : undefined
    }
    default:
      return undefined
  }
}
