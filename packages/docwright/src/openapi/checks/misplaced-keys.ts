import type { NodeType } from '../../libraries/openapi-core.ts'
import { findNearest } from '../../problem/nearest.ts'
import type { Mistake, Problem } from '../../problem/problem.ts'
import { visitSchemas } from '../document/each-schema.ts'
import type { Json } from '../document/json.ts'
import { asObject, asString, isObject, listMembers } from '../document/json.ts'
import type { Source } from '../document/source.ts'

/** Returns all keys of the objects in some versions of OpenAPI. */
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
const schemaKeywords = new Set(
  'type format items enum default minimum maximum minLength maxLength pattern properties'.split(' '),
)

/** Describes a key that its object doesn't allow, and where it would be allowed. */
export function describeWrongKey(
  key: string,
  {
    path,
    suggestions,
    known,
  }: { path: readonly string[]; suggestions: readonly string[]; known: ReadonlySet<string> },
): Mistake {
  const meant = key.length > 3 ? findNearest(key, suggestions) : undefined
  if (meant && Math.abs(meant.length - key.length) <= 2) {
    return { message: `\`${key}\` has no meaning here.`, hint: `write \`${meant}\`` }
  }
  if (!known.has(key)) {
    return {
      message: `OpenAPI has no key \`${key}\`.`,
      hint: `correct it, or call it \`x-${key}\` if another tool reads it`,
    }
  }
  return { message: `\`${key}\` doesn't belong here in OpenAPI.`, hint: placeFor(key, path) }
}

function placeFor(key: string, path: readonly string[]): string {
  const isOfBody =
    path.includes('responses') || path.includes('requestBody') || path.includes('requestBodies')
  if (key === 'schema' && isOfBody) {
    return 'move it below a media type: `content: { application/json: { schema: … } }`'
  }
  if (key === 'examples' && isOfBody) return 'move it below a media type, next to its `schema`'
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
  visit(document, [])
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

  function visit(value: Json, keys: readonly string[]): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...keys, String(index)])
    }
    if (!isObject(value)) return
    checkParameter(value, keys)
    for (const [key, member] of listMembers(value)) {
      if (notObjects.has(key) || key.startsWith('x-')) continue
      const inner = [...keys, key]
      if (key === 'responses' && isObject(member)) {
        for (const [status] of listMembers(member)) checkStatus(status, [...inner, status])
      }
      visit(member, inner)
    }
  }

  function checkParameter(parameter: Json, keys: readonly string[]) {
    const { name, in: location, required, schema, content } = asObject(parameter)
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

/** Keys whose content is a schema or a value, with other keys. */
const notObjects = new Set('schema schemas definitions example examples value default enum'.split(' '))
