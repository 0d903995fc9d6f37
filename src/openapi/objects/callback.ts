import type { Json } from '../document/json.ts'
import { membersOf, objectOf } from '../document/json.ts'
import { segment } from '../schema/field-id.ts'
import type { Operation } from './operation.ts'
import { readPathItem } from './operation.ts'
import type { OperationReader } from './operation-reader.ts'

/** A request that the API sends back to the caller (OpenAPI 3.2, 4.18). */
export interface Callback {
  readonly name: string
  /** Where it is sent, as a runtime expression: `{$request.body#/callbackUrl}`. */
  readonly expression: string
  /** Its ids begin with `callback.<name>.<method>.`; its fields are among those of the operation around it. */
  readonly operations: readonly Operation[]
}

export function readCallbacks(value: unknown, reader: OperationReader): readonly Callback[] {
  return membersOf(value).flatMap(([name, member]) =>
    membersOf(reader.references.follow(member)).map(([expression, pathItem]) =>
      readCallback(name, { expression, pathItem, reader }),
    ),
  )
}

interface Context {
  readonly expression: string
  readonly pathItem: Json
  readonly reader: OperationReader
}

function readCallback(name: string, { expression, pathItem, reader }: Context): Callback {
  const operations = readPathItem(objectOf(reader.references.follow(pathItem)), {
    path: expression,
    kind: 'callback',
    readerOf: () => reader,
    prefixOf: (method) => `${reader.walk.claim(`callback.${segment(name)}.${segment(method)}`)}.`,
  })
  return { name, expression, operations }
}
