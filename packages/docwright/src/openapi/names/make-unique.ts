/** Returns the name itself if it's free, or else with the first number that makes it unique: `example-2`, "Card 2". */
export function findFreeName(
  wantedName: string,
  taken: Pick<ReadonlySet<string>, 'has'>,
  separator = '-',
): string {
  let name = wantedName
  for (let count = 2; taken.has(name); count++) name = `${wantedName}${separator}${count}`
  return name
}

/** Returns the names in order. Duplicates get a numeric suffix. */
export function makeUnique(names: readonly string[], separator?: string): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const free = findFreeName(name, taken, separator)
    taken.add(free)
    return free
  })
}
