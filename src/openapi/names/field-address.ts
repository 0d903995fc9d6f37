/** The places of a request that a parameter may stand in, in the order in which they are shown. */
export const parameterPlaces = ['path', 'query', 'querystring', 'header', 'cookie'] as const

/** Where in a request a parameter stands. */
export type ParameterPlace = (typeof parameterPlaces)[number]

/** A body has an address of its own when it is not the first of its content: a media type's, or a stream's item's. */
export type BodyAddress = Inside &
  (
    | { readonly kind: 'request'; readonly form?: string }
    | { readonly kind: 'response'; readonly status: string; readonly form?: string }
  )

/** One of the requests that a callback sends; what belongs to it has addresses that begin with its own. */
export interface CallbackAddress {
  readonly kind: 'callback'
  readonly name: string
  readonly method: string
  readonly suffix?: string
}

/** What has a permanent place on a page of the reference; as text it is the id of the element that shows it. */
export type FieldAddress =
  | BodyAddress
  | CallbackAddress
  | (Inside & { readonly kind: 'parameter'; readonly in: ParameterPlace; readonly name: string })
  | { readonly kind: 'schema'; readonly suffix?: string }
  | { readonly kind: 'scheme'; readonly name: string; readonly suffix?: string }
  | { readonly kind: 'header'; readonly of: FieldAddress; readonly name: string; readonly suffix?: string }
  | { readonly kind: 'field'; readonly of: FieldAddress; readonly name: string; readonly suffix?: string }

interface Inside {
  readonly callback?: CallbackAddress
  /** What tells an address from an equal one before it: `-2`. */
  readonly suffix?: string
}

/** The id: `request.payment_method.card.bin`, `response.200.header.Location`, `callback.paid.post.request`. */
export function encode(address: FieldAddress): string {
  return `${unnumbered(address)}${address.suffix ?? ''}`
}

function unnumbered(address: FieldAddress): string {
  switch (address.kind) {
    case 'schema':
      return 'schema'
    case 'scheme':
      return `authentication.${address.name.replace(/[^\w-]+/g, '-')}`
    case 'callback':
      return `callback.${segment(address.name)}.${segment(address.method)}`
    case 'parameter':
      return `${before(address)}${address.in}.${segment(address.name)}`
    case 'request':
      return `${before(address)}request${form(address)}`
    case 'response':
      return `${before(address)}response.${segment(address.status)}${form(address)}`
    case 'header':
      return `${encode(address.of)}.header.${segment(address.name)}`
    case 'field':
      return idBelow(encode(address.of), address.name)
    default:
      return address satisfies never
  }
}

/** The id of a field inside what has an id. */
export function idBelow(id: string, name: string): string {
  return `${id}.${segment(name)}`
}

function before({ callback }: Inside): string {
  return callback ? `${encode(callback)}.` : ''
}

function form({ form: name }: { readonly form?: string }): string {
  return name === undefined ? '' : `-${name}`
}

/** A name as one part of an id: what a URL or a dot-separated path cannot hold becomes a hyphen. */
function segment(name: string): string {
  return /^\w+$/.test(name) ? name : name.replace(/[^\p{L}\p{N}_$@*~:+!-]+/gu, '-') || '-'
}

/**
 * The address that an id spells, its names as the id has them, or nothing for an id of another kind. A body's field
 * `header` with something inside looks like a header; who must know keeps the address that was encoded.
 */
export function decode(id: string): FieldAddress | undefined {
  const [first = '', second, third, ...rest] = id.split('.')
  if (first !== 'callback') {
    return decodeRoot([first, second, third, ...rest].filter((part) => part !== undefined))
  }
  if (second === undefined || third === undefined) return undefined
  const callback = { kind: 'callback', name: second, method: third } as const
  return rest.length === 0 ? callback : decodeRoot(rest, callback)
}

function decodeRoot(
  [first = '', ...rest]: readonly string[],
  callback?: CallbackAddress,
): FieldAddress | undefined {
  const inside = callback && { callback }
  const [name, ...below] = rest
  const [kind, body] = cut(first)
  const place = parameterPlaces.find((each) => each === first)
  if (kind === 'schema') return decodeFields({ kind, ...(body && { suffix: `-${body}` }) }, rest)
  if (kind === 'request') return decodeBody({ kind, ...(body && { form: body }), ...inside }, rest)
  if (name === undefined) return undefined
  if (first === 'authentication') return { kind: 'scheme', name }
  if (place) return decodeFields({ kind: 'parameter', in: place, name, ...inside }, below)
  if (first !== 'response') return undefined
  const [status, media] = cut(name)
  return decodeBody({ kind: 'response', status, ...(media && { form: media }), ...inside }, below)
}

function decodeBody(body: BodyAddress, names: readonly string[]): FieldAddress {
  const at = names.indexOf('header')
  const name = names[at + 1]
  if (at < 0 || name === undefined) return decodeFields(body, names)
  const header: FieldAddress = { kind: 'header', of: decodeFields(body, names.slice(0, at)), name }
  return decodeFields(header, names.slice(at + 2))
}

function decodeFields(root: FieldAddress, names: readonly string[]): FieldAddress {
  return names.reduce<FieldAddress>((of, name) => ({ kind: 'field', of, name }), root)
}

/** `request-xml` as `request` and `xml`. */
function cut(text: string): readonly [string, string?] {
  const at = text.indexOf('-')
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** What programs call the field at an id: `bin` for `request.card.bin`. */
export function nameAt(id: string): string {
  const address = decode(id)
  return address && 'name' in address ? address.name : id
}

/** What a field is inside of: a body, a parameter, a header, a schema's own page. */
export function rootOf(address: FieldAddress): Exclude<FieldAddress, { kind: 'field' }> {
  return address.kind === 'field' ? rootOf(address.of) : address
}
