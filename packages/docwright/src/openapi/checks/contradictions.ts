import { formatInlineCode } from '../../markdown/inline-code.ts'
import type { Problem } from '../../problem/problem.ts'
import { visitSchemas } from '../document/each-schema.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { getMember } from '../document/json.ts'
import { formatFragment } from '../document/pointer.ts'
import type { Source } from '../document/source.ts'
import { getAllowedValues } from '../schema/facts/allowed-values.ts'
import type { RawProperty } from '../schema/facts/object.ts'
import { mergeToObject } from '../schema/facts/object.ts'
import { listValuesInWords } from '../schema/parts/enum-value.ts'
import type { Parts, Schemas } from '../schema/parts/parts.ts'
import { findWrongTypes, listTypes } from '../schema/parts/type.ts'
import { joinWithOr } from '../schema/parts/words.ts'

/** A description with the data that its checks need. */
export interface CheckedDescription {
  /** The upgraded description. */
  readonly document: JsonObject
  readonly schemas: Schemas
  readonly source: Source
}

/** Reports fields whose parts in an `allOf` have conflicting values or types, so that no value is valid. Each is reported once. */
export function findContradictions({ document, schemas, source }: CheckedDescription): readonly Problem[] {
  const visited = new Set<Json>()
  const problems: Problem[] = []
  visitSchemas(document, {
    schema: (copy, keys) => {
      // `visitSchemas` passes a copy. The index of schemas knows only the original.
      const original = copy.allOf && schemas.references.target(formatFragment(keys))?.value
      const messages = original ? listMessages(original, []) : []
      problems.push(...messages.map((message) => createProblem(message, keys)))
      return copy
    },
  })
  return problems

  /**
   * Describes contradictions in a merged schema, and in its fields that only merging creates. A field that a part defines itself is
   * checked at its own schema. `names` is the path of fields to the schema.
   */
  function listMessages(raw: Json, names: readonly string[]): readonly string[] {
    if (visited.has(raw)) return []
    visited.add(raw)
    const parts = schemas.getParts(raw)
    const conflict = findConflict(parts)
    if (conflict) {
      const [field, schema] =
        names.length > 0 ? [formatInlineCode(names.join('.')), 'the schema'] : ['the schema', 'it']
      const { wrong, right } = conflict
      return [`No value fits ${field}: one part of ${schema} allows only ${wrong}, another only ${right}.`]
    }
    const isOfOnePart = ({ name, raw: property }: RawProperty) =>
      parts.parts.some(({ schema }) => getMember(schema.properties, name) === property)
    return mergeToObject(raw, schemas).properties.flatMap((property) =>
      isOfOnePart(property) ? [] : listMessages(property.raw, [...names, property.name]),
    )
  }

  /** Describes why no value can satisfy all parts, if that's so. */
  function findConflict(parts: Parts): { readonly wrong: string; readonly right: string } | undefined {
    const types = findWrongTypes(parts)
    if (types.length > 0) {
      return { wrong: joinWithOr([...new Set(types)]), right: joinWithOr(listTypes(parts)) }
    }
    const { conflict } = getAllowedValues(parts)
    return conflict && { wrong: listValuesInWords(conflict.wrong), right: listValuesInWords(conflict.right) }
  }

  function createProblem(message: string, keys: readonly string[]): Problem {
    return {
      kind: 'examples',
      place: source.placeOf([...keys, 'allOf']),
      message,
      hint: 'keep it in one part only, or use `oneOf` for the parts',
    }
  }
}
