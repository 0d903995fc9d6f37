import { glob } from 'node:fs/promises'
import path from 'node:path'
import { readContentText } from '../content/read-content-text.ts'
import { createLazy, mergeLazily } from '../lazy.ts'
import type { Readings } from '../memory.ts'
import { readOnce } from '../memory.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { readCategory } from './frontmatter.ts'
import type { Category, Guide } from './guide.ts'
import { readUpdateTimes } from './last-updated.ts'
import { readChangelog } from './read-changelog.ts'
import type { GuideContext, ParsedText, ReadGuide } from './read-guide.ts'
import { readGuide, readGuideText } from './read-guide.ts'
import { getContentHref } from './resolve-links.ts'
import { findMisnamedFiles, findUnexpectedAddresses, findUnusedFiles, isGuide } from './stray-files.ts'

/**
 * Reads every guide and plain page of a content folder. `unread` lists the addresses of guides with invalid settings. All
 * addresses are known before the components' bundle is ready; `renderComponents` waits for it, and returns the guides with all
 * problems.
 */
export async function readGuides(
  contentFolder: string,
  docsRoot: string,
  {
    readings = new Map(),
    withDrafts = false,
    ...site
  }: GuideContext & {
    readonly readings?: Readings | undefined
    readonly withDrafts?: boolean | undefined
  } = {},
) {
  const files = await listGuideFiles(contentFolder)
  const names = files.filter((name) => isGuide(name) && !isInChangelog(name))
  const fileProblems = [...findMisnamedFiles(contentFolder, files)]
  // Cached without a text, so that edits of files don't invalidate it. Only commits change the history.
  const { times, isShallow } = await readOnce(readings, { file: contentFolder, text: '' }, () =>
    readUpdateTimes(
      contentFolder,
      names.map((name) => path.join(contentFolder, name)),
    ),
  )
  const read: ({ readonly route: Route } & ReadGuide)[] = await Promise.all(
    names.map(async (name) => {
      const file = path.join(contentFolder, name)
      const href = getContentHref(file, { contentFolder, docsRoot })
      const route = { file, href, ...getRoute(name), updatedAt: times.get(file) }
      return { route, ...(await readGuide({ file, contentFolder, docsRoot, ...site }, readings)) }
    }),
  )
  // Older versions share the changelog of the current one.
  const changelog = site.move
    ? undefined
    : readChangelog(files, { contentFolder, withDrafts, title: site.values?.get('title') })
  if (changelog) {
    const { source, file, entries, updatedAt, problems } = changelog
    fileProblems.push(...problems)
    const route = { file, href: '/changelog', folders: [], section: undefined, updatedAt, entries }
    const changelogContext = {
      file: path.join(contentFolder, 'changelog', 'index.mdx'),
      contentFolder,
      docsRoot,
      ...site,
    }
    read.push({ route, ...(await readGuideText(source, changelogContext, readings)) })
  }
  const { categories, problems: categoryProblems } = readCategories(contentFolder, files)
  fileProblems.push(...categoryProblems)
  const isDraft = ({ parsed }: ParsedText) => !withDrafts && parsed?.frontmatter.draft === true
  const drafts = read.filter(isDraft)
  const published = read.filter((each) => !isDraft(each))
  const renderComponents = async () => {
    const all = await Promise.all(
      published.map(async ({ route, ...each }) => ({ route, ...(await each.renderComponents()) })),
    )
    const texts = () =>
      [...all, ...drafts].flatMap(({ route, parsed, parts }) => {
        if (parsed) return [parsed.source, parts]
        const read = readContentText(route.file, contentFolder)
        return 'text' in read ? [read.text, parts] : []
      })
    const problems = () => [
      ...all.flatMap((each) => each.problems),
      ...fileProblems,
      ...findUnusedFiles(contentFolder, { names: files, texts: texts() }),
    ]
    return createLazy({ problems }, { guides: all.flatMap(listGuide) })
  }
  const unread = read.filter(({ parsed }) => !parsed).map(({ route }) => route.href)
  const warnings = [
    ...(isShallow && names.length > 0 ? [reportMissingHistory(contentFolder)] : []),
    ...findUnexpectedAddresses(contentFolder, { names, docsRoot }),
  ]
  return {
    guides: published.flatMap(listGuide),
    drafts: drafts.map(({ route }) => route.href),
    categories,
    unread,
    warnings,
    renderComponents,
  }
}

/** Reads the settings of folders. */
function readCategories(contentFolder: string, files: readonly string[]) {
  const categories: Category[] = []
  const problems: Problem[] = []
  for (const name of files.filter((each) => /^guides\b.*[/\\]_category\.yaml$/.test(each))) {
    const file = path.join(contentFolder, name)
    const read = readContentText(file, contentFolder)
    if ('problem' in read) {
      problems.push(read.problem)
      continue
    }
    const { text } = read
    const { value, problems: mistakes } = readCategory({ file, source: text, offset: 0, yaml: text })
    problems.push(...mistakes)
    const { section, folders } = getRoute(name)
    if (value && section) categories.push({ section, folders, label: value.label, order: value.order })
  }
  return { categories, problems }
}

function reportMissingHistory(contentFolder: string): Problem {
  return {
    place: getFileStart(contentFolder),
    message:
      "Pages don't say when they were last updated, because this is a shallow clone without the history of its files.",
    hint: 'fetch the whole history: `git fetch --unshallow`, or `fetch-depth: 0` for actions/checkout',
  }
}

/** Lists all files of guides and plain pages, including other files next to them, relative to the content folder. */
async function listGuideFiles(contentFolder: string): Promise<readonly string[]> {
  const found = await Array.fromAsync(
    glob('{guides,pages,changelog}/**/*.*', { cwd: contentFolder, withFileTypes: true }),
  )
  return found
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(contentFolder, path.join(parentPath, name)))
    .sort()
}

function isInChangelog(name: string): boolean {
  return name.startsWith(`changelog${path.sep}`)
}

type Route = Pick<Guide, 'file' | 'href' | 'folders' | 'section' | 'updatedAt' | 'entries'>

function listGuide({ parsed, route }: Pick<ParsedText, 'parsed'> & { route: Route }): readonly Guide[] {
  return parsed ? [mergeLazily(parsed, route)] : []
}

/** Splits a path: `guides/get-started/developers/x.mdx` is in the section `get-started`, in the folder `developers`. */
function getRoute(name: string): { section: string | undefined; folders: readonly string[] } {
  const [root, ...rest] = name.split(path.sep)
  if (root !== 'guides' || rest.length < 2) return { section: undefined, folders: [] }
  return { section: rest[0]!, folders: rest.slice(1, -1) }
}
