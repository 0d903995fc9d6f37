import type { NodeType, NormalizedProblem } from '@redocly/openapi-core'
import type { Place, Problem, ProblemKind } from '../../problem/problem.ts'
import type { Json } from '../document/json.ts'
import { isObject, objectOf, plain } from '../document/json.ts'
import { keysOf } from '../document/pointer.ts'
import { jsonAt } from '../document/reference.ts'
import type { Source } from '../document/source.ts'
import { contradictingKeys, keysOfOpenApi, wrongKey } from './misplaced-keys.ts'
import { checkReferences, referencesToThemselves, withoutSchemaReferences } from './wrong-references.ts'

/**
 * The rules whose violation makes a reference wrong or incomplete, and what a config calls it; what is only a matter of style
 * is left to the file's owner.
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

/** Fields that the specification demands, though no page is wrong without them. */
const dispensable = /^The field `(description|license|name)` must be present/

/** Words of other dialects that we read where the version doesn't have them. */
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

type Linter = typeof import('@redocly/openapi-core')

/** What is wrong with a description by the rules of its version, each at its place. */
export async function lint(source: Source): Promise<readonly Problem[]> {
  const { problems: references, canBeLinted } = checkReferences(source)
  if (!canBeLinted) return references
  const found = await violations(source, [...kinds.keys()])
    .catch(() => violations(source, ['struct']))
    .catch(endless)
  if (found === undefined) return [...references, ...circles(source, references)]
  const { getTypes } = await import('@redocly/openapi-core')
  const known = keysOfOpenApi((['oas2', 'oas3_0', 'oas3_1', 'oas3_2'] as const).map(getTypes))
  const problems = found.flatMap((violation) =>
    problemsOf(violation, { source, known }).map((problem) => ({
      ...problem,
      kind: kinds.get(violation.ruleId)!,
    })),
  )
  return [...problems, ...contradictingKeys(source), ...references]
}

/** Why the linter gave up, where it isn't told already. */
function circles(source: Source, told: readonly Problem[]): readonly Problem[] {
  const found = referencesToThemselves(source)
  if (found.length + told.length > 0) return found
  const message = 'The references in this file are circular.'
  return [{ place: source.placeOf([]), message, kind: 'references' }]
}

/** The linter gives up where following references has no end, without a word of where that is. */
function endless(error: unknown): undefined {
  if (!(error instanceof Error && /circular pointer/.test(error.message))) throw error
}

/** Some rules stumble over a shape that `struct` reports; then `struct` alone is asked. */
async function violations(source: Source, rules: readonly string[]): Promise<readonly NormalizedProblem[]> {
  const value = objectOf(source.value)
  const parsed = unshared(plain(withoutSchemaReferences(value)))
  // Imported when it is needed, since it takes long to load: a bundler may join this file with others, which would then
  // load it at once.
  const linter = await import('@redocly/openapi-core')
  return linter.lintDocument({
    document: { source: new linter.Source(source.file, source.text), parsed },
    config: await linter.createConfig({ rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])) }),
    externalRefResolver: oneFile(linter),
    ...typesOf(value.openapi, linter),
  })
}

/** A copy in which nothing is twice, as a YAML alias makes it: the linter looks at each object once. */
function unshared(value: Json): Json {
  if (Array.isArray(value)) return value.map(unshared)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unshared(item ?? null)]))
}

function problemsOf(
  { ruleId, location, suggest, ...found }: NormalizedProblem,
  { source, known }: Pick<ShapeViolation, 'source' | 'known'>,
): readonly Problem[] {
  const message = found.message.replaceAll('\n', ' ').trim()
  const path = keysOf(location[0]?.pointer ?? '#')
  // A function, so that the place, which takes long to find, isn't looked up for what is dropped.
  const told = (hint?: string) => [worded(message, { place: source.placeOf(path), hint })]
  switch (ruleId) {
    case 'security-defined':
      // The rule also reports operations without security, which a file may mean; a name that isn't declared is reported
      // inside a requirement.
      return path.at(-3) === 'security' ? told(hints.get(ruleId)) : []
    case 'struct':
      return structProblems(message, { suggestions: suggest, path, source, known })
    default:
      return told(hints.get(ruleId))
  }
}

