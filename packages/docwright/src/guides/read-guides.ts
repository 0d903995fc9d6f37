import { glob } from 'node:fs/promises'
import path from 'node:path'
import type { Components } from '../components/component.ts'
import { readContentText } from '../content/read-content-text.ts'
import { joined, lazy } from '../lazy.ts'
import type { Readings } from '../memory.ts'
import { readOnce } from '../memory.ts'
import { startOf } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { tooLong } from '../problem/read-text.ts'
import type { DocsMove } from '../url/docs-move.ts'
import { readCategory } from './frontmatter.ts'
import type { Category, Guide } from './guide.ts'
import { lastUpdated } from './last-updated.ts'
import { parseGuide } from './parse-guide.ts'
import { hrefOf } from './resolve-links.ts'
import { isGuide, misnamedFiles, surprisingAddresses, unusedFiles } from './stray-files.ts'

/**
 * Every guide and plain page below a content folder; `unread` are the addresses of those without usable settings. Their addresses
 * are known long before the bundle that draws their components is there: `drawn` waits for it, and says what is wrong with them all.
 */
export async function readGuides(
  contentFolder: string,
  docsRoot: string,
  { readings = new Map(), ...site }: SiteParts & { readonly readings?: Readings | undefined } = {},
) {
  const files = await filesOfGuides(contentFolder)
  const names = files.filter(isGuide)
  const categories: Category[] = []
  const settled = [...misnamedFiles(contentFolder, files)]
  // An edit isn't a commit.
  const { times, isShallow } = await readOnce(readings, { file: contentFolder, text: '' }, () =>
    lastUpdated(
      contentFolder,
      names.map((name) => path.join(contentFolder, name)),
    ),
  )
  const read = await Promise.all(
    names.map(async (name) => {
      const file = path.join(contentFolder, name)
      const href = hrefOf(file, { contentFolder, docsRoot })
      const route = { file, href, ...routeOf(name), updatedAt: times.get(file) }
      return { route, ...(await readGuide({ file, contentFolder, docsRoot, ...site }, readings)) }
    }),
  )
  for (const name of files.filter((each) => /^guides\b.*[/\\]_category\.yaml$/.test(each))) {
    const file = path.join(contentFolder, name)
    const read = readContentText(file, contentFolder)
    if ('problem' in read) {
      settled.push(read.problem)
      continue
    }
    const { value, problems: mistakes } = readCategory({
      file,
      source: read.text,
      offset: 0,
      yaml: read.text,
    })
    settled.push(...mistakes)
    const { section, folders } = routeOf(name)
    if (value && section) categories.push({ section, folders, label: value.label, order: value.order })
  }
  const drawn = async () => {
    const all = await Promise.all(read.map(async ({ route, draw }) => ({ route, ...(await draw()) })))
    const texts = () => all.flatMap(({ parsed }) => parsed?.source ?? [])
    const problems = () => [
      ...all.flatMap((each) => each.problems),
      ...settled,
      ...unusedFiles(contentFolder, { names: files, texts: texts() }),
    ]
    return lazy({ problems }, { guides: all.flatMap(guideOf) })
  }
  const unread = read.filter(({ parsed }) => !parsed).map(({ route }) => route.href)
  const warnings = [
    ...(isShallow && names.length > 0 ? [withoutHistory(contentFolder)] : []),
    ...surprisingAddresses(contentFolder, { names, docsRoot }),
  ]
  return { guides: read.flatMap(guideOf), categories, unread, warnings, drawn }
}

function withoutHistory(contentFolder: string): Problem {
  return {
    place: startOf(contentFolder),
    message:
      "Pages don't say when they were last updated, because this is a shallow clone without the history of its files.",
    hint: 'fetch the whole history: `git fetch --unshallow`, or `fetch-depth: 0` for actions/checkout',
  }
}

/** All files next to the guides and plain pages, by their paths from the content folder. */
async function filesOfGuides(contentFolder: string): Promise<readonly string[]> {
  const found = await Array.fromAsync(
    glob('{guides,pages}/**/*.*', { cwd: contentFolder, withFileTypes: true }),
  )
  return found
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(contentFolder, path.join(parentPath, name)))
    .sort()
}

type Route = Pick<Guide, 'file' | 'href' | 'folders' | 'section' | 'updatedAt'>

function guideOf({ parsed, route }: Pick<ParsedText, 'parsed'> & { route: Route }): readonly Guide[] {
  return parsed ? [joined(parsed, route)] : []
}

/** What guides share with all of the site. */
interface SiteParts {
  /** Of an older version. */
  readonly move?: DocsMove | undefined
  readonly components?: Components
  /** The path below which the site lives on its host. */
  readonly basePath?: string
}

/** The longest guides that people write have a tenth of this. */
const longest = { what: 'guide has', most: 1_000_000, hint: 'split it into several guides' }

type ParsedText = ReturnType<typeof parseGuide>

async function readGuide(
  {
    components: { known, draw } = { known: new Map(), draw: undefined },
    ...given
  }: SiteParts & { file: string; contentFolder: string; docsRoot: string },
  readings: Readings,
): Promise<ParsedText & { draw(): Promise<ParsedText> }> {
  const context = { ...given, components: known }
  const read = readContentText(context.file, context.contentFolder)
  if ('problem' in read) return unread(read.problem)
  const { text } = read
  const long = tooLong(text, longest)
  if (long) return unread({ place: startOf(context.file), ...long })
  const parsed = await readOnce(readings, { file: context.file, text }, () => parseGuide(text, context))
  const mayUse = [...known.keys()].some((name) => text.includes(`<${name}`))
  if (!draw || !mayUse || !parsed.parsed) return joined(parsed, { draw: async () => parsed })
  const { uses } = parsed.parsed
  const drawAll = async () => {
    const drawn = await Promise.all(
      uses.map(async ({ offset, request }) => [offset, await draw(request)] as const),
    )
    // A component may have read what has changed since, whatever the guide says.
    const asDrawn = { file: `${context.file} as drawn`, text: text + JSON.stringify(drawn) }
    return readOnce(readings, asDrawn, () => parseGuide(text, { ...context, drawings: new Map(drawn) }))
  }
  return joined(parsed, { draw: drawAll })
}

function unread(problem: Problem): ParsedText & { draw(): Promise<ParsedText> } {
  const parsed = { parsed: undefined, problems: [problem] }
  return { ...parsed, draw: async () => parsed }
}

/** `guides/get-started/developers/x.mdx` stands in the section `get-started`, in the folder `developers`. */
function routeOf(name: string): { section: string | undefined; folders: readonly string[] } {
  const [root, ...rest] = name.split(path.sep)
  if (root !== 'guides' || rest.length < 2) return { section: undefined, folders: [] }
  return { section: rest[0]!, folders: rest.slice(1, -1) }
}
