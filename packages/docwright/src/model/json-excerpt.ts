/** The line length of excerpts, in characters, so that they don't scroll. */
const maxLineLength = 52

/** The part of a value to show: all of it, or these members. */
type Shown = 'all' | ReadonlyMap<string, Shown>

/** Returns the members of a JSON text at dotted paths, in the file's order, with an ellipsis for the others. */
export function createJsonExcerpt(json: string, paths: readonly string[]): string {
  return formatValue(parseExactly(json), groupPaths(paths.map((path) => path.split('.'))), {
    width: maxLineLength,
    indent: '',
  })
}

/** Checks whether a JSON text has a member at a dotted path. In a list, any item may have it. */
export function hasMember(json: string, path: string): boolean {
  const hasNames = (value: unknown, [name, ...rest]: readonly string[]): boolean => {
    if (name === undefined) return value !== undefined
    if (Array.isArray(value)) return value.some((item) => hasNames(item, [name, ...rest]))
    return isMap(value) && Object.hasOwn(value, name) && hasNames(value[name], rest)
  }
  return hasNames(JSON.parse(json), path.split('.'))
}

/**
 * Returns the value at a path of member names, or undefined if one is missing. Only own members count, because writers choose the
 * names.
 */
export function getValueAt(value: unknown, names: readonly string[]): unknown {
  return names.reduce<unknown>((inside, name) => {
    const isThere = typeof inside === 'object' && inside !== null && Object.hasOwn(inside, name)
    return isThere ? Reflect.get(inside, name) : undefined
  }, value)
}

/** Parses JSON, keeping numbers as they're written: `1.0`. */
function parseExactly(json: string): unknown {
  return JSON.parse(json, (_key, value, context?: { source?: string }) =>
    typeof value === 'number' && context?.source ? JSON.rawJSON(context.source) : value,
  )
}

function groupPaths(paths: readonly (readonly string[])[]): Shown {
  if (paths.some(({ length }) => length === 0)) return 'all'
  const groups = Map.groupBy(paths, ([first]) => first!)
  return new Map([...groups].map(([name, all]) => [name, groupPaths(all.map((path) => path.slice(1)))]))
}

interface Line {
  /** The remaining width of the line, in characters. */
  readonly width: number
  readonly indent: string
}

/** Formats a value on one line if it fits. */
function formatValue(value: unknown, shown: Shown, { width, indent }: Line): string {
  const inner = `${indent}  `
  const short = listParts(value, shown, { width: Infinity, indent: '' })
  if (!short) return JSON.stringify(value)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const space = open === '{' && short.length > 0 ? ' ' : ''
  const line = open + space + short.join(', ') + space + close
  if (line.length <= width) return line
  const long = listParts(value, shown, { width: maxLineLength - inner.length, indent: inner })!
  return `${open}\n${long.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

/** Returns the formatted items of a list or members of an object. Of a list, only the first item is shown. */
function listParts(value: unknown, shown: Shown, { width, indent }: Line): readonly string[] | undefined {
  if (Array.isArray(value)) {
    const [first, ...others] = value
    if (first === undefined) return []
    return [formatValue(first, shown, { width, indent }), ...(others.length > 0 ? ['…'] : [])]
  }
  if (!isMap(value)) return undefined
  const names = Object.keys(value).filter(
    (name) => shown === 'all' || (shown.has(name) && hasShownMembers(value[name], shown.get(name)!)),
  )
  const parts = names.map((name) => {
    const label = `${JSON.stringify(name)}: `
    const inside = shown === 'all' ? 'all' : shown.get(name)!
    return label + formatValue(value[name], inside, { width: width - label.length - 1, indent })
  })
  return names.length < Object.keys(value).length ? [...parts, '…'] : parts
}

/** Checks whether a member has anything to show. */
function hasShownMembers(value: unknown, shown: Shown): boolean {
  if (shown === 'all') return true
  if (Array.isArray(value)) return hasShownMembers(value[0], shown)
  return (
    isMap(value) &&
    [...shown].some(([name, inside]) => Object.hasOwn(value, name) && hasShownMembers(value[name], inside))
  )
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('rawJSON' in value)
}
