import { apiDocument, follow, operations } from './api-document.ts'
import { docs } from './docs.ts'

/** The names in the API file that a guide may mention. */
interface ApiNames {
  /** A field by its own name, and below others: `kind`, `items.kind`, `order.items.kind`. */
  readonly fields: ReadonlySet<string>
  /** Enumeration values, constants, scopes, error codes, and the values of examples. */
  readonly values: ReadonlySet<string>
  readonly headers: ReadonlySet<string>
  readonly paths: ReadonlySet<string>
  readonly methods: ReadonlySet<string>
  /** `POST /v1/tools/echo`. */
  readonly calls: ReadonlySet<string>
}

/** OpenAPI keywords that contain values instead of descriptions. */
const valueKeys = new Set(['enum', 'const', 'default', 'example', 'examples', 'value', 'scopes', 'security'])

const headers = operations.flatMap(({ parameters = [], responses }) => [
  ...parameters
    .map(follow)
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => name),
  ...Object.values(responses).flatMap((response) => Object.keys(follow(response).headers ?? {})),
])

/** Returns the path of each field with an address on an operation's page: `request.amount`, `response.200.items.*.kind`. */
const paths = docs.pages
  .filter(({ kind }) => kind === 'operation')
  .flatMap(({ anchors }) =>
    anchors.flatMap((id) => /^(?:request|response\.\d+)\.(?!header\.)(.+)$/.exec(id)?.[1] ?? []),
  )

export const apiNames: ApiNames = {
  fields: new Set(paths.flatMap(listNames)),
  values: listValues(apiDocument, new Set()),
  headers: new Set(headers),
  paths: new Set(operations.map(({ path }) => path)),
  methods: new Set(operations.map(({ method }) => method)),
  calls: new Set(operations.map(({ method, path }) => `${method} ${path}`)),
}

/** Returns all suffixes of a path, with and without variant names: `payment_method.card.bin` is also `payment_method.bin`. */
function listNames(path: string): string[] {
  const segments = path.split('.')
  const shorter = segments.map((_, left) => segments.filter((_segment, index) => index !== left))
  return [segments, ...shorter].flatMap((each) => each.map((_, start) => each.slice(start).join('.')))
}

function listValues(node: unknown, values: Set<string>): Set<string> {
  if (typeof node !== 'object' || node === null) return values
  for (const [key, value] of Object.entries(node)) {
    if (valueKeys.has(key)) addValues(value, values)
    listValues(value, values)
  }
  return values
}

function addValues(node: unknown, values: Set<string>): void {
  if (typeof node === 'string' || typeof node === 'number') values.add(String(node))
  if (typeof node === 'object' && node !== null) {
    for (const item of Object.values(node)) addValues(item, values)
  }
}
