import type { Json, JsonObject } from '../document/json.ts'
import { isObject, listOf, membersOf, objectOf, textOf, valueText } from '../document/json.ts'
import { pathParametersIn } from '../names/path-template.ts'
import type { Found, schemaComparer } from './compare-schemas.ts'
import { securityChanges } from './compare-security.ts'
import type { ComparedFile, Spot } from './description.ts'
import type { ChangeDirection, ChangeKind } from './kinds.ts'

/** An operation in one of the files. */
export interface OperationSide {
  readonly description: ComparedFile
  readonly path: string
  readonly pathItem: JsonObject
  readonly operation: JsonObject
}

/** A change, the part of the operation that it's in, and who reads that part. */
export interface OperationChange extends Found {
  readonly part: string
  readonly direction: ChangeDirection
}

interface Comparison {
  readonly older: OperationSide
  readonly newer: OperationSide
  /** Who reads the parameters and the body: the API, or for a webhook the client. */
  readonly direction: ChangeDirection
  readonly compareSchemas: ReturnType<typeof schemaComparer>
}

/** Compares an operation that both files have. */
export function compareOperations(comparison: Comparison): readonly OperationChange[] {
  const { older, newer, direction, compareSchemas } = comparison
  const found: OperationChange[] = []
  const [was, is] = [older.operation, newer.operation]
  const back = direction === 'request' ? 'response' : 'request'
  let [part, reader] = ['', direction]
  compareHeads()
  compareParameters()
  compareBodies()
  compareResponses()
  return found

  function add(kind: ChangeKind, change: Partial<Found>): void {
    found.push({ kind, path: [], older: undefined, newer: undefined, part, direction: reader, ...change })
  }

  function compareHeads(): void {
    if ((was.deprecated === true) !== (is.deprecated === true)) {
      const kind = is.deprecated === true ? 'operation-deprecated' : 'operation-reactivated'
      add(kind, { older: spot(was, 'deprecated'), newer: spot(is, 'deprecated') })
    }
    part = 'security'
    for (const change of securityChanges([older.description, was], [newer.description, is])) {
      const { kind, ...words } = change
      add(kind, { ...words, older: securitySpot(older), newer: securitySpot(newer) })
    }
  }

  function compareParameters(): void {
    const [before, after] = [parametersOf(older), parametersOf(newer)]
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [one, other] = [before.get(key), after.get(key)]
      const { in: where, name } = objectOf(other ?? one)
      part = `${valueText(where ?? '')} parameter \`${valueText(name ?? '')}\``
      if (!one) {
        add(isRequired(other) ? 'required-parameter-added' : 'optional-parameter-added', {
          newer: spot(other),
        })
      } else if (!other) {
        const kind = one.deprecated === true ? 'deprecated-parameter-removed' : 'parameter-removed'
        add(kind, { older: spot(one) })
      } else compareParameter(one, other)
    }
  }

  function compareParameter(one: JsonObject, other: JsonObject): void {
    const places = (key: string) => ({ older: spot(one, key), newer: spot(other, key) })
    if (isRequired(one) !== isRequired(other)) {
      add(isRequired(other) ? 'parameter-became-required' : 'parameter-became-optional', places('required'))
    }
    if (one.deprecated !== true && other.deprecated === true) {
      add('parameter-deprecated', places('deprecated'))
    }
    if (styleOf(one) !== styleOf(other)) {
      add('parameter-style-changed', { ...places('style'), was: styleOf(one), is: styleOf(other) })
    }
    const schema = ({ schema: own, content }: JsonObject) =>
      own ?? objectOf(membersOf(content)[0]?.[1]).schema
    for (const change of compareSchemas(
      { older: schema(one) ?? true, newer: schema(other) ?? true },
      reader,
    )) {
      const isDefault = change.kind === 'default-changed' && change.path.length === 0
      const kind = isDefault ? 'parameter-default-changed' : change.kind
      add(kind, { ...change, kind })
    }
  }

  function compareBodies(): void {
    part = 'body'
    const [one, other] = [followed(older, was.requestBody), followed(newer, is.requestBody)]
    if (!one && !other) return
    const places = { older: one && spot(one), newer: other && spot(other) }
    if (!one) add(isRequired(other) ? 'required-body-added' : 'optional-body-added', places)
    if (!other) add('body-removed', places)
    if (!one || !other) return
    if (isRequired(one) !== isRequired(other)) {
      const kind = isRequired(other) ? 'body-became-required' : 'body-became-optional'
      add(kind, { older: spot(one, 'required'), newer: spot(other, 'required') })
    }
    compareContents(one, other)
  }

  function compareContents(one: JsonObject, other: JsonObject): void {
    const whole = part
    const [before, after] = [contentsOf(one), contentsOf(other)]
    for (const type of new Set([...before.keys(), ...after.keys()])) {
      const [old, now] = [before.get(type), after.get(type)]
      part = before.size > 1 || after.size > 1 ? `${whole} (${type})` : whole
      if (!old) add('media-type-added', { is: type, newer: spot(now) })
      else if (!now) add('media-type-removed', { was: type, older: spot(old) })
      else if (old.schema !== undefined && now.schema !== undefined) {
        for (const change of compareSchemas({ older: old.schema, newer: now.schema }, reader)) {
          add(change.kind, change)
        }
      } else if (old.schema !== now.schema) {
        add(old.schema === undefined ? 'schema-added' : 'schema-removed', {
          older: spot(old),
          newer: spot(now),
        })
      }
    }
    part = whole
  }

  function compareResponses(): void {
    const [before, after] = [objectOf(was.responses), objectOf(is.responses)]
    reader = back
    for (const status of new Set([...Object.keys(before), ...Object.keys(after)])) {
      part = `response ${status}`
      const [one, other] = [followed(older, before[status]), followed(newer, after[status])]
      const word = status.startsWith('2') ? 'success' : 'error'
      if (!one && other) add(`${word}-response-added`, { newer: spot(after, status) })
      if (one && !other) add(`${word}-response-removed`, { older: spot(before, status) })
      if (!one || !other) continue
      compareContents(one, other)
      compareHeaders(one, other, part)
    }
  }

  function compareHeaders(one: JsonObject, other: JsonObject, response: string): void {
    const [before, after] = [headersOf(older, one), headersOf(newer, other)]
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const [old, now] = [before.get(name), after.get(name)]
      part = `${response} header \`${name}\``
      if (!old) add('header-added', { newer: spot(now) })
      else if (!now) {
        add(isRequired(old) ? 'required-header-removed' : 'optional-header-removed', { older: spot(old) })
      } else {
        if (isRequired(old) !== isRequired(now)) {
          const kind = isRequired(now) ? 'header-became-required' : 'header-became-optional'
          add(kind, { older: spot(old), newer: spot(now) })
        }
        const pair = { older: old.schema ?? true, newer: now.schema ?? true }
        for (const change of compareSchemas(pair, reader)) add(change.kind, change)
      }
    }
  }
}

