import path from 'node:path'
import { matterBlock } from '../content/matter-block.ts'
import { readContentText } from '../content/read-content-text.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { escapeMdx } from './escape-mdx.ts'
import { readEntrySettings } from './frontmatter.ts'
import type { ChangelogEntry } from './guide.ts'
import { isGuide } from './stray-files.ts'

interface Entry extends ChangelogEntry {
  readonly name: string
}

/** The changelog as the text of one page that includes all entries. */
interface Changelog {
  readonly source: string
  /** The file to edit: the changelog's index, or else the newest entry. */
  readonly file: string
  readonly entries: readonly ChangelogEntry[]
  readonly updatedAt: string | undefined
  readonly problems: readonly Problem[]
}

/**
 * Builds one page from the entries in `changelog/`, newest first, below the content of its `index.mdx`. Returns undefined if
 * there are none.
 */
export function readChangelog(
  files: readonly string[],
  given: { readonly contentFolder: string; readonly withDrafts: boolean; readonly title: string | undefined },
): Changelog | undefined {
  const { contentFolder, withDrafts, title } = given
  const names = files.filter((name) => name.startsWith(`changelog${path.sep}`) && isGuide(name))
  const index = path.join('changelog', 'index.mdx')
  const problems: Problem[] = []
  const entries = names
    .filter((name) => name !== index)
    .flatMap((name) => readEntry(name, { contentFolder, withDrafts, problems }) ?? [])
    .sort((a, b) => b.date.localeCompare(a.date) || b.name.localeCompare(a.name))
  if (names.length === 0) return undefined
  const own = names.includes(index)
    ? readContentText(path.join(contentFolder, index), contentFolder)
    : undefined
  if (own && 'problem' in own) problems.push(own.problem)
  const opening =
    own && 'text' in own
      ? own.text
      : `---\ntitle: Changelog\ndescription: ${JSON.stringify(`What changed in ${title ?? 'these docs'}.`)}\n---\n`
  const newest = entries[0]
  return {
    source: [opening, ...entries.map(getSection)].join('\n\n'),
    file: path.join(contentFolder, own || !newest ? index : newest.name),
    entries: entries.map(({ id, title, date }) => ({ id, title, date })),
    updatedAt: newest && `${newest.date}T00:00:00Z`,
    problems,
  }
}

function readEntry(
  name: string,
  {
    contentFolder,
    withDrafts,
    problems,
  }: { readonly contentFolder: string; readonly withDrafts: boolean; readonly problems: Problem[] },
): Entry | undefined {
  const file = path.join(contentFolder, name)
  const read = readContentText(file, contentFolder)
  if ('problem' in read) {
    problems.push(read.problem)
    return undefined
  }
  const [, opening = '', yaml] = matterBlock.exec(read.text) ?? []
  if (yaml === undefined) {
    const hint = 'start with `---`, `title: …`, `date: 2026-11-20`, `---`'
    problems.push({ place: getFileStart(file), message: 'The entry has no frontmatter.', hint })
    return undefined
  }
  const { value, problems: found } = readEntrySettings({
    file,
    source: read.text,
    offset: opening.length,
    yaml,
  })
  problems.push(...found)
  if (!value || (value.draft && !withDrafts)) return undefined
  const id = path.basename(name, '.mdx').replace(/[^A-Za-z0-9._-]+/g, '-')
  return { id, title: value.title, date: value.date, name: name.split(path.sep).join('/') }
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

function getSection({ id, title, date, name }: Entry): string {
  return `## ${escapeMdx(title)} [#${id}]\n\n<time dateTime="${date}">${day.format(new Date(date))}</time>\n\n<Include file="/${name}" levels="1" />\n`
}
