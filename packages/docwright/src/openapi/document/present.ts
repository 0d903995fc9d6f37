type Present<Fields> = {
  readonly [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key]
} & {
  readonly [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<
    Fields[Key],
    undefined
  >
}

/** A list with nothing in it: most fields of a file have several, and thousands of them would be the larger part of our data. */
export const none: readonly never[] = []

/** An object without its undefined fields; every empty list in it becomes the one shared `none`. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const given: Partial<Fields> = {}
  // Written one by one, an object takes a third of the time and memory of one that is made of entries.
  for (const name of Object.keys(fields) as (keyof Fields)[]) {
    const value = fields[name]
    if (value !== undefined) given[name] = isNone(value) ? (none as Fields[keyof Fields]) : value
  }
  return given as unknown as Present<Fields>
}

function isNone(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
