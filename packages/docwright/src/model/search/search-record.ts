import type { Result } from '../../search.ts'

/** Something that readers may search for, and its address. */
export interface SearchRecord extends Omit<Result, 'excerpt'> {
  /** The searchable text. Results show its beginning. */
  readonly text: string
  /** Search questions in readers' words. Indexed, but never shown. */
  readonly questions?: readonly string[]
  /** Its code blocks, in which keys are found with their values. */
  readonly code?: readonly string[]
  /** The API's error messages in this case, which readers may paste. Indexed, but never shown. */
  readonly errorTexts?: readonly string[]
  /** Its names, each with the likelihood that a reader who types it means this record, from 0 to 1. */
  readonly names: readonly RecordName[]
  /** How much it counts if only words match, from 0 to 1. */
  readonly weight: number
}

/** A name, and the likelihood that it refers to this record. */
export interface RecordName {
  readonly name: string
  readonly certainty: number
}
