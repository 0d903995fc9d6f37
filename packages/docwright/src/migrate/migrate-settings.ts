import type { Place } from '../problem/problem.ts'
import type { MigrationNotes } from './migration-notes.ts'

/**
 * How to convert a setting of a page: a new name, or a function from its value to new settings. A setting without a rule is left
 * out.
 */
export type SettingRule = string | ((value: unknown) => Readonly<Record<string, unknown>>)

const maxLengths = { title: 200, sidebar_label: 200, description: 160, badge: 20 } as const

/** Converts a page's settings. `title` is used if the settings have none. */
export function migrateSettings(
  settings: ReadonlyMap<string, unknown>,
  {
    rules,
    title,
    placeOf,
    notes,
  }: {
    readonly rules: ReadonlyMap<string, SettingRule>
    readonly title: string
    readonly placeOf: (key: string) => Place
    readonly notes: MigrationNotes
  },
): Readonly<Record<string, unknown>> {
  const migrated: Record<string, unknown> = { title }
  for (const [key, value] of settings) {
    const rule = rules.get(key)
    if (rule === undefined) {
      notes.addOmission(placeOf(key), `The setting \`${key}\` has no equivalent.`, getAdvice(key))
    } else if (value !== null && value !== '') {
      Object.assign(migrated, typeof rule === 'string' ? { [rule]: value } : rule(value))
    }
  }
  for (const [key, most] of Object.entries(maxLengths)) {
    const text = migrated[key]
    if (typeof text === 'number') migrated[key] = String(text)
    if (typeof text !== 'string' || text.length <= most) continue
    delete migrated[key]
    notes.addTask(
      placeOf(key),
      `This \`${key}\` is longer than ${most} characters.`,
      `shorten it, and write it into the page's \`${key}\``,
    )
  }
  migrated.title ??= title
  return Object.fromEntries(
    Object.entries(migrated).filter(([, value]) => value !== undefined && value !== false),
  )
}

function getAdvice(key: string): string {
  if (/^(?:tags?|keywords|categories)$/.test(key)) {
    return 'for words that readers search for, write `questions`'
  }
  if (/icon/.test(key)) return 'pages have no icons'
  return 'the layout of pages is the same everywhere'
}
