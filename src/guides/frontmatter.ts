import { isMap, isScalar, parseDocument } from 'yaml'
import { z } from 'zod'
import { nearest } from '../problem/nearest.ts'
import { isOutOfStack, nestedTooDeep } from '../problem/nested-too-deep.ts'
import { placeAt } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { settingMistake } from '../problem/setting-mistake.ts'
import { yamlMistake } from '../problem/yaml-mistake.ts'

const frontmatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).max(160),
  sidebar_label: z.string().min(1).optional(),
  order: z.number().optional(),
})

const category = z.strictObject({ label: z.string().min(1).optional(), order: z.number().optional() })

/** The settings of a guide. */
export type Frontmatter = Readonly<z.infer<typeof frontmatter>>
/** The settings of a folder. */
type CategorySettings = Readonly<z.infer<typeof category>>

/** A settings block of YAML, where it stands in its file. */
interface YamlBlock {
  readonly file: string
  readonly source: string
  readonly offset: number
  readonly yaml: string
}

/** What stands between the `---` lines of a guide; `undefined` with problems when it is not usable. */
export function readFrontmatter(block: YamlBlock): {
  value: Frontmatter | undefined
  problems: readonly Problem[]
} {
  return readSettings(block, frontmatter)
}

/** What a `_category.yaml` says of its folder. */
export function readCategory(block: YamlBlock): {
  value: CategorySettings | undefined
  problems: readonly Problem[]
} {
  return readSettings(block, category)
}

function readSettings<T>(
  block: YamlBlock,
  schema: z.ZodType<T> & { shape: object },
): { value: T | undefined; problems: readonly Problem[] } {
  const { file, source, offset } = block
  const document = parseDocument(block.yaml)
  if (document.errors.some(({ message }) => isOutOfStack(message))) {
    return { value: undefined, problems: [{ place: placeAt(file, source, offset), ...nestedTooDeep }] }
  }
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) => ({
      place: placeAt(file, source, offset + pos[0]),
      ...yamlMistake(message),
    }))
    return { value: undefined, problems }
  }
  const checked = schema.safeParse(document.toJS() ?? {})
  if (checked.success) return { value: checked.data, problems: [] }

  const placeOf = (key: string | undefined) => {
    const pair = isMap(document.contents)
      ? document.contents.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined
    const range = isScalar(pair?.key) ? pair.key.range : undefined
    return placeAt(file, source, offset + (range?.[0] ?? 0))
  }
  const problems = checked.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => unknownKey(key, Object.keys(schema.shape), placeOf(key)))
    }
    const key = issue.path[0]?.toString()
    if (key === undefined) return [notSettings(placeOf(key), Object.keys(schema.shape))]
    return [{ place: placeOf(key), ...settingMistake(key, issue) }]
  })
  return { value: undefined, problems }
}

function notSettings(place: Problem['place'], known: readonly string[]): Problem {
  return { place, message: 'These are no settings.', hint: `write \`${known[0]}: …\`` }
}

function unknownKey(key: string, known: readonly string[], place: Problem['place']): Problem {
  const guess = nearest(key, known)
  const hint = guess ? `did you mean \`${guess}\`?` : `use ${known.map((name) => `\`${name}\``).join(', ')}`
  return { place, message: `There is no setting \`${key}\`.`, hint }
}
