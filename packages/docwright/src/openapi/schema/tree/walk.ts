import type { Json } from '../../document/json.ts'
import { isObject } from '../../document/json.ts'
import type { RawObject, RawProperty } from '../facts/object.ts'
import { getOwnDescription } from '../facts/read-facts.ts'
import type { Choice, ObjectSchema, Property, Schema, SchemaFacts, Variant } from '../facts/schema.ts'
import { blank } from '../facts/schema.ts'
import type { Shape, Structure } from '../facts/structure.ts'
import { describeRequired } from '../facts/structure.ts'
import type { RawUnion } from '../parts/union.ts'
import { countListCost, countTextCost, describeExtent, isCut } from './page-budget.ts'
import type { Direction, FieldEntry, PageFields, Position } from './page-fields.ts'
import { createPageFields } from './page-fields.ts'
import type { OwnPage, SchemaIndex } from './schema-index.ts'
import { createInnerPage } from './schema-index.ts'
import { createShownSchemas } from './shown-schemas.ts'
import { createVariantLabels } from './variant-labels.ts'

/** The trees of one page. Schemas are available only after `resolve` has built all trees, because they share the page's budget. */
interface SchemaWalk extends Pick<PageFields, 'claim' | 'addRoot'> {
  resolve(): WalkedPage
}

/** The content of a page. */
interface WalkedPage {
  readonly fields: readonly FieldEntry[]
  /** The ID of the first field for each named schema. */
  readonly firstFields: ReadonlyMap<string, string>
  /** The schemas that this page leaves out, because each has a separate page. */
  readonly cuts: readonly OwnPage[]
}

/** The facts about a schema before its parts are resolved. */
interface SchemaAtPosition {
  readonly facts: SchemaFacts
  readonly position: Position
  /** In a response, the ID at which the request shows the same object. */
  readonly idInRequest?: string | undefined
}

/**
 * Resolves raw JSON Schema to `Schema`, for all bodies and parameters of a page together. Each schema is shown only once. When
 * the page's budget is spent, further schemas move to separate pages. The address of an unnamed schema's page is its location
 * inside the page of the nearest named schema above it, or else inside `ownPage`.
 */
