import { formatInlineCode } from '../../markdown/inline-code.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asList, asObject, asString, listMembers } from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'
import type { FieldAddress } from '../names/field-address.ts'
import { mergeToObject } from '../schema/facts/object.ts'
import { classifyStructure } from '../schema/parts/type.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import { getStyle } from '../serialization/form.ts'
import { describeStyle } from '../serialization/parameter-style.ts'
import type { Header } from './header.ts'
import { readHeaders } from './header.ts'
import type { OperationReader } from './operation-reader.ts'

/** Whether a value is a list, keys and values, or a single value. */
type ValueStructure = ReturnType<typeof classifyStructure>

/** How one part of a form or of a multipart body is encoded (OpenAPI 3.2, 4.15). */
export interface Encoding {
  /** The part in words: "`picture`", "part 1", "`thumbnail` of `picture`". */
  readonly part: string
  /** The encoding in words: "as `image/png`". */
  readonly words: readonly string[]
  /** The property of the body whose part this is. */
  readonly property?: string
  readonly headers: readonly Header[]
}

/** What contains the parts: a body, or a part with parts of its own. */
interface Container {
  /** The address of the body, or of the part that contains other parts. */
  readonly address: FieldAddress
  readonly direction: Direction
  /** The containing part in words, or undefined for the body. */
  readonly part?: string
  /** The raw schema of the body. */
  readonly schema?: Json | undefined
}

/** Returns the encodings of an object's parts (by name, by position, and for the rest), with nested parts. */
export function readEncodings(
  owner: JsonObject,
  container: Container,
  reader: OperationReader,
): readonly Encoding[] {
  const structures = indexStructures(owner, container.schema, reader)
  const byPosition = asList(owner.prefixEncoding)
  const rest = byPosition.length > 0 ? 'each further part' : 'each part'
  const byName = asObject(owner.encoding)
  const parts = [
    ...listMembers(byName).map(([name, value]) => [formatInlineCode(name), name, value] as const),
    ...byPosition.map((value, index) => [`part ${index + 1}`, String(index), value] as const),
    ...(owner.itemEncoding === undefined ? [] : [[rest, 'item', owner.itemEncoding] as const]),
  ]
  return parts.flatMap(([name, key, value]) => {
    const encoding = asObject(value)
    const address = { kind: 'field', of: container.address, name: key } as const
    const part = container.part ? `${name} of ${container.part}` : name
    const headers = readHeaders(encoding.headers, { address, direction: container.direction }, reader)
    const words = describeEncoding(key, encoding, structures.get(key))
    const property = container.part === undefined && Object.hasOwn(byName, key) ? key : undefined
    return [
      removeUndefined({ part, words, headers, property }),
      ...readEncodings(encoding, { ...container, address, part, schema: undefined }, reader),
    ]
  })
}

/** Returns whether each property is serialized as a list, as keys and values, or as a single value. */
function indexStructures({ encoding }: JsonObject, schema: Json | undefined, { schemas }: OperationReader) {
  if (encoding === undefined || schema === undefined) return new Map()
  const { properties } = mergeToObject(schema, schemas)
  return new Map(properties.map(({ name, raw }) => [name, classifyStructure(raw, schemas)] as const))
}

function describeEncoding(
  name: string,
  encoding: JsonObject,
  type: ValueStructure = 'other',
): readonly string[] {
  const { contentType, style, explode, allowReserved } = encoding
  const written = getStyle(encoding)
  const content = [
    asString(contentType) && `as ${String(contentType).split(/,\s*/).map(formatInlineCode).join(' or ')}`,
  ]
  const single = [
    asString(style) && `style ${formatInlineCode(String(style))}`,
    explode === true && 'each value on its own',
    explode === false && 'values joined',
  ]
  return [
    ...content,
    ...(written && type !== 'other' ? describeStyle({ name, ...written, type }) : single),
    allowReserved === true && 'with reserved characters as they are',
  ].filter((words) => typeof words === 'string')
}
