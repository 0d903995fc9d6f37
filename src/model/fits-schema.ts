import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Api } from '../openapi/api.ts'
import { inTime } from '../problem/in-time.ts'

/** What does not fit about a JSON text that a guide shows as an instance of a named schema; nothing when it fits. */
export function misfit(text: string, schema: string, api: Api): string | undefined {
  const value = parsed(text)
  if (value === undefined) return 'it is not JSON'
  const validate = validatorsOf(api)(schema)
  const judged = validate && inTime(() => validate(value))
  if (judged === 'too slow') return 'one of its patterns cannot be tried within a second'
  if (!validate || judged?.result) return undefined
  return wordsOf(deepest(validate.errors ?? []))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Validators = (schema: string) => ValidateFunction | undefined

const known = new WeakMap<Api, Validators>()

function validatorsOf(api: Api): Validators {
  const validators = known.get(api) ?? createValidators(api)
  known.set(api, validators)
  return validators
}

const address = 'https://openapi.example/'

function createValidators({ document }: Api): Validators {
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    validateSchema: false,
    unicodeRegExp: false,
    ownProperties: true,
  })
  formats.default(ajv)
  const { schemas } = document.components as { schemas: object }
  return (name) => {
    try {
      if (!ajv.getSchema(address)) ajv.addSchema({ $id: address, components: { schemas } })
      return ajv.getSchema(`${address}#/components/schemas/${encodeURIComponent(name)}`)
    } catch {
      // A schema that cannot be compiled cannot judge; the description's own check says why.
      return undefined
    }
  }
}

/** The error that says most: the one furthest inside. */
function deepest(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length
  return errors.toSorted((a, b) => depth(b) - depth(a))[0]
}

function wordsOf(error: ErrorObject | undefined): string {
  const { instancePath = '', message = 'does not fit', params } = error ?? {}
  const where = instancePath === '' ? '' : `\`${instancePath.slice(1).replaceAll('/', '.')}\` `
  const { additionalProperty, unevaluatedProperty, allowedValues } = (params ?? {}) as Record<string, unknown>
  const extra = additionalProperty ?? unevaluatedProperty
  if (extra !== undefined) return `${where || 'it '}has \`${extra}\`, which the schema does not know`
  return `${where || 'it '}${message}${Array.isArray(allowedValues) ? `: ${allowedValues.join(', ')}` : ''}`
}
