/**
 * The first of some props that would not reach the browser as it is, since it is no JSON (RFC 8259); undefined when all
 * would.
 */
export function notJson(
  value: unknown,
  path = '',
): { readonly path: string; readonly what: string } | undefined {
  const what = whatIs(value)
  if (what !== undefined) return { path, what }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inside] of Object.entries(value)) {
    // A member that is not there is left out of the JSON, and is not there in the browser either.
    if (inside === undefined && !Array.isArray(value)) continue
    const found = notJson(inside, path === '' ? key : `${path}.${key}`)
    if (found) return found
  }
  return undefined
}

function whatIs(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      return Number.isFinite(value) ? undefined : `the number ${value}`
    case 'object':
      return value === null || Array.isArray(value) || isPlain(value) ? undefined : `a ${nameOf(value)}`
    default:
      return value === undefined ? 'undefined' : `a ${typeof value}`
  }
}

function isPlain(value: object): boolean {
  return [Object.prototype, null].includes(Object.getPrototypeOf(value)) && !('$$typeof' in value)
}

function nameOf(value: object): string {
  return '$$typeof' in value ? 'React element' : (value.constructor?.name ?? 'object')
}