export function walkSchemas(schemaIndex: SchemaIndex, ownPage: OwnPage): SchemaWalk {
  const page = createPageFields(buildSchemaAt)
  const cuts = new Map<string, OwnPage>()
  const firstFields = new Map<string, string>()
  /** The part of the page's budget that lists of values and texts use. Fields use the rest. */
  let textCost = 0
  const shown = createShownSchemas(schemaIndex)
  /** Whether the schemas are for a page, which shows each of them once, with its texts. Otherwise, they're for an example. */
  const isForPage = schemaIndex.repeats === 'refer'
  return {
    claim: page.claim,
    addRoot: page.addRoot,
    resolve() {
      const entries = page.resolve()
      // Aliases are further IDs of a field that is shown once for several positions. A page that leaves schemas out has none, because
      // many of its fields have moved to other pages.
      const fields = cuts.size === 0 ? [...entries, ...page.resolveAliases()] : entries
      page.release()
      return { fields, firstFields, cuts: [...cuts.values()] }
    },
  }

  function buildSchemaAt(raw: Json, position: Position): Schema {
    const facts = readFactsAt(raw, position)
    if (facts.name && !firstFields.has(facts.name)) firstFields.set(facts.name, position.id)
    const recursionTarget = shown.findAncestor(raw, position)
    if (recursionTarget !== undefined) return { ...facts, kind: 'repeat', to: recursionTarget }
    const structure = schemaIndex.getStructure(raw)
    if (isCut(facts.name, { structure, position, count: page.countFields() + textCost, schemaIndex })) {
      const own = findPageAt(raw, position)
      cuts.set(own.slug, own)
      const extent = describeExtent(structure)
      return { ...facts, name: own.name, kind: 'cut', page: own.slug, ...(extent && { extent }) }
    }
    const earlier = isForPage ? shown.findOrClaim(raw, { structure, position }) : undefined
    if (earlier !== undefined) {
      page.addReferral(position, earlier)
      return { ...facts, kind: 'repeat', to: earlier }
    }
    const idInRequest = isForPage ? shown.findInRequest(raw, { structure, position }) : undefined
    return buildSchema(structure, {
      facts,
      idInRequest,
      position: {
        ...position,
        ancestor: {
          raw,
          id: position.id,
          depth: (position.ancestor?.depth ?? 0) + 1,
          next: position.ancestor,
        },
      },
    })
  }

  /**
   * Returns the facts for a position. A named schema's facts and its list of values are shown once on a page; elsewhere only the
   * field's own are shown. For parameters, readOnly and writeOnly are ignored.
   */
  function readFactsAt(raw: Json, { id, address, root }: Position): SchemaFacts {
    const facts = schemaIndex.getFacts(raw)
    const isKnown = facts.name !== undefined && firstFields.has(facts.name)
    if (!isKnown) textCost += countListCost(facts.enum)
    const own = isKnown && getOwnDescription(raw, schemaIndex.schemas)
    const factsHere = {
      ...facts,
      ...(own && { description: own }),
      ...(root.address.kind === 'parameter' &&
        address === root.address && { readOnly: false, writeOnly: false }),
      id,
    }
    if (isForPage) textCost += countTextCost(factsHere.description)
    return factsHere
  }

  /** Returns the separate page of a schema. An unnamed schema's page is named after its location inside another page. */
  function findPageAt(raw: Json, position: Position): OwnPage {
    const own = schemaIndex.findPage(raw)
    if (own) return own
    for (let { ancestor } = position; ancestor; ancestor = ancestor.next) {
      const outer = ancestor.raw === ownPage.raw ? ownPage : schemaIndex.findPage(ancestor.raw)
      if (outer) return createInnerPage(outer, { raw, id: position.id.slice(ancestor.id.length + 1) })
    }
    return createInnerPage(ownPage, { raw, id: position.id })
  }

  function buildSchema(
    structure: Structure,
    { facts: own, position, idInRequest }: SchemaAtPosition,
  ): Schema {
    const { unions, shape } = structure
    const facts = addRules(own, describeRequirement(structure, position.root.direction))
    if (unions.length === 0) return buildShape(shape, { facts, position, idInRequest })
    const shared = buildShape(shape, { facts: { ...blank, id: facts.id, type: shape.kind }, position })
    return {
      ...addRules(facts, shared.rules),
      kind: 'union',
      choices: unions.map((union) => buildChoice(union, position)),
      ...(addsInformation(shared) && { shared: { ...shared, rules: [] } }),
    }
  }

  /** Describes the names that are required next to a union, except those that all its variants hide. */
  function describeRequirement({ unions, required }: Structure, direction: Direction): readonly string[] {
    if (required.length === 0) return []
    const variants = unions.flatMap(({ members }) =>
      members.map(({ raw }) => schemaIndex.getStructure(raw).shape),
    )
    const properties = variants.flatMap((shape) => (shape.kind === 'object' ? shape.object.properties : []))
    const visible = required.filter((name) => {
      const definitions = properties.filter((property) => property.name === name)
      return definitions.length === 0 || definitions.some(({ raw }) => isVisible(raw, direction, schemaIndex))
    })
    return visible.length > 0 ? [describeRequired(visible)] : []
  }

  function buildChoice({ word, discriminator, fallback, members }: RawUnion, position: Position): Choice {
    const labels = createVariantLabels(members, schemaIndex)
    return {
      word,
      ...(discriminator && { discriminator }),
      ...(fallback && { fallback }),
      variants: members.map(({ raw, segment, value }, index): Variant => {
        const field = page.addChild(raw, segment, position)
        return Object.assign(field, {
          label: labels[index]!,
          ...(value !== undefined && { discriminatorValue: value }),
        })
      }),
    }
  }

  function buildShape(shape: Shape, { facts, position, idInRequest }: SchemaAtPosition): Schema {
    switch (shape.kind) {
      case 'object':
        return buildObject(shape.object, { facts, position, idInRequest })
      case 'map':
        return {
          ...addRules(facts, shape.rules),
          kind: 'map',
          values: page.addChild(shape.values, '*', position),
        }
      case 'array':
        return { ...facts, kind: 'array', items: buildSchemaAt(shape.items, position) }
      case 'tuple':
        return {
          ...facts,
          kind: 'tuple',
          items: shape.items.map((item, index) => page.addChild(item, String(index), position)),
          isClosed: shape.rest === false,
          ...(isObject(shape.rest) && { rest: page.addChild(shape.rest, '*', position) }),
        }
      case 'scalar': {
        const decoded =
          shape.decoded === undefined ? undefined : page.addChild(shape.decoded, 'content', position)
        return { ...addRules(facts, shape.rules), kind: 'scalar', ...(decoded && { decoded }) }
      }
      case 'any':
        return { ...addRules(facts, shape.rules), kind: 'any' }
      case 'never':
        return { ...facts, kind: 'never' }
      default:
        return shape satisfies never
    }
  }

  function buildObject(object: RawObject, { facts, position, idInRequest }: SchemaAtPosition): ObjectSchema {
    const visible = object.properties.filter(({ raw }) =>
      isVisible(raw, position.root.direction, schemaIndex),
    )
    const shared = new Set(
      idInRequest ? visible.filter(({ raw }) => isShared(raw, schemaIndex)).map(({ name }) => name) : [],
    )
    const isShorter = idInRequest !== undefined && shared.size >= minSharedFields
    if (isShorter) page.addReferral(position, idInRequest, shared)
    const own = isShorter ? visible.filter(({ name }) => !shared.has(name)) : visible
    return {
      ...addRules(facts, object.rules),
      kind: 'object',
      properties: own.map((property) => buildProperty(property, position)),
      ...(isShorter && { shared: { to: idInRequest, names: [...shared] } }),
      patternProperties: object.patternProperties.map(([pattern, raw]) =>
        Object.assign(page.addChild(raw, formatPatternName(pattern), position), { pattern }),
      ),
      isClosed: object.isClosed,
      conditions: object.conditions,
      ...(object.values !== undefined && { values: page.addChild(object.values, '*', position) }),
    }
  }

  function buildProperty({ name, raw, required, conditions }: RawProperty, position: Position): Property {
    return Object.assign(page.addChild(raw, name, position), { required, conditions })
  }
}

