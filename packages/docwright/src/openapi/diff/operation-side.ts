import type { Json, JsonObject } from '../document/json.ts'
import { asList, asObject, asString, formatValue, isObject, listMembers } from '../document/json.ts'
import type { FieldAddress } from '../names/field-address.ts'
import { listPathParameters } from '../names/path-template.ts'
import type { FoundChange } from './compare-parts.ts'
import type { createSchemaComparer } from './compare-schemas.ts'
import type { ChangeLocation, ComparedFile } from './description.ts'
import type { ChangeDirection, ChangeKind } from './kinds.ts'

/** An operation in one of the files. */
export interface OperationSide {
  readonly description: ComparedFile
  readonly path: string
  readonly pathItem: JsonObject
  readonly operation: JsonObject
}

/** An operation that both files have. */
export interface OperationPair {
  readonly older: OperationSide
  readonly newer: OperationSide
  /** Who reads the parameters and the body: the API, or for a webhook the client. */
  readonly direction: ChangeDirection
  readonly compareSchemas: ReturnType<typeof createSchemaComparer>
}

/** A part of an operation, and its address on the operation's page. The whole operation and its security have none. */
export interface ChangedPart {
  readonly label: string
  readonly address?: FieldAddress
}

/** A change, the operation's part with the change, and who reads that part. */
export interface OperationChange extends FoundChange {
  readonly part: ChangedPart
  readonly direction: ChangeDirection
}

/** Creates a change of a kind, with the known details. */
export function createChange(kind: ChangeKind, known: Partial<FoundChange>): FoundChange {
  return { path: [], older: undefined, newer: undefined, ...known, kind }
}

/** Assigns changes to a part of an operation. */
export function assignToPart(
  part: ChangedPart,
  direction: ChangeDirection,
  found: readonly FoundChange[],
): readonly OperationChange[] {
  return found.map((each) => ({ ...each, part, direction }))
}

/** Returns the location of a key in an object, or of the object if it lacks the key. */
export function locateKey(owner: Json | undefined, key?: string): ChangeLocation {
  return { owner, keys: key === undefined || asObject(owner)[key] === undefined ? [] : [key] }
}

/** Returns the locations of a key in both files. */
export function locateInBoth(older: Json, newer: Json, key?: string): Pick<FoundChange, 'older' | 'newer'> {
  return { older: locateKey(older, key), newer: locateKey(newer, key) }
}

/** Checks whether a parameter, a body or a header is required. */
export function isRequired(owner: JsonObject | undefined): boolean {
  return owner?.required === true || owner?.in === 'path'
}

/** Compares whether a parameter, a body or a header is required. */
export function compareRequired(
  part: 'parameter' | 'body' | 'header',
  was: JsonObject,
  is: JsonObject,
): readonly FoundChange[] {
  if (isRequired(was) === isRequired(is)) return []
  const kind = `${part}-became-${isRequired(is) ? 'required' : 'optional'}` as const
  return [createChange(kind, locateInBoth(was, is, 'required'))]
}

/** Returns a value, resolving a reference. */
export function followReference(
  { description }: OperationSide,
  value: Json | undefined,
): JsonObject | undefined {
  const target = description.references.follow(value)
  return isObject(target) ? target : undefined
}

/** Returns parameters by their identity. For path parameters, that's the position, because their names aren't sent. */
export function listParameters(side: OperationSide): ReadonlyMap<string, JsonObject> {
  const positions = listPathParameters(side.path).map(({ name }) => name)
  const parameters = [...asList(side.pathItem.parameters), ...asList(side.operation.parameters)]
  return new Map(
    parameters.flatMap((value) => {
      const parameter = followReference(side, value)
      const name = asString(parameter?.name)
      if (!parameter || name === undefined) return []
      const location = formatValue(parameter.in ?? '')
      const key =
        location === 'path'
          ? String(positions.indexOf(name))
          : location === 'header'
            ? name.toLowerCase()
            : name
      return [[`${location} ${key}`, parameter] as const]
    }),
  )
}

/** Returns the bodies of a request or a response by media type. */
export function listContents({ content }: JsonObject): ReadonlyMap<string, JsonObject> {
  const types = listMembers(content).map(
    ([type, value]) => [type.toLowerCase().replaceAll(' ', ''), asObject(value)] as const,
  )
  return new Map(types)
}

/** Returns the headers of a response by name. */
export function listHeaders(side: OperationSide, { headers }: JsonObject): ReadonlyMap<string, JsonObject> {
  return new Map(
    listMembers(headers).flatMap(([name, value]) => {
      const header = followReference(side, value)
      return header ? [[name.toLowerCase(), header] as const] : []
    }),
  )
}
