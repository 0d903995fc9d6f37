import type { Result } from '../../search.ts'

/** Something a reader may look for, with the address that shows it. */
export interface SearchRecord extends Omit<Result, 'excerpt'> {
  /** All that is searched; a result shows the beginning of it. */
  readonly text: string
  /** What readers ask that it answers, in their words; never shown. */
  readonly questions?: readonly string[]
  /** What it shows as code: keys with their values are found there. */
  readonly code?: readonly string[]
  /** What the API says in words where this happens, as readers paste it; never shown. */
  readonly errorTexts?: readonly string[]
  /** What it is called as a whole, and how surely a reader who types that means this record, from 0 to 1. */
  readonly names: readonly RecordName[]
  /** How much it counts when words alone decide, from 0 to 1. */
  readonly weight: number
}

/** A whole name and how surely it means its record. */
export interface RecordName {
  readonly name: string
  readonly certainty: number
}