/** A response links to the fields that it shares with the request if there are at least so many. Fewer are shown again. */
const minSharedFields = 4

/** Checks whether a property is the same in a request and in a response. */
function isShared(raw: Json, { getFacts, isDirectionIndependent }: SchemaIndex): boolean {
  const { readOnly, writeOnly } = getFacts(raw)
  return !readOnly && !writeOnly && isDirectionIndependent(raw)
}

function isVisible(raw: Json, direction: Direction, { getFacts }: SchemaIndex): boolean {
  if (direction === 'both') return true
  const { readOnly, writeOnly } = getFacts(raw)
  return direction === 'request' ? !readOnly : !writeOnly
}

function addRules(facts: SchemaFacts, rules: readonly string[]): SchemaFacts {
  return rules.length > 0 ? { ...facts, rules: [...facts.rules, ...rules] } : facts
}

/** Checks whether the common part of all variants adds information. */
function addsInformation(shared: Schema): boolean {
  if (shared.kind === 'any' || shared.kind === 'never') return false
  if (shared.kind === 'scalar') return shared.decoded !== undefined
  if (shared.kind !== 'object') return true
  return shared.properties.length + shared.patternProperties.length > 0 || shared.values !== undefined
}

/** Returns a name for a pattern: `pattern-x` for `^x-`. */
function formatPatternName(pattern: string): string {
  const words = pattern.split(/[^\p{L}\p{N}_]+/u).filter((word) => word !== '')
  return ['pattern', ...words].join('-')
}
