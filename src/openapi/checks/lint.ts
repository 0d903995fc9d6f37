import type { NodeType, NormalizedProblem, RuleConfig } from '@redocly/openapi-core'
import {
  BaseResolver,
  createConfig,
  getTypes,
  lintDocument,
  Source as RedoclySource,
} from '@redocly/openapi-core'
import { nearest } from '../../problem/nearest.ts'
import type { Problem } from '../../problem/problem.ts'
import type { Json } from '../document/json.ts'
import { memberOf, objectOf, plain } from '../document/json.ts'
import { keysOf } from '../document/pointer.ts'
import { refOf } from '../document/reference.ts'
import type { Source } from '../document/source.ts'
import { unresolved, unresolvedSchemas, withoutSchemaReferences } from './unresolved.ts'

/** The rules whose violation makes a reference wrong or incomplete; what is only a matter of style is left to the file's owner. */
const rules: Record<string, RuleConfig> = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'no-enum-type-mismatch': 'error',
  'no-example-value-and-externalValue': 'error',
  'no-server-variables-empty-enum': 'error',
  'no-undefined-server-variable': 'error',
  'operation-operationId-unique': 'error',
  'operation-parameters-unique': 'error',
  'path-declaration-must-exist': 'error',
  'path-not-include-query': 'error',
  'path-parameters-defined': 'error',
  'security-defined': 'error',
  'spec-no-invalid-tag-parents': 'error',
}

/** Messages of these rules that do not make a page wrong. */
const harmless = [
  /^Every operation should have security defined/,
  /^The field `(description|license|name)` must be present/,
]

/** Words of other dialects that we read where the version does not have them. */
const foreignKeywords = new Set([
  'nullable',
  'example',
  'examples',
  'deprecated',
  'summary',
  'servers',
  'webhooks',
])

/** What is wrong with a description by the rules of its version, each at its place. */
export async function lint(source: Source): Promise<readonly Problem[]> {
  const found = await violations(source, rules).catch(() => violations(source, { struct: 'error' }))
  return [...found.flatMap((violation) => problemsOf(violation, source)), ...unresolvedSchemas(source)]
}

/** Some rules stumble over a shape that `struct` reports; then `struct` alone is asked. */
async function violations(
  source: Source,
  wanted: Record<string, RuleConfig>,
): Promise<readonly NormalizedProblem[]> {
  const value = objectOf(source.value)
  const parsed = plain(withoutSchemaReferences(value))
  return lintDocument({
    document: { source: new RedoclySource(source.file, source.text), parsed },
    config: await createConfig({ rules: wanted }),
    externalRefResolver: new OneFile(),
    ...typesOf(value.openapi),
  })
}

function problemsOf(violation: NormalizedProblem, source: Source): readonly Problem[] {
  const message = violation.message.replaceAll('\n', ' ').trim()
  if (harmless.some((pattern) => pattern.test(message))) return []
  const path = keysOf(violation.location[0]?.pointer ?? '#')
  const unexpected = /^Property `(.*)` is not expected here/.exec(message)?.[1]
  if (unexpected !== undefined)
    return unexpectedKey(unexpected, { suggestions: violation.suggest, path, source })
  const reference = message.startsWith("Can't resolve $ref") ? referenceAt(path, source) : undefined
  if (reference !== undefined) return [unresolved(reference, { keys: path, source })]
  return [{ place: source.placeOf(path), ...worded(message) }]
}

/** The linter stops at the scopes of a device flow, since its types for 3.2 name one that it does not have. */
function typesOf(version: unknown): { customTypes?: Record<string, NodeType> } {
  if (typeof version !== 'string' || !version.startsWith('3.2')) return {}
  const types = getTypes('oas3_2')
  const flow = types.DeviceAuthorization
  if (!flow) return {}
  const scopes: NodeType = { properties: {}, additionalProperties: { type: 'string' } }
  const properties = { ...flow.properties, scopes: 'DeviceScopes' }
  return { customTypes: { ...types, DeviceScopes: scopes, DeviceAuthorization: { ...flow, properties } } }
}

/** Refuses other files: a description is one file here, and reading is not this room's work. */
class OneFile extends BaseResolver {
  override loadExternalRef(): Promise<never> {
    return Promise.reject(new Error('it points to another file'))
  }
}

interface Found {
  readonly path: readonly string[]
  readonly source: Source
}

/** A key that no version knows is a slip of the pen only when it is close to one that exists. */
function unexpectedKey(
  key: string,
  { suggestions, path, source }: Found & { suggestions: readonly string[] },
): readonly Problem[] {
  if (foreignKeywords.has(key)) return []
  const meant = key.length > 3 ? nearest(key, suggestions) : undefined
  if (!meant || Math.abs(meant.length - key.length) > 2) return []
  return [
    { place: source.placeOf(path), message: `\`${key}\` has no meaning here.`, hint: `write \`${meant}\`` },
  ]
}

function worded(message: string): Pick<Problem, 'message' | 'hint'> {
  const hint = hints.find(([pattern]) => pattern.test(message))?.[1]
  return { message: message.endsWith('.') ? message : `${message}.`, ...(hint && { hint }) }
}

const hints: readonly (readonly [RegExp, string])[] = [
  [/operationId/, 'give each operation an id of its own'],
  [
    /path parameter|template/i,
    'declare each `{name}` of the path as a parameter with `in: path`, and no other',
  ],
  [/security scheme/, 'declare it under `components/securitySchemes`, or correct the name'],
  [/must be present/, 'add it'],
  [/enum/i, 'give values of the type that the schema names'],
  [/^Expected type/, 'write a value of that type'],
]

function referenceAt(path: readonly string[], source: Source): string | undefined {
  return refOf(
    path.reduce<Json>(
      (value, key) => (Array.isArray(value) ? value[Number(key)] : memberOf(value, key)) ?? null,
      source.value,
    ),
  )
}
