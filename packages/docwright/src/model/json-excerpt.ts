/** The line length of excerpts, in characters, so that they don't scroll. */
const maxLineLength = 52

/** The part of a value to show: all of it, or these members. */
type Kept = 'all' | ReadonlyMap<string, Kept>

/** Returns the members of a JSON text at dotted paths, in the file's order, with an ellipsis for the others. */
export function createJsonExcerpt(json: string, paths: readonly string[]): string {
  return formatValue(parseExactly(json), groupPaths(paths.map((path) => path.split('.'))), {
    room: maxLineLength,
    indent: '',
  })
}

/** Checks whether a JSON text has a member at a dotted path. In a list, any item may have it. */
export function hasMember(json: string, path: string): boolean {
  const reach = (value: unknown, [name, ...rest]: readonly string[]): boolean => {
    if (name === undefined) return value !== undefined
    if (Array.isArray(value)) return value.some((item) => reach(item, [name, ...rest]))
    return isMap(value) && Object.hasOwn(value, name) && reach(value[name], rest)
  }
  return reach(JSON.parse(json), path.split('.'))
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

function groupPaths(paths: readonly (readonly string[])[]): Kept {
  if (paths.some(({ length }) => length === 0)) return 'all'
  const groups = Map.groupBy(paths, ([first]) => first!)
  return new Map([...groups].map(([name, all]) => [name, groupPaths(all.map((path) => path.slice(1)))]))
}

interface Line {
  /** The remaining width of the line, in characters. */
  readonly room: number
  readonly indent: string
}

/** Formats a value on one line if it fits. */
function formatValue(value: unknown, kept: Kept, { room, indent }: Line): string {
  const inner = `${indent}  `
  const parts = (at: Line) => listParts(value, kept, at)
  const short = parts({ room: Number.POSITIVE_INFINITY, indent: '' })
  if (!short) return JSON.stringify(value)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const space = open === '{' && short.length > 0 ? ' ' : ''
  const line = open + space + short.join(', ') + space + close
  if (line.length <= room) return line
  const long = parts({ room: maxLineLength - inner.length, indent: inner })!
  return `${open}\n${long.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

function listParts(value: unknown, kept: Kept, { room, indent }: Line): readonly string[] | undefined {
  if (Array.isArray(value)) {
    const [first, ...others] = value
    if (first === undefined) return []
    return [formatValue(first, kept, { room, indent }), ...(others.length > 0 ? ['…'] : [])]
  }
  if (!isMap(value)) return undefined
  const shown = Object.keys(value).filter(
    (name) => kept === 'all' || (kept.has(name) && hasShownMembers(value[name], kept.get(name)!)),
  )
  const parts = shown.map((name) => {
    const label = `${JSON.stringify(name)}: `
    const inside = kept === 'all' ? 'all' : kept.get(name)!
    return label + formatValue(value[name], inside, { room: room - label.length - 1, indent })
  })
  return shown.length < Object.keys(value).length ? [...parts, '…'] : parts
}

/** Checks whether a member has anything to show. */
function hasShownMembers(value: unknown, kept: Kept): boolean {
  if (kept === 'all') return true
  if (Array.isArray(value)) return hasShownMembers(value[0], kept)
  return (
    isMap(value) &&
    [...kept].some(([name, inside]) => Object.hasOwn(value, name) && hasShownMembers(value[name], inside))
  )
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('rawJSON' in value)
}
