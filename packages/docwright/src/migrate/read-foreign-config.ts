import { parseTypeScript } from '../config/parse-typescript.ts'
import type { Place } from '../problem/problem.ts'
import type { Data, ForeignData } from './foreign-data.ts'
import { isDataMap, readModuleData } from './foreign-data.ts'
import type { MigrationNotes } from './migration-notes.ts'
import type { SourceFolder } from './source-folder.ts'

/** A file with settings of a site. */
export interface ForeignConfig extends Pick<ForeignData, 'value' | 'calls'> {
  /** Returns the place of a list or an object. */
  placeOf(data: Data): Place
  /** Adds a task about an entry of the sidebar. Its place is the `list` around it if the entry is a text. */
  addSidebarTask(entry: Data, list: Data, message: string, hint?: string): void
  /** Adds a note for each key of an object that isn't known. */
  addOmissions(settings: Data, knownKeys: string): void
}

/** JSON is parsed as a module with this before it. */
const jsonPrefix = 'export default '

/** Reads a module of settings or a JSON file as data. `hint` is the advice if that isn't possible. */
export function readForeignConfig(
  name: string,
  { source, notes, hint = 'correct it' }: { source: SourceFolder; notes: MigrationNotes; hint?: string },
): ForeignConfig {
  const text = source.readText(name) ?? ''
  const prefix = name.endsWith('.json') ? jsonPrefix : ''
  const parsed = parseTypeScript(name.replace(/\.(?:json|[cm]?[jt]s)$/, '.ts'), prefix + text)
  if ('problem' in parsed) {
    const { place, message } = parsed.problem
    notes.addTask({ ...place, file: source.placeOf(name).file }, message, hint)
  }
  const { value, calls, offsets } = 'program' in parsed ? readModuleData(parsed.program) : unreadableData
  const placeOf = (data: Data) => {
    const offset = Math.max((offsets.get(data) ?? 0) - prefix.length, 0)
    return source.placeOf(name, { source: text, offset })
  }
  return {
    value,
    calls,
    placeOf,
    addSidebarTask(entry, list, message, hint = 'write it into `sidebar` of docwright.config.ts') {
      notes.addTask(placeOf(isDataMap(entry) ? entry : list), message, hint)
    },
    addOmissions(settings, knownKeys) {
      for (const [key, each] of isDataMap(settings) ? settings : []) {
        if (knownKeys.split(' ').includes(key)) continue
        const place = placeOf(typeof each === 'object' && each !== null ? each : settings)
        const message = `The setting \`${key}\` of the site isn't carried over.`
        notes.addOmission(place, message, 'see the settings in the README of docwright')
      }
    },
  }
}

const unreadableData: ForeignData = { value: undefined, calls: new Map(), offsets: new Map() }
