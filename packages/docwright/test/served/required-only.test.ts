import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { whole } from '../../e2e/sites.ts'
import { isNeeded } from '../../src/model/reference/field.ts'
import { readApi } from '../../src/openapi/api.ts'
import type { Json, JsonObject } from '../../src/openapi/document/json.ts'
import { isObject, listMembers, toPlainNumbers } from '../../src/openapi/document/json.ts'
import { readReferences } from '../../src/openapi/document/reference.ts'
import type { Schema } from '../../src/openapi/schema/facts/schema.ts'

test.for(
  whole,
)('of each example of each request of the %s site, what “Required only” leaves is a valid request', async ([
  ,
  { folder },
]) => {
  const file = path.join(folder, 'openapi.yaml')
  const text = readFileSync(file, 'utf8')
  const { api } = await readApi(text, file)
  const document = parse(text) as JsonObject
  const { follow } = readReferences(document)
  let count = 0
  for (const { method, path, requestBody } of api!.operations) {
    const pathItem = (document.paths as Record<string, JsonObject>)[path]!
    const written = follow((pathItem[method.toLowerCase()] as JsonObject).requestBody as JsonObject)
    for (const { name, body, examples } of requestBody?.content ?? []) {
      const left = examples.map(({ value }) =>
        leftOf(toPlainNumbers(value) as Json, body ? [body.schema] : []),
      )
      const mediaType = (written as { content: Record<string, Record<string, unknown>> }).content[name]!
      delete mediaType.example
      mediaType.examples = Object.fromEntries(left.map((value, index) => [`left${index}`, { value }]))
      count += left.length
    }
  }
  const { problems } = await readApi(JSON.stringify(document), file.replace('.yaml', '.json'))

  expect(count).toBeGreaterThan(0)
  expect(problems.filter(({ kind }) => kind === 'examples')).toEqual([])
})

/** A value without the members whose rows the filter hides. */
function leftOf(value: Json, schemas: readonly Schema[]): Json {
  const all = schemas.flatMap(flattenSchema)
  if (Array.isArray(value)) {
    const items = all.flatMap((schema) => (schema.kind === 'array' ? [schema.items] : []))
    return value.map((item) => leftOf(item, items))
  }
  if (!isObject(value)) return value
  const members = listMembers(value).flatMap(([name, member]) => {
    const rows = all
      .flatMap((schema) => (schema.kind === 'object' ? schema.properties : []))
      .filter((property) => property.name === name)
    const isLeft = rows.length === 0 || rows.some(isNeeded)
    return isLeft
      ? [
          [
            name,
            leftOf(
              member,
              rows.map(({ schema }) => schema),
            ),
          ] as const,
        ]
      : []
  })
  return Object.fromEntries(members)
}

/** A schema and all its variants, each with what they share. */
function flattenSchema(schema: Schema): readonly Schema[] {
  if (schema.kind !== 'union') return [schema]
  const variants = schema.choices.flatMap(({ variants }) => variants.map(({ schema }) => schema))
  return [...(schema.shared ? [schema.shared] : []), ...variants].flatMap(flattenSchema)
}
