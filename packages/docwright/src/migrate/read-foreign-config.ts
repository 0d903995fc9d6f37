import type { Place } from '../problem/problem.ts'
import type { Data } from './foreign-data.ts'
import { isDataMap, readForeignData } from './foreign-data.ts'
import type { MigrationNotes } from './migration-notes.ts'
import type { SourceFolder } from './source-folder.ts'

/** A file of settings of a site. */
interface ForeignConfig {
  /** What it exports; undefined if it can't be read, which is noted. */
  readonly value: Data
  /** What it gives to functions, by their names. */
  readonly calls: ReadonlyMap<string, Data>
  /** Where a list or an object is written. */
  placeOf(data: Data): Place
  /** Notes the settings of an object that aren't in a list. */
  omitOthers(settings: Data, known: string): void
}

/** Reads a file of settings as data; `hint` says what to do if that isn't possible. */
export function readForeignConfig(
  name: string,
  { source, notes, hint = 'correct it' }: { source: SourceFolder; notes: MigrationNotes; hint?: string },
): ForeignConfig {
  const text = source.text(name) ?? ''
  const read = readForeignData(name, text)
  if ('message' in read) notes.leave({ ...read.place, file: source.placeOf(name).file }, read.message, hint)
  const { value, calls, offsetOf } = 'message' in read ? unreadable : read
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

const unreadable = { value: undefined, calls: new Map<string, Data>(), offsetOf: () => 0 }
