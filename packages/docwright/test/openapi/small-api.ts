import type { Api } from '../../src/openapi/api.ts'
import { readApi } from '../../src/openapi/api.ts'
import type { Operation } from '../../src/openapi/objects/operation.ts'
import type { Schema } from '../../src/openapi/schema/facts/schema.ts'

/** A small description made of its interesting lines: for tests. `paths` and `components` are YAML, indented by two. */
export async function smallApi(
  { paths = '', components = '', head = '' }: Lines,
  version = '3.1.0',
): Promise<Api> {
  const text = [
    `openapi: ${version}`,
    'info: { title: Test, version: "1" }',
    head,
    `paths:${paths ? `\n${paths}` : ' {}'}`,
    components && `components:\n${components}`,
  ].join('\n')
  const { api, problems } = await readApi(text, 'test.yaml')
  const mistakes = problems.filter(({ kind }) => kind !== 'examples')
  if (!api || mistakes.length > 0) throw new Error(JSON.stringify(mistakes, undefined, 2))
  return api
}

interface Lines {
  readonly paths?: string
  readonly components?: string
  readonly head?: string
}

/** The operation that sends and returns the schema `Root`; schemas are YAML, indented by four. */
export async function operationWith(schemas: string, version = '3.1.0'): Promise<Operation> {
  const body = '{ content: { application/json: { schema: { $ref: "#/components/schemas/Root" } } }'
  const api = await smallApi(
    {
      paths: `  /x:\n    post:\n      operationId: send\n      requestBody: ${body} }\n      responses: { '200': ${body}, description: Done. } }`,
      components: `  schemas:\n${schemas}`,
    },
    version,
  )
  return api.operations[0]!
}

/** The body of a request with the schema `Root`. */
export async function bodyWith(schemas: string, version = '3.1.0'): Promise<Schema> {
  const operation = await operationWith(schemas, version)
  return operation.requestBody!.content[0]!.body!.schema
}
