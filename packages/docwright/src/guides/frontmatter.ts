import type { Document } from 'yaml'
import { isMap, isScalar, visit } from 'yaml'
import { z } from 'zod'
import { oldAddress } from '../config/address-settings.ts'
import { indexNames } from '../markdown/index-names.ts'
import { findNearest } from '../problem/nearest.ts'
import { locateOffset } from '../problem/place-at.ts'
import type { Place, Problem } from '../problem/problem.ts'
import type { YamlBlock } from '../problem/read-form.ts'
import { readYaml } from '../problem/read-form.ts'
import { describeTooLong } from '../problem/read-text.ts'
import { describeSettingMistake } from '../problem/setting-mistake.ts'
import { wholePageKey } from '../questions/read-question-files.ts'

/** One line. Line breaks and control characters become spaces, and a blank text is invalid. */
const text = z
  .string()
  .overwrite((value) => value.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .min(1)
const maxTitleLength = 200
const lengthLimit = { what: 'settings have', most: 100_000, hint: "remove settings that guides don't need" }

/** The settings of a guide. Editors show the descriptions. */
export const frontmatter = z.strictObject({
  title: text.max(maxTitleLength).describe('The title of the page.'),
  description: text
    .max(160)
    .optional()
    .describe(
      'What the page is about, in one sentence: shown below the title, by search engines and in lists.',
    ),
  sidebar_label: text.max(maxTitleLength).optional().describe('A shorter title for the sidebar.'),
  order: z
    .number()
    .optional()
    .describe('The position in the sidebar, among the pages and groups next to it.'),
  badge: text.max(20).optional().describe('A word behind the title in the sidebar, such as Beta.'),
  draft: z.boolean().optional().describe('Whether the page is shown by `docwright dev` only.'),
  hidden: z
    .boolean()
    .optional()
    .describe(
      'Whether the page is published without being listed: in the sidebar, search, sitemap, and llms.txt.',
    ),
  redirect_from: z
    .union([oldAddress, z.array(oldAddress).min(1)])
    .optional()
    .describe('Old addresses of the page, which lead to it: `/old/address`, or a list of them.'),
  questions: z
    .record(z.string(), z.array(text).min(1))
    .optional()
    .describe(
      'Search phrases in readers’ words, by the ID of the heading that answers them; `.` is the page. They are never shown.',
    ),
})

/** The settings of a changelog entry. */
const changelogEntry = z.strictObject({
  title: text.max(maxTitleLength).describe('The title of the entry.'),
  date: z
    .string()
    .refine(isDay, 'write a day of the calendar as 2026-11-20')
    .describe('The day of the change: 2026-11-20.')
    .meta({ examples: ['2026-01-31'] }),
  draft: z.boolean().optional().describe('Whether the entry is shown by `docwright dev` only.'),
})

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
  )
}

/** The settings of a `_category.yaml`. */
export const category = z.strictObject({
  label: text.optional().describe('The title of the group in the sidebar.'),
  order: z
    .number()
    .optional()
    .describe('The position in the sidebar, among the pages and groups next to it.'),
})

/** The settings of a guide. */
export type Frontmatter = Readonly<z.infer<typeof frontmatter>>
/** The settings of a folder. */
type CategorySettings = Readonly<z.infer<typeof category>>

interface Settings<T> {
  readonly value: T | undefined
  readonly problems: readonly Problem[]
  /** Returns the place of a key, including nested keys. */
  readonly placeOf?: (keys: readonly string[]) => Place
}

/** Reads the frontmatter of a guide. If it's invalid, the value is undefined and there are problems. */
export function readFrontmatter(block: YamlBlock): Settings<Frontmatter> {
  return readSettings(block, frontmatter)
}

/** Returns the questions in a guide's frontmatter, by the ID of the heading that answers them. Reports headings that the guide doesn't have. */
export function readGuideQuestions(
  { value, placeOf }: Settings<Frontmatter>,
  headings: readonly { readonly id: string }[],
): {
  readonly questions: ReadonlyMap<string | undefined, readonly string[]>
  readonly problems: readonly Problem[]
} {
  const written = Object.entries(value?.questions ?? {})
  const ids = headings.map(({ id }) => id)
  const problems = written.flatMap(([key]) => {
    if (key === wholePageKey || ids.includes(key) || !placeOf) return []
    const guess = findNearest(key, ids)
    const hint = guess
      ? `write \`${guess}\``
      : `write the ID of a heading, or \`${wholePageKey}\` for the page`
    return {
      place: placeOf(['questions', key]),
      message: `This guide has no heading with the ID \`${key}\`.`,
      hint,
    }
  })
  return {
    questions: new Map(written.map(([key, texts]) => [key === wholePageKey ? undefined : key, texts])),
    problems,
  }
}

