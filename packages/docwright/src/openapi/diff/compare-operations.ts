import type { JsonObject } from '../document/json.ts'
import { asObject, formatValue, listMembers } from '../document/json.ts'
import type { ParameterLocation } from '../names/field-address.ts'
import { getParameterStyle } from '../serialization/parameter-style.ts'
import { compareBodies, compareResponses } from './compare-bodies.ts'
import type { FoundChange } from './compare-parts.ts'
import { compareSecurity } from './compare-security.ts'
import type { ChangeLocation } from './description.ts'
import type { OperationChange, OperationPair, OperationSide } from './operation-side.ts'
import {
  assignToPart,
  compareRequired,
  createChange,
  isRequired,
  listParameters,
  locateInBoth,
  locateKey,
} from './operation-side.ts'
import { pairEntries } from './paired.ts'

/** Compares an operation that both files have. */
export function compareOperations(pair: OperationPair): readonly OperationChange[] {
  return [
    ...assignToPart({ label: '' }, pair.direction, findDeprecationChanges(pair)),
    ...assignToPart({ label: 'security' }, pair.direction, findSecurityChanges(pair)),
    ...compareParameters(pair),
    ...compareBodies(pair),
    ...compareResponses(pair),
  ]
}

function findDeprecationChanges({ older, newer }: OperationPair): readonly FoundChange[] {
  const [was, is] = [older.operation, newer.operation]
  if ((was.deprecated === true) === (is.deprecated === true)) return []
  const kind = is.deprecated === true ? 'operation-deprecated' : 'operation-reactivated'
  return [createChange(kind, locateInBoth(was, is, 'deprecated'))]
}

function findSecurityChanges({ older, newer }: OperationPair): readonly FoundChange[] {
  const found = compareSecurity([older.description, older.operation], [newer.description, newer.operation])
  return found.map(({ kind, ...words }) =>
    createChange(kind, { ...words, older: locateSecurity(older), newer: locateSecurity(newer) }),
  )
}

function locateSecurity({ operation, description }: OperationSide): ChangeLocation {
  const isOwn = operation.security !== undefined || description.document.security === undefined
  return locateKey(isOwn ? operation : description.document, 'security')
}

function compareParameters(pair: OperationPair): readonly OperationChange[] {
  return pairEntries(listParameters(pair.older), listParameters(pair.newer)).flatMap(([, was, is]) => {
    const parameter = asObject(is ?? was)
    const [location, name] = [formatValue(parameter.in ?? ''), formatValue(parameter.name ?? '')]
    const address = { kind: 'parameter', in: location as ParameterLocation, name } as const
    return assignToPart(
      { label: `${location} parameter \`${name}\``, address },
      pair.direction,
      compareParameterPresence(was, is, pair),
    )
  })
}

function compareParameterPresence(
  was: JsonObject | undefined,
  is: JsonObject | undefined,
  pair: OperationPair,
): readonly FoundChange[] {
  if (was && is) return compareParameter(was, is, pair)
  if (is) {
    const kind = isRequired(is) ? 'required-parameter-added' : 'optional-parameter-added'
    return [createChange(kind, { newer: locateKey(is) })]
  }
  const kind = was?.deprecated === true ? 'deprecated-parameter-removed' : 'parameter-removed'
  return [createChange(kind, { older: locateKey(was) })]
}

function compareParameter(
  was: JsonObject,
  is: JsonObject,
  { compareSchemas, direction }: OperationPair,
): readonly FoundChange[] {
  const found = [...compareRequired('parameter', was, is)]
  if (was.deprecated !== true && is.deprecated === true) {
    found.push(createChange('parameter-deprecated', locateInBoth(was, is, 'deprecated')))
  }
  const [wasStyle, isStyle] = [formatStyle(was), formatStyle(is)]
  if (wasStyle !== isStyle) {
    found.push(
      createChange('parameter-style-changed', {
        ...locateInBoth(was, is, 'style'),
        was: wasStyle,
        is: isStyle,
      }),
    )
  }
  const schemaChanges = compareSchemas({ older: getSchema(was), newer: getSchema(is) }, direction)
  return [
    ...found,
    ...schemaChanges.map((each) =>
      each.kind === 'default-changed' && each.path.length === 0
        ? createChange('parameter-default-changed', each)
        : each,
    ),
  ]
}

/** Returns the schema of a parameter, which may be in its `content`. */
function getSchema({ schema, content }: JsonObject) {
  return schema ?? asObject(listMembers(content)[0]?.[1]).schema ?? true
}

function formatStyle(parameter: JsonObject): string {
  const { style, explode } = getParameterStyle(parameter)
  return `${style}${explode ? ', exploded' : ''}`
}
