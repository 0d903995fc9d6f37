/** Each key of two maps, with what either has. */
export function paired<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
): readonly (readonly [key: string, was: Value | undefined, is: Value | undefined])[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => [
    key,
    before.get(key),
    after.get(key),
  ])
}