/** Reads the frontmatter of a changelog entry. */
export function readEntrySettings(block: YamlBlock): Settings<Readonly<z.infer<typeof changelogEntry>>> {
  return readSettings(block, changelogEntry)
}

/** Reads a `_category.yaml`. */
export function readCategory(block: YamlBlock): Settings<CategorySettings> {
  return readSettings(block, category)
}

function readSettings<T>(block: YamlBlock, schema: z.ZodType<T> & { shape: object }): Settings<T> {
  const { file, source, offset } = block
  const tooLong = describeTooLong(block.yaml, lengthLimit)
  if (tooLong) {
    return { value: undefined, problems: [{ place: locateOffset(file, source, offset), ...tooLong }] }
  }
  const read = readYaml(block)
  if ('problems' in read) return { value: undefined, problems: read.problems }
  const placeOf = (keys: readonly string[]) =>
    locateOffset(file, source, offset + getOffset(keys, read.document))
  const checked = schema.safeParse(read.value ?? {})
  const truncated = findTruncatedTexts(read.document, (at) => locateOffset(file, source, offset + at))
  if (checked.success) return { value: checked.data, problems: truncated, placeOf }

  const problems = checked.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => describeUnknownKey(key, Object.keys(schema.shape), placeOf([key])))
    }
    const keys = issue.path.filter((key) => typeof key === 'string')
    if (keys.length === 0) return [reportNoSettings(placeOf(keys), Object.keys(schema.shape))]
    const mistake = describeSettingMistake(keys.join('.'), issue)
    const example = issue.code === 'invalid_type' ? findExample(schema, keys[0]!) : undefined
    return [{ place: placeOf(keys), ...mistake, ...example }]
  })
  return { value: undefined, problems: [...truncated, ...problems] }
}

/** Returns how to write a setting, if its definition has an example. */
function findExample(
  { shape }: { readonly shape: object },
  key: string,
): { readonly hint: string } | undefined {
  const setting: unknown = new Map(Object.entries(shape)).get(key)
  const example = setting instanceof z.ZodType ? setting.meta()?.examples : undefined
  return Array.isArray(example) ? { hint: `write \`${key}: ${example[0]}\`` } : undefined
}

/** Reports texts that YAML cuts off at ` #`, which starts a comment, such as a title with a number sign. */
function findTruncatedTexts(document: Document, placeOf: (offset: number) => Place): readonly Problem[] {
  const problems: Problem[] = []
  visit(document, {
    Scalar(key, { type, value, comment, range }) {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string' || !comment) return
      problems.push({
        place: placeOf(range?.[0] ?? 0),
        message: `YAML ends this text at \` #\`: "${value}".`,
        hint: 'put the whole text into quotation marks, or the comment on a line of its own',
      })
    },
  })
  return problems
}

/** Returns the offset of the innermost of these keys that exists. */
function getOffset(keys: readonly string[], { contents }: Document): number {
  let node: unknown = contents
  let offset = 0
  for (const key of keys) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined
    if (isScalar(pair?.key)) offset = pair.key.range?.[0] ?? offset
    node = pair?.value
  }
  return offset
}

function reportNoSettings(place: Problem['place'], known: readonly string[]): Problem {
  return { place, message: "The frontmatter isn't a map of settings.", hint: `write \`${known[0]}: …\`` }
}

const addressHint = "remove it, and name the file as its address should end; the file's path is the address"

/** Settings of other engines, and their equivalents. */
const foreignSettings = indexNames([
  ['sidebar_position weight nav_order position', 'write `order`'],
  ['sidebarTitle nav_title linkTitle', 'write `sidebar_label`'],
  ['summary subtitle excerpt', 'write `description`'],
  ['slug permalink url', addressHint],
  ['id', addressHint],
  ['published', 'write `draft: true` for a guide that isn’t ready'],
  ['unlisted sidebar_exclude noindex search', 'write `hidden: true`'],
  ['redirects aliases redirect', 'write `redirect_from`'],
  ['tag', 'write `badge`'],
  ['tags keywords categories', 'remove it; for words that readers search for, write `questions`'],
  [
    'hide_title toc hide_table_of_contents layout template pagination_next pagination_prev',
    'remove it; the layout of guides is the same everywhere',
  ],
])

function describeUnknownKey(key: string, known: readonly string[], place: Problem['place']): Problem {
  const guess = findNearest(key, known)
  const foreign = foreignSettings.get(key)
  if (foreign) return { place, message: `There is no setting \`${key}\`.`, hint: foreign }
  const hint = guess ? `did you mean \`${guess}\`?` : `use ${known.map((name) => `\`${name}\``).join(', ')}`
  return { place, message: `There is no setting \`${key}\`.`, hint }
}
