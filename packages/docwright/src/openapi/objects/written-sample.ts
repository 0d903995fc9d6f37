import type { JsonObject } from '../document/json.ts'
import { asList, asObject, asString } from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'

/** A code sample in the file (`x-codeSamples`). */
export interface WrittenSample {
  /** The language as it's written in the file. */
  readonly word: string
  readonly label?: string
  readonly source: string
}

/** Reads the code samples of an operation, ignoring empty ones. */
export function readWrittenSamples(operation: JsonObject): readonly WrittenSample[] {
  return asList(operation['x-codeSamples'] ?? operation['x-code-samples'])
    .map(asObject)
    .flatMap(({ lang, label, source: written }) => {
      const source = asString(written)
      if (source === undefined) return []
      return [
        removeUndefined({
          word: asString(lang) ?? asString(label) ?? 'text',
          label: asString(label),
          source,
        }),
      ]
    })
}
