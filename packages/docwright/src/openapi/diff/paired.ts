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
