/** Returns each key of two maps, with its values in both. */
export function pairEntries<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): readonly (readonly [key: string, was: Value | undefined, is: Value | undefined])[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => [
    key,
    before.get(key),
    after.get(key),
  ])
}

/** Returns a change for each value that only one of two lists has. */
export function compareLists<Removed, Added>(
  was: readonly string[],
  is: readonly string[],
  { removed, added }: { readonly removed: Removed; readonly added: Added },
) {
  return [
    ...was.filter((value) => !is.includes(value)).map((value) => ({ kind: removed, was: value })),
    ...is.filter((value) => !was.includes(value)).map((value) => ({ kind: added, is: value })),
  ]
}
