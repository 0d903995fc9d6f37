import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '../problem/problem.ts'
import { readCategory } from './frontmatter.ts'
import type { Category, Guide } from './guide.ts'
import { lastUpdated } from './last-updated.ts'
import { parseGuide } from './parse-guide.ts'
import { hrefOf } from './read-links.ts'

/** Every guide and plain page below a content folder, with all that is wrong with them. */
export async function readGuides(contentFolder: string, docsRoot: string) {
  const [files, categoryFiles, times] = await Promise.all([
    Array.fromAsync(glob(['guides/**/*.mdx', 'pages/**/*.mdx'], { cwd: contentFolder })),
    Array.fromAsync(glob('guides/**/_category.yaml', { cwd: contentFolder })),
    lastUpdated(contentFolder),
  ])
  const guides: Guide[] = []
  const categories: Category[] = []
  const problems: Problem[] = []
  for (const name of files.sort()) {
    const file = path.join(contentFolder, name)
    const { parsed, problems: mistakes } = await parseGuide(await readFile(file, 'utf8'), {
      file,
      contentFolder,
      docsRoot,
    })
    problems.push(...mistakes)
    if (parsed)
      guides.push({
        file,
        href: hrefOf(file, { contentFolder, docsRoot }),
        ...routeOf(name),
        ...parsed,
        updatedAt: times.get(file),
      })
  }
  for (const name of categoryFiles.sort()) {
    const file = path.join(contentFolder, name)
    const source = await readFile(file, 'utf8')
    const { value, problems: mistakes } = readCategory({ file, source, offset: 0, yaml: source })
    problems.push(...mistakes)
    const { section, folders } = routeOf(name)
    if (value && section) categories.push({ section, folders, label: value.label, order: value.order })
  }
  return { guides, categories, problems }
}

/** `guides/get-started/developers/x.mdx` stands in the section `get-started`, in the folder `developers`. */
function routeOf(name: string): { section: string | undefined; folders: string[] } {
  const [root, ...rest] = name.split(path.sep)
  if (root !== 'guides' || rest.length < 2) return { section: undefined, folders: [] }
  return { section: rest[0]!, folders: rest.slice(1, -1) }
}
