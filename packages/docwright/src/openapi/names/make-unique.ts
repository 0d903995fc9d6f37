/** The name itself, or with the first number that makes it unlike those that are taken: `example-2`, "Card 2". */
export function firstFree(wanted: string, taken: Pick<ReadonlySet<string>, 'has'>, gap = '-'): string {
  let name = wanted
  for (let count = 2; taken.has(name); count++) name = `${wanted}${gap}${count}`
  return name
}

/** The names in their order, each unlike those before it. */
export function makeUnique(names: readonly string[], gap?: string): readonly string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const free = firstFree(name, taken, gap)
    taken.add(free)
    return free
  })
}
