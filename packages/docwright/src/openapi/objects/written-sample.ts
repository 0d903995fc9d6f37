import type { JsonObject } from '../document/json.ts'
import { listOf, objectOf, textOf } from '../document/json.ts'
import { present } from '../document/present.ts'

/** A code sample that a file brings itself (`x-codeSamples`). */
export interface WrittenSample {
  /** The language as the file calls it. */
  readonly word: string
  readonly label?: string
  readonly source: string
}

/** The samples next to an operation; one without text is none. */
export function readWrittenSamples(operation: JsonObject): readonly WrittenSample[] {
  return listOf(operation['x-codeSamples'] ?? operation['x-code-samples'])
    .map(objectOf)
    .flatMap(({ lang, label, source: written }) => {
      const source = textOf(written)
      if (source === undefined) return []
      return [present({ word: textOf(lang) ?? textOf(label) ?? 'text', label: textOf(label), source })]
    })
}