/** One rule for every shape: what is wrong with it, only its words tell. */
function structProblems(message: string, violation: ShapeViolation): readonly Problem[] {
  const { path, source } = violation
  const unexpected = /^Property `(.*)` is not expected here/.exec(message)?.[1]
  if (unexpected !== undefined) return unexpectedKey(unexpected, violation)
  const isDispensable =
    dispensable.test(message) && !path.some((key) => /^security(?:Schemes|Definitions)$/.test(key))
  if (isDispensable || isBooleanSchema(message, source) || isFile(path, source)) return []
  const hint = structHints.find(([pattern]) => pattern.test(message))?.[1]
  return [worded(message, { place: source.placeOf(path), hint })]
}

/**
 * What the linter's types for 3.2 lack: `style: cookie`, media types among the components, encodings inside encodings, and the
 * type of a device flow's scopes, which they name but don't have.
 */
function typesOf(version: unknown, { getTypes }: Linter): { customTypes?: Record<string, NodeType> } {
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

/** Refuses other files: a description is one file here, and reading isn't this room's work. */
function oneFile({ BaseResolver }: Linter): InstanceType<Linter['BaseResolver']> {
  return new (class extends BaseResolver {
    override loadExternalRef(): Promise<never> {
      return Promise.reject(new Error('it points to another file'))
    }
  })()
}

/** A violation of the one rule for all shapes. */
interface ShapeViolation {
  readonly suggestions: readonly string[]
  readonly path: readonly string[]
  readonly source: Source
  /** The keys that any object of OpenAPI has. */
  readonly known: ReadonlySet<string>
}

/**
 * Whether it is about a boolean schema, which OpenAPI 3.1 allows: the linter takes one inside a schema, but not where
 * schemas have names.
 */
function isBooleanSchema(message: string, { value }: Source): boolean {
  const { openapi } = objectOf(value)
  const isModern = typeof openapi === 'string' && !openapi.startsWith('3.0')
  return isModern && message.startsWith('Expected type `Schema` (object) but got `boolean`')
}

/** Whether it's about `type: file` in a response of Swagger 2.0, which has it there for a download (2.0, 5.3). */
function isFile(path: readonly string[], { value }: Source): boolean {
  const isTwo = objectOf(value).swagger !== undefined
  return isTwo && path.at(-1) === 'type' && path.includes('responses') && jsonAt(value, path) === 'file'
}

/** Reports a key that OpenAPI doesn't allow in its object, unless docwright reads the key there anyway. */
function unexpectedKey(
  key: string,
  { suggestions, path, source, known }: ShapeViolation,
): readonly Problem[] {
  const isOfResponse = path.at(-3) === 'responses'
  if (foreignKeywords.has(key) && !isOfResponse) return []
  const place = () => source.placeOf(path)
  if (path.length === 2 && path[0] === 'paths') {
    return [
      {
        place: place(),
        message: `The path \`${key}\` doesn't start with \`/\`.`,
        hint: `write \`/${key}\``,
      },
    ]
  }
  if (path.at(-2) === 'responses' && path.length > 3) {
    const hint = 'use a code such as `404`, a range such as `4XX`, or `default`'
    return [{ place: place(), message: `\`${key}\` isn't a status code.`, hint }]
  }
  return [{ place: place(), ...wrongKey(key, { path, suggestions, known }) }]
}

function worded(message: string, { place, hint }: { place: Place; hint?: string | undefined }): Problem {
  return { place, message: message.endsWith('.') ? message : `${message}.`, ...(hint && { hint }) }
}

const fitTypes = 'give values of the type that the schema names'

/** The fix for a violation, by its rule. */
const hints: ReadonlyMap<string, string> = new Map([
  ['operation-operationId-unique', 'give each operation its own ID'],
  ['path-declaration-must-exist', 'name the parameter between the braces'],
  ['security-defined', 'declare it under `components/securitySchemes`, or correct the name'],
  ['no-enum-type-mismatch', fitTypes],
  ['no-server-variables-empty-enum', 'list the values, the default among them'],
])

const structHints: readonly (readonly [RegExp, string])[] = [
  [/must be present/, 'add it'],
  [/^Expected type/, 'write a value of that type'],
  [/^Must contain at least one/, 'add one of them'],
  [/must be greater/, 'write a larger number'],
]
