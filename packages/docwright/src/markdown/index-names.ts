/** Returns a map in which several names have the same value: `[['note info', 'NOTE']]` → `note`: `NOTE`, `info`: `NOTE`. */
export function indexNames<Value>(
  rows: readonly (readonly [names: string, value: Value])[],
): ReadonlyMap<string, Value> {
  return new Map(rows.flatMap(([names, value]) => names.split(' ').map((name) => [name, value] as const)))
}
