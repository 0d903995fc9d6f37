import type { JsonObject } from '../document/json.ts'
import { listOf, objectOf, textOf } from '../document/json.ts'
import { present } from '../document/present.ts'

/** A code sample in the file (`x-codeSamples`). */
export interface WrittenSample {
  /** The language as it's written in the file. */
  readonly word: string
  readonly label?: string
  readonly source: string
}

/** Reads the code samples of an operation, ignoring empty ones. */
export function readWrittenSamples(operation: JsonObject): readonly WrittenSample[] {
  return listOf(operation['x-codeSamples'] ?? operation['x-code-samples'])
    .map(objectOf)
    .flatMap(({ lang, label, source: written }) => {
      const source = textOf(written)
      if (source === undefined) return []
      return [present({ word: textOf(lang) ?? textOf(label) ?? 'text', label: textOf(label), source })]
    })
}
