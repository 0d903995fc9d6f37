type Present<Fields> = {
  readonly [Key in keyof Fields as undefined extends Fields[Key] ? never : Key]: Fields[Key]
} & {
  readonly [Key in keyof Fields as undefined extends Fields[Key] ? Key : never]?: Exclude<
    Fields[Key],
    undefined
  >
}

/** The fields that have a value: what a file does not say is absent from our data, not `undefined`. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const given: Partial<Fields> = {}
  // Written one by one, an object takes a third of the time and memory of one that is made of entries.
  for (const name of Object.keys(fields) as (keyof Fields)[]) {
    if (fields[name] !== undefined) given[name] = fields[name]
  }
  return given as unknown as Present<Fields>
}
