import { unlikeEachOther } from './unlike.ts'

/** The ids of the places that show the examples of a request, by their names: no field's begins so, and no heading's has a dot. */
export function exampleIds(names: readonly string[]): readonly string[] {
  return unlikeEachOther(names.map((name) => `example.${name.replace(/[^\p{L}\p{N}_~-]+/gu, '-')}`))
}
