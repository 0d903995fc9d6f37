import type { Json } from '../document/json.ts'
import type { References } from '../document/reference.ts'
import type { CallbackAddress } from '../names/field-address.ts'
import type { GivenTexts } from '../schema/given-texts.ts'
import { givenTexts } from '../schema/given-texts.ts'
import type { Addresses, FieldRoot } from '../schema/page-fields.ts'
import { blank, createAddresses } from '../schema/page-fields.ts'
import type { Schemas } from '../schema/parts.ts'
import type { Field } from '../schema/schema.ts'
import type { ExampleTrees } from './example-tree.ts'
import type { SecurityScheme } from './security-scheme.ts'

/** What reading one operation needs: the file's references and schemas, and the fields of its page. */
export interface OperationReader extends FileReader {
  readonly fields: FieldsReader
  /** The callback whose operation is read. */
  readonly callback?: CallbackAddress
}

/** The part of an address that says it belongs to a callback. */
export function inCallback({ callback }: OperationReader): { callback?: CallbackAddress } {
  return callback ? { callback } : {}
}

/** What all operations of a file share. */
export interface FileReader {
  readonly references: References
  readonly schemas: Schemas
  readonly securitySchemes: readonly SecurityScheme[]
  readonly exampleTree: ExampleTrees
}

/** The fields of one page as whoever reads an operation asks for them. */
interface FieldsReader {
  /** The tree of a body, parameter or header; at the address that was asked for, or next to it when that is taken. */
  root(raw: Json, root: FieldRoot): Field
  claim(callback: CallbackAddress): CallbackAddress
  /** The texts that examples made up for the page give to its names. */
  readonly given: GivenTexts
}

/** The fields of a page that are not grown yet. */
interface Planted {
  readonly roots: readonly { readonly raw: Json; readonly root: FieldRoot }[]
  readonly addresses: Addresses
}

/** The fields of the page that an operation begins with; what `read` makes of them is thrown away. */
export function planted(read: (fields: FieldsReader) => unknown): Planted {
  const addresses = createAddresses()
  const roots: { raw: Json; root: FieldRoot }[] = []
  read({
    claim: (callback) => addresses.claim(callback).address,
    given: new Map(),
    root(raw, wanted) {
      const { id, address } = addresses.claim(wanted.address)
      roots.push({ raw, root: { ...wanted, address } })
      return { id, name: wanted.name, schema: blank }
    },
  })
  return { roots, addresses }
}

/**
 * The fields of a page that have grown, for reading the operation a second time: its trees of fields share the room of a page,
 * so that none can be finished before all are known.
 */
export function grownFields(roots: readonly Field[]): FieldsReader {
  const grown = new Map(roots.map((field) => [field.id, field]))
  const { claim } = createAddresses()
  return {
    claim: (callback) => claim(callback).address,
    given: givenTexts(roots),
    root: (_raw, { address }) => grown.get(claim(address).id)!,
  }
}
