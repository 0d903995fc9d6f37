import type { NodeType, NormalizedProblem } from '../../libraries/openapi-core.ts'
import type { Place, Problem, ProblemKind } from '../../problem/problem.ts'
import type { Json } from '../document/json.ts'
import { asObject, isObject, toPlainNumbers } from '../document/json.ts'
import { parseFragment } from '../document/pointer.ts'
import { getJsonAt } from '../document/reference.ts'
import type { Source } from '../document/source.ts'
import { describeWrongKey, findContradictingKeys, listOpenApiKeys } from './misplaced-keys.ts'
import { checkReferences, findSelfReferences, removeSchemaReferences } from './wrong-references.ts'

/**
 * The linter rules that detect an incorrect or incomplete reference, with their kind in the config. Style rules are left to the
 * file's owner.
 */
const kinds: ReadonlyMap<string, ProblemKind> = new Map([
  ['struct', 'structure'],
  ['path-not-include-query', 'structure'],
  ['no-undefined-server-variable', 'names'],
  ['operation-operationId-unique', 'names'],
  ['operation-parameters-unique', 'names'],
  ['path-declaration-must-exist', 'names'],
  ['security-defined', 'names'],
  ['spec-no-invalid-tag-parents', 'names'],
  ['no-enum-type-mismatch', 'enums'],
  ['no-server-variables-empty-enum', 'enums'],
  ['no-example-value-and-externalValue', 'examples'],
])

/** Fields that the specification requires, but that pages can do without. */
const optionalFieldPattern = /^The field `(description|license|name)` must be present/

/** Keywords of other versions that docwright supports in any version. */
const foreignKeywords = new Set([
  'nullable',
  'example',
  'examples',
  'deprecated',
  'summary',
  'servers',
  'webhooks',
  'nodeType',
])

type Linter = typeof import('../../libraries/openapi-core.ts')

/** Lints a description by the rules of its version, and returns the problems with their places. */
export async function lint(source: Source): Promise<readonly Problem[]> {
  const { problems: references, canBeLinted } = checkReferences(source)
  if (!canBeLinted) return references
  const found = await listViolations(source, [...kinds.keys()])
    .catch(() => listViolations(source, ['struct']))
    .catch(ignoreCircularPointer)
  if (found === undefined) return [...references, ...findCircularReferences(source, references)]
  const { getTypes } = await import('../../libraries/openapi-core.ts')
  const openApiKeys = listOpenApiKeys((['oas2', 'oas3_0', 'oas3_1', 'oas3_2'] as const).map(getTypes))
  const problems = found.flatMap((violation) =>
    findProblems(violation, { source, openApiKeys }).map((problem) => ({
      ...problem,
      kind: kinds.get(violation.ruleId)!,
    })),
  )
  return [...problems, ...findContradictingKeys(source), ...references]
}

/** Reports circular references, which make the linter give up, unless they're reported already. */
function findCircularReferences(source: Source, reported: readonly Problem[]): readonly Problem[] {
  const found = findSelfReferences(source)
  if (found.length + reported.length > 0) return found
  const message = 'The references in this file are circular.'
  return [{ place: source.placeOf([]), message, kind: 'references' }]
}

/** Handles the linter's stack overflow on circular references, which has no place. */
function ignoreCircularPointer(error: unknown): undefined {
  if (!(error instanceof Error && /circular pointer/.test(error.message))) throw error
}

/** Runs the linter. Some rules fail on a structure that `struct` reports, and then only `struct` is run. */
async function listViolations(
  source: Source,
  rules: readonly string[],
): Promise<readonly NormalizedProblem[]> {
  const value = asObject(source.value)
  const parsed = copyUnshared(toPlainNumbers(removeSchemaReferences(value)))
  // Imported lazily, because it takes long to load, and a bundler may merge this file with others that don't need it.
  const linter = await import('../../libraries/openapi-core.ts')
  return linter.lintDocument({
    document: { source: new linter.Source(source.file, source.text), parsed },
    config: await linter.createConfig({ rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])) }),
    externalRefResolver: createOneFileResolver(linter),
    ...getCustomTypes(value.openapi, linter),
  })
}

/** Copies a value so that no object occurs twice, as YAML aliases cause, because the linter visits each object only once. */
function copyUnshared(value: Json): Json {
  if (Array.isArray(value)) return value.map(copyUnshared)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyUnshared(item ?? null)]))
}

function findProblems(
  { ruleId, location, suggest, ...found }: NormalizedProblem,
  { source, openApiKeys }: Pick<StructViolation, 'source' | 'openApiKeys'>,
): readonly Problem[] {
  const message = found.message.replaceAll('\n', ' ').trim()
  const path = parseFragment(location[0]?.pointer ?? '#')
  // A function, because finding the place takes long, and dropped problems don't need it.
  const createProblems = (hint?: string) => [createProblem(message, { place: source.placeOf(path), hint })]
  switch (ruleId) {
    case 'security-defined':
      // The rule also reports operations without security, which may be intended. Undeclared names are reported inside a
      // requirement.
      return path.at(-3) === 'security' ? createProblems(hints.get(ruleId)) : []
    case 'struct':
      return findStructProblems(message, { suggestions: suggest, path, source, openApiKeys })
    default:
      return createProblems(hints.get(ruleId))
  }
}