function spot(owner: Json | undefined, key?: string): Spot {
  return { owner, keys: key === undefined || objectOf(owner)[key] === undefined ? [] : [key] }
}

function securitySpot({ operation, description }: OperationSide): Spot {
  const isOwn = operation.security !== undefined || description.document.security === undefined
  return spot(isOwn ? operation : description.document, 'security')
}

function isRequired(owner: JsonObject | undefined): boolean {
  return owner?.required === true || owner?.in === 'path'
}

function followed({ description }: OperationSide, value: Json | undefined): JsonObject | undefined {
  const target = description.references.follow(value)
  return isObject(target) ? target : undefined
}

/** Parameters by what identifies them. In a path that's their position, since their names aren't sent. */
function parametersOf(side: OperationSide): ReadonlyMap<string, JsonObject> {
  const positions = pathParametersIn(side.path).map(({ name }) => name)
  const all = [...listOf(side.pathItem.parameters), ...listOf(side.operation.parameters)]
  return new Map(
    all.flatMap((value) => {
      const parameter = followed(side, value)
      const name = textOf(parameter?.name)
      if (!parameter || name === undefined) return []
      const where = valueText(parameter.in ?? '')
      const key =
        where === 'path' ? String(positions.indexOf(name)) : where === 'header' ? name.toLowerCase() : name
      return [[`${where} ${key}`, parameter] as const]
    }),
  )
}

function styleOf({ style, explode, in: where }: JsonObject): string {
  const isForm = where === 'query' || where === 'cookie'
  const used = textOf(style) ?? (isForm ? 'form' : 'simple')
  return `${used}${(explode ?? used === 'form') ? ', exploded' : ''}`
}

function contentsOf({ content }: JsonObject): ReadonlyMap<string, JsonObject> {
  const types = membersOf(content).map(
    ([type, value]) => [type.toLowerCase().replaceAll(' ', ''), objectOf(value)] as const,
  )
  return new Map(types)
}

function headersOf(side: OperationSide, { headers }: JsonObject): ReadonlyMap<string, JsonObject> {
  return new Map(
    membersOf(headers).flatMap(([name, value]) => {
      const header = followed(side, value)
      return header ? [[name.toLowerCase(), header] as const] : []
    }),
  )
}
