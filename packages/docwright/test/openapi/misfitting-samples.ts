import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Json } from '../../src/openapi/document/json.ts'
import { toPlainNumbers } from '../../src/openapi/document/json.ts'
import { readReferences } from '../../src/openapi/document/reference.ts'
import { emptyCommonSchemas } from '../../src/openapi/schema/parts/common-schemas.ts'
import { readSchemas } from '../../src/openapi/schema/parts/parts.ts'
import { computeReach } from '../../src/openapi/schema/parts/reach.ts'
import { createSchemaIndex } from '../../src/openapi/schema/tree/schema-index.ts'
import { walkSchemas } from '../../src/openapi/schema/tree/walk.ts'
import { generateValue } from '../../src/openapi/schema/values/generate-value.ts'
import { createRuleCheck } from '../../src/openapi/validation/broken-rules.ts'
import { generateFittingValue } from '../../src/openapi/validation/fitting-value.ts'
import { namedSchemas } from './random-rules.ts'
import { randomSchema } from './random-schema.ts'

// The validator divides as computers do; without a tolerance it finds that 0.07 isn't a multiple of 0.01.
const ajv = new Ajv2020({
  strict: false,
  multipleOfPrecision: 9,
  ownProperties: true,
  validateSchema: false,
  code: { optimize: false },
})
formats.default(ajv)

const document = { components: { schemas: namedSchemas } }
const schemas = readSchemas(
  new Map(Object.entries(namedSchemas)) as ReadonlyMap<string, Json>,
  readReferences(document),
)
const reach = computeReach(schemas)

/** Returns the random schemas whose generated example is invalid, each with the example and the reason. */
export function misfittingSamples({ from, count }: { from: number; count: number }): string[] {
  return Array.from({ length: count }, (_, index) => from + index).flatMap((seed) => {
    const schema = randomSchema(seed)
    const whole = { ...document, ...schema }
    const rules = createRuleCheck(document, { schemas, reach })(schema, 'both')
    const schemaIndex = createSchemaIndex(schemas, { budget: 1200, common: emptyCommonSchemas, reach })
    const walk = walkSchemas(schemaIndex, { name: '', slug: '', raw: schema })
    const field = walk.addRoot(schema, { address: { kind: 'schema' }, name: 'Random', direction: 'both' })
    walk.resolve()
    const misfits = (['response', 'request'] as const).flatMap((kind) => {
      const sample = rules
        ? generateFittingValue(field.schema, kind, rules)
        : generateValue(field.schema, kind)
      const isFit = sample !== undefined && ajv.validate(whole, toPlainNumbers(sample))
      return isFit
        ? []
        : [`seed ${seed}, ${kind}: ${JSON.stringify(sample)} ${ajv.errorsText()} ${JSON.stringify(schema)}`]
    })
    ajv.removeSchema(whole)
    return misfits
  })
}
