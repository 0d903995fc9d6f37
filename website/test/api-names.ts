import type { Api } from '../../packages/docwright/src/openapi/api.ts'

/** Every name that an API description gives to something a guide may mention. */
export interface ApiNames {
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

/** Keywords of an API description that hold values, not more description. */
const valueKeys = new Set(['enum', 'const', 'default', 'example', 'examples', 'value', 'scopes', 'security'])

export function apiNames({ document, operations }: Api): ApiNames {
  const fields = operations.flatMap((operation) => operation.fields.flatMap(({ path }) => namesOf(path)))
  const headers = operations.flatMap(({ parameters, responses }) => [
    ...parameters.filter((parameter) => parameter.in === 'header'),
    ...responses.flatMap((response) => response.headers),
  ])
  return {
    fields: new Set(fields),
    values: valuesIn(document, new Set()),
    headers: new Set(headers.map(({ name }) => name)),
    paths: new Set(operations.map(({ path }) => path)),
    methods: new Set(operations.map(({ method }) => method)),
    calls: new Set(operations.map(({ method, path }) => `${method} ${path}`)),
  }
}

/** All ends of a path, each also without a variant's name: `payment_method.card.bin` is `payment_method.bin` too. */
function namesOf(path: string): string[] {
  const segments = path.split('.')
  const shorter = segments.map((_, left) => segments.filter((_segment, index) => index !== left))
  return [segments, ...shorter].flatMap((each) => each.map((_, start) => each.slice(start).join('.')))
}

function valuesIn(node: unknown, values: Set<string>): Set<string> {
  if (typeof node !== 'object' || node === null) return values
  for (const [key, value] of Object.entries(node)) {
    if (valueKeys.has(key)) addValues(value, values)
    valuesIn(value, values)
  }
  return values
}

function addValues(node: unknown, values: Set<string>): void {
  if (typeof node === 'string' || typeof node === 'number') values.add(String(node))
  if (typeof node === 'object' && node !== null) {
    for (const item of Object.values(node)) addValues(item, values)
  }
}
