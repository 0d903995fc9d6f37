import { expect, test } from 'vitest'
import { operationWith } from '../../../../test/openapi/small-api.ts'
import type { Json } from '../../document/json.ts'
import { findUsedVariants } from './used-variants.ts'

const getOne = (names: readonly string[]) =>
  `{ oneOf: [${names.map((name) => `{ $ref: '#/components/schemas/${name}' }`)}], discriminator: { propertyName: kind } }`

const schemas = [
  `Root: { type: object, properties: { own: ${getOne(['cat', 'cow'])} }, additionalProperties: ${getOne(['dog', 'hen'])} }`,
  ...['cat', 'cow', 'dog', 'hen'].map(
    (name) => `${name}: { type: object, required: [kind], properties: { kind: { type: string } } }`,
  ),
].map((line) => `    ${line}`)

test.each<[value: Json, used: readonly string[]]>([
  [{ own: { kind: 'cat' } }, ['request.own.cat']],
  [{ rex: { kind: 'dog' }, tom: { kind: 'dog' } }, ['request.*.dog']],
  [{ own: { kind: 'dog' }, rex: 'dog' }, []],
])('%j takes the variants %j', async (value, used) => {
  const { requestBody } = await operationWith(schemas.join('\n'))

  expect(findUsedVariants(requestBody!.content[0]!.body!.schema, value)).toEqual(used)
})