/** Returns the problems for a violation of the rule for structures. Only the message says what is wrong. */
function findStructProblems(message: string, violation: StructViolation): readonly Problem[] {
  const { path, source } = violation
  const unexpected = /^Property `(.*)` is not expected here/.exec(message)?.[1]
  if (unexpected !== undefined) return findUnexpectedKey(unexpected, violation)
  const isDispensable =
    optionalFieldPattern.test(message) && !path.some((key) => /^security(?:Schemes|Definitions)$/.test(key))
  if (isDispensable || isBooleanSchema(message, source) || isFileType(path, source)) return []
  const hint = structHints.find(([pattern]) => pattern.test(message))?.[1]
  return [createProblem(message, { place: source.placeOf(path), hint })]
}

/**
 * Adds what the linter's types for 3.2 lack: `style: cookie`, media types in components, nested encodings, and the type of a
 * device flow's scopes, which they refer to but don't define.
 */
function getCustomTypes(version: unknown, { getTypes }: Linter): { customTypes?: Record<string, NodeType> } {
  if (typeof version !== 'string' || !version.startsWith('3.2')) return {}
  const types = getTypes('oas3_2')
  const {
    DeviceAuthorization: flow,
    Parameter: parameter,
    Encoding: encoding,
    NamedMediaTypes: named,
  } = types
  if (!flow || !parameter || !encoding || !named) return {}
  const inside = { encoding: 'EncodingMap', prefixEncoding: listOfEncodings, itemEncoding: 'Encoding' }
  const scopes: NodeType = { properties: {}, additionalProperties: { type: 'string' } }
  return {
    customTypes: {
      ...types,
      DeviceScopes: scopes,
      NamedMediaTypes: { ...named, additionalProperties: 'MediaType' },
      Encoding: { ...encoding, properties: { ...encoding.properties, ...inside } },
      DeviceAuthorization: { ...flow, properties: { ...flow.properties, scopes: 'DeviceScopes' } },
      Parameter: { ...parameter, properties: { ...parameter.properties, style: { enum: parameterStyles } } },
    },
  }
}

const listOfEncodings: NodeType = { properties: {}, items: 'Encoding' }

const parameterStyles = 'form simple label matrix spaceDelimited pipeDelimited deepObject cookie'.split(' ')

/** Creates a resolver that rejects other files, because files are combined before they're linted. */
function createOneFileResolver({ BaseResolver }: Linter): InstanceType<Linter['BaseResolver']> {
  return new (class extends BaseResolver {
    override loadExternalRef(): Promise<never> {
      return Promise.reject(new Error('it points to another file'))
    }
  })()
}

/** A violation of the rule for structures. */
interface StructViolation {
  readonly suggestions: readonly string[]
  readonly path: readonly string[]
  readonly source: Source
  /** The keys of all OpenAPI objects. */
  readonly openApiKeys: ReadonlySet<string>
}

/**
 * Checks whether a violation is about a Boolean schema, which OpenAPI 3.1 allows. The linter accepts one inside a schema, but not
 * as a named schema.
 */
function isBooleanSchema(message: string, { value }: Source): boolean {
  const { openapi } = asObject(value)
  const isModern = typeof openapi === 'string' && !openapi.startsWith('3.0')
  return isModern && message.startsWith('Expected type `Schema` (object) but got `boolean`')
}

/** Checks whether a violation is about `type: file` in a response of Swagger 2.0, which allows it there for downloads (2.0, 5.3). */
function isFileType(path: readonly string[], { value }: Source): boolean {
  const isTwo = asObject(value).swagger !== undefined
  return isTwo && path.at(-1) === 'type' && path.includes('responses') && getJsonAt(value, path) === 'file'
}

/** Reports a key that OpenAPI doesn't allow in its object, unless docwright reads the key there anyway. */
function findUnexpectedKey(
  key: string,
  { suggestions, path, source, openApiKeys }: StructViolation,
): readonly Problem[] {
  const isOfResponse = path.at(-3) === 'responses'
  if (foreignKeywords.has(key) && !isOfResponse) return []
  const place = source.placeOf(path)
  if (path.length === 2 && path[0] === 'paths') {
    const message = `The path \`${key}\` doesn't start with \`/\`.`
    return [{ place, message, hint: `write \`/${key}\`` }]
  }
  if (path.at(-2) === 'responses' && path.length > 3) {
    const hint = 'use a code such as `404`, a range such as `4XX`, or `default`'
    return [{ place, message: `\`${key}\` isn't a status code.`, hint }]
  }
  return [{ place, ...describeWrongKey(key, { path, suggestions, openApiKeys }) }]
}

function createProblem(
  message: string,
  { place, hint }: { place: Place; hint?: string | undefined },
): Problem {
  return { place, message: message.endsWith('.') ? message : `${message}.`, ...(hint && { hint }) }
}

const enumHint = 'give values of the type that the schema names'

/** The fix for a violation, by its rule. */
const hints: ReadonlyMap<string, string> = new Map([
  ['operation-operationId-unique', 'give each operation its own ID'],
  ['path-declaration-must-exist', 'name the parameter between the braces'],
  ['security-defined', 'declare it under `components/securitySchemes`, or correct the name'],
  ['no-enum-type-mismatch', enumHint],
  ['no-server-variables-empty-enum', 'list the values, the default among them'],
])

const structHints: readonly (readonly [RegExp, string])[] = [
  [/must be present/, 'add it'],
  [/^Expected type/, 'write a value of that type'],
  [/^Must contain at least one/, 'add one of them'],
  [/must be greater/, 'write a larger number'],
]
