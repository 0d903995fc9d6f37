import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The text of the API file. */
export const apiSource = readFileSync('content/openapi.yaml', 'utf8')

/** The parsed API file. */
export const apiDocument: ApiDocument = parse(apiSource)

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Written>>>>
  readonly servers: readonly { readonly url: string }[]
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly examples: Readonly<Record<string, Example>>
  }
}

interface Schema {
  readonly enum?: readonly string[]
  readonly 'x-errorCatalogue'?: readonly CatalogueEntry[]
  readonly 'x-transitions'?: Readonly<Record<string, 'any' | Readonly<Record<string, Results>>>>
}

interface CatalogueEntry {
  readonly code: string
  readonly slug: string
  readonly cause?: string
  readonly action?: string
  readonly retry?: string
  readonly provokedBy?: Readonly<Record<string, string>>
}

type Results = readonly string[] | Readonly<Record<string, string>>

/** Returns an example body by the name that the request and the response share. */
export interface Example {
  readonly name: string
  readonly value: Readonly<Record<string, unknown>>
  readonly 'x-fresh'?: Readonly<Record<string, string>>
}

interface Body {
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, Example>> }>>
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}

interface Written {
  readonly operationId: string
  readonly description: string
  readonly 'x-timeout'?: number
  readonly parameters?: readonly Parameter[]
  readonly requestBody: Body
  readonly responses: Readonly<Record<string, Body & { readonly headers?: object }>>
}

/** Returns an operation of the API file, with its method and path. */
export interface Operation extends Written {
  readonly method: string
  readonly path: string
}

export const operations: readonly Operation[] = Object.entries(apiDocument.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
)

export function operationNamed(id: string): Operation {
  return operations.find(({ operationId }) => operationId === id)!
}

/** Resolves the `$ref` of an object, if it has one. */
export function follow<Value>(written: Value): Value {
  const { $ref } = written as { readonly $ref?: string }
  if ($ref === undefined) return written
  const names = $ref.slice('#/'.length).split('/')
  return names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], apiDocument) as Value
}

/** Returns the request examples of an operation. */
export function requestExamples({ requestBody }: Operation): readonly Example[] {
  return listExamples(requestBody)
}

export function requestExample(operation: string, name: string): Example['value'] {
  return requestExamples(operationNamed(operation)).find((example) => example.name === name)!.value
}

/** Returns a response example by name: the first one, or the given status's. */
export function responseExample(operation: string, name: string, status?: string): Example['value'] {
  return responseExamples(operation, status).find((example) => example.name === name)!.value
}

/** Returns all response examples of an operation, or only the examples of one status. */
export function responseExamples(operation: string, status?: string): readonly Example[] {
  return Object.entries(operationNamed(operation).responses)
    .filter(([each]) => status === undefined || each === status)
    .flatMap(([, response]) => listExamples(follow(response)))
}

function listExamples({ content = {} }: Body): readonly Example[] {
  return Object.values(content).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([name, example]) => ({ ...follow(example), name })),
  )
}

/** Returns the enum values of a named schema. */
export function listValues(schema: string): readonly string[] {
  return apiDocument.components.schemas[schema]!.enum!
}

/** Returns the catalog entry of each error code. */
export const errorCatalogue = apiDocument.components.schemas.ErrorCode!['x-errorCatalogue']!
