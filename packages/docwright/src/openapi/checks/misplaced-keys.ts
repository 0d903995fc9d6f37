import type { NodeType } from '../../libraries/openapi-core.ts'
import { findNearest } from '../../problem/nearest.ts'
import type { Mistake, Problem } from '../../problem/problem.ts'
import { listObjects } from '../document/each-object.ts'
import { visitSchemas } from '../document/each-schema.ts'
import { createKeySet } from '../document/extension.ts'
import type { JsonObject } from '../document/json.ts'
import { asObject, asString } from '../document/json.ts'
import type { Source } from '../document/source.ts'

/** Returns every key that an object of these versions of OpenAPI may have. */
export function listOpenApiKeys(
  versions: readonly Readonly<Record<string, NodeType>>[],
): ReadonlySet<string> {
  return new Set(
    versions.flatMap((types) =>
      Object.values(types).flatMap(({ properties }) => Object.keys(properties ?? {})),
    ),
  )
}

/** Keys that only schemas have, since OpenAPI 3.0. */
const schemaKeywords = createKeySet(
  'type format items enum default minimum maximum minLength maxLength pattern properties',
)

/** Describes a key that its object doesn't allow, and where it would be allowed. */
export function describeWrongKey(
  key: string,
  {
    path,
    suggestions,
    openApiKeys,
  }: { path: readonly string[]; suggestions: readonly string[]; openApiKeys: ReadonlySet<string> },
): Mistake {
  // Keys of up to three letters, such as `in`, are near too many others.
  const meant = key.length > 3 ? findNearest(key, suggestions) : undefined
  if (meant && Math.abs(meant.length - key.length) <= 2) {
    return { message: `\`${key}\` has no meaning here.`, hint: `write \`${meant}\`` }
  }
  if (!openApiKeys.has(key)) {
    return {
      message: `OpenAPI has no key \`${key}\`.`,
      hint: `correct it, or call it \`x-${key}\` if another tool reads it`,
    }
  }
  return { message: `\`${key}\` doesn't belong here in OpenAPI.`, hint: suggestPlace(key, path) }
}

/** Returns the fix for a key that belongs to another object. */
function suggestPlace(key: string, path: readonly string[]): string {
  const isInBody =
    path.includes('responses') || path.includes('requestBody') || path.includes('requestBodies')
  if (key === 'schema' && isInBody) {
    return 'move it below a media type: `content: { application/json: { schema: … } }`'
  }
  if (key === 'examples' && isInBody) return 'move it below a media type, next to its `schema`'
  if (path.includes('parameters') && schemaKeywords.has(key)) return 'move it into `schema`'
  if (key === 'definitions') return 'move it to `components/schemas`'
  return 'move it to where it belongs, or remove it'
}

/** Reports problems that no single object's structure shows: a key that excludes another, and a status that HTTP doesn't have. */
export function findContradictingKeys(source: Source): readonly Problem[] {
  const problems: Problem[] = []
  const add = (keys: readonly string[], mistake: Mistake) =>
    problems.push({ place: source.placeOf(keys), ...mistake, kind: 'structure' })
  const document = asObject(source.value)
  for (const { object, keys } of listObjects(document)) {
    if (keys.some((key) => schemaKeys.has(key))) continue
    checkParameter(object, keys)
    if (keys.at(-1) !== 'responses') continue
    for (const status of Object.keys(object)) checkStatus(status, [...keys, status])
  }
  if (document['x-ms-paths'] !== undefined) {
    add(['x-ms-paths'], {
      message: "`x-ms-paths` isn't read, so its operations have no pages.",
      hint: 'move them to `paths`; a part after `?` or `#` keeps their addresses distinct',
    })
  }
  visitSchemas(document, {
    schema(schema, keys) {
      if (schema.type === 'object' && schema.items !== undefined) {
        add([...keys, 'items'], {
          message: '`items` has no meaning for `type: object`.',
          hint: 'write `type: array`, or describe the values in `properties` or `additionalProperties`',
        })
      }
      return schema
    },
  })
  return problems

  function checkParameter(parameter: JsonObject, keys: readonly string[]) {
    const { name, in: location, required, schema, content } = parameter
    if (asString(name) === undefined || asString(location) === undefined) return
    if (location === 'path' && required === false) {
      add([...keys, 'required'], {
        message: `The path parameter \`${name}\` can't be optional.`,
        hint: 'write `required: true`',
      })
    }
    if (schema !== undefined && content !== undefined) {
      add([...keys, 'content'], {
        message: `The parameter \`${name}\` has both \`schema\` and \`content\`, which exclude each other.`,
        hint: 'remove one of them',
      })
    }
  }

  function checkStatus(status: string, keys: readonly string[]) {
    if (!/^[06-9]\d\d$/.test(status)) return
    const hint = 'use a code such as `404`, a range such as `4XX`, or `default`'
    add(keys, { message: `\`${status}\` isn't a status code.`, hint })
  }
}

/** Keys whose values are schemas, in which OpenAPI's own keys have no meaning. */
const schemaKeys = new Set(['schema', 'schemas', 'definitions'])
