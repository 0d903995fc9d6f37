import type { Place } from '../problem/problem.ts'
import type { Data } from './foreign-data.ts'
import { isDataMap, readForeignData } from './foreign-data.ts'
import type { MigrationNotes } from './migration-notes.ts'
import type { SourceFolder } from './source-folder.ts'

/** A file with settings of a site. */
interface ForeignConfig {
  /** The exported value. Undefined if it can't be read, which adds a note. */
  readonly value: Data
  /** The arguments of function calls, by function name. */
  readonly calls: ReadonlyMap<string, Data>
  /** Returns the place of a list or an object. */
  placeOf(data: Data): Place
  /** Adds a note for each key of an object that isn't known. */
  omitOthers(settings: Data, known: string): void
}

/** Reads a file of settings as data. `hint` is the advice if that isn't possible. */
export function readForeignConfig(
  name: string,
  { source, notes, hint = 'correct it' }: { source: SourceFolder; notes: MigrationNotes; hint?: string },
): ForeignConfig {
  const text = source.text(name) ?? ''
  const read = readForeignData(name, text)
  if ('message' in read) notes.leave({ ...read.place, file: source.placeOf(name).file }, read.message, hint)
  const { value, calls, offsetOf } = 'message' in read ? unreadableConfig : read
  const placeOf = (data: Data) => source.placeOf(name, { source: text, offset: offsetOf(data) })
  return {
    value,
    calls,
    placeOf,
    omitOthers(settings, known) {
      for (const [key, each] of isDataMap(settings) ? settings : []) {
        if (known.split(' ').includes(key)) continue
        notes.omit(
          placeOf(typeof each === 'object' && each !== null ? each : settings),
          `The setting \`${key}\` of the site isn't carried over.`,
          'see the settings in the README of docwright',
        )
      }
    },
  }
}

const unreadableConfig = { value: undefined, calls: new Map<string, Data>(), offsetOf: () => 0 }
