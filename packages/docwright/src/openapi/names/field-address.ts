import { appendToId, encodeSegment, getLastSegment, isWholeBody } from './field-id.ts'

/** The locations of parameters in a request, in the order in which they're shown. */
export const parameterLocations = ['path', 'query', 'querystring', 'header', 'cookie'] as const

/** The location of a parameter in a request. */
export type ParameterLocation = (typeof parameterLocations)[number]

/** The address of a body. `form` distinguishes further content from the first: a media type's, or `item` for a stream's. */
export type BodyAddress = AddressContext &
  (
    | { readonly kind: 'request'; readonly form?: string }
    | { readonly kind: 'response'; readonly status: string; readonly form?: string }
  )

/** A request that a callback sends. The addresses of its parts start with its own. */
export interface CallbackAddress {
  readonly kind: 'callback'
  readonly name: string
  readonly method: string
  readonly suffix?: string
}

/** The permanent address of a part of a reference page. Encoded as text, it's the ID of the element. */
export type FieldAddress =
  | BodyAddress
  | CallbackAddress
  | (AddressContext & { readonly kind: 'parameter'; readonly in: ParameterLocation; readonly name: string })
  | { readonly kind: 'schema'; readonly suffix?: string }
  | { readonly kind: 'scheme'; readonly name: string; readonly suffix?: string }
  | { readonly kind: 'header'; readonly of: FieldAddress; readonly name: string; readonly suffix?: string }
  | { readonly kind: 'field'; readonly of: FieldAddress; readonly name: string; readonly suffix?: string }

interface AddressContext {
  readonly callback?: CallbackAddress
  /** The suffix that makes a repeated address unique: `-2`. */
  readonly suffix?: string
}

/** Encodes an address as an ID: `request.payment_method.card.bin`, `response.200.header.Location`, `callback.paid.post.request`. */
export function encodeAddress(address: FieldAddress): string {
  return `${encodeWithoutSuffix(address)}${address.suffix ?? ''}`
}

function encodeWithoutSuffix(address: FieldAddress): string {
  switch (address.kind) {
    case 'schema':
      return 'schema'
    case 'scheme':
      return `authentication.${address.name.replace(/[^\w-]+/g, '-')}`
    case 'callback':
      return `callback.${encodeSegment(address.name)}.${encodeSegment(address.method)}`
    case 'parameter':
      return `${formatCallback(address)}${address.in}.${encodeSegment(address.name)}`
    case 'request':
      return `${formatCallback(address)}request${formatForm(address)}`
    case 'response':
      return `${formatCallback(address)}response.${encodeSegment(address.status)}${formatForm(address)}`
    case 'header':
      return `${encodeAddress(address.of)}.header.${encodeSegment(address.name)}`
    case 'field':
      return appendToId(encodeAddress(address.of), address.name)
    default:
      return address satisfies never
  }
}

function formatCallback({ callback }: AddressContext): string {
  return callback ? `${encodeAddress(callback)}.` : ''
}

function formatForm({ form: name }: { readonly form?: string }): string {
  return name === undefined ? '' : `-${name}`
}

/** Returns the field's name in code, given its ID: `bin` for `request.card.bin`. Bodies and callbacks have only their ID. */
export function getFieldName(id: string): string {
  const isCallback = /^callback\.[^.]+\.[^.]+$/.test(id)
  return isCallback || isWholeBody(id) ? id : getLastSegment(id)
}

/** Returns what contains a field: a body, a parameter, a header, or a schema's own page. */
export function getOwner(address: FieldAddress): Exclude<FieldAddress, { kind: 'field' }> {
  return address.kind === 'field' ? getOwner(address.of) : address
}
