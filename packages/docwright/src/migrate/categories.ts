import { parse, stringify } from 'yaml'
import type { ForeignPage } from './foreign-page.ts'
import { removeNumbers, sectionId } from './foreign-page.ts'
import type { ForeignSite } from './foreign-site.ts'
import type { MigrationNotes } from './migration-notes.ts'
import type { SourceFolder } from './source-folder.ts'

interface Category {
  label?: unknown
  order?: unknown
}

/** Returns the `_category.yaml` of each folder that has a label or an order of its own. */
export function listCategories({
  source,
  site,
  notes,
  pages,
  labels,
}: {
  readonly source: SourceFolder
  readonly site: ForeignSite
  readonly notes: MigrationNotes
  readonly pages: readonly ForeignPage[]
  readonly labels: ReadonlyMap<string, string>
}): ReadonlyMap<string, string> {
  const categories = new Map<string, Category>([...labels].map(([folder, label]) => [folder, { label }]))
  for (const { name } of pages) {
    const folders = name.slice(site.pagesFolder.length).split('/').slice(0, -1)
    for (const [index, folder] of folders.entries()) {
      const [, number] = /^(\d+)[-_. ]/.exec(folder) ?? []
      if (number === undefined) continue
      const path = removeNumbers(folders.slice(0, index + 1).join('/'))
      categories.set(path, { order: Number(number), ...categories.get(path) })
    }
  }
  for (const name of source.names) {
    const [, folder] = name.startsWith(site.pagesFolder)
      ? (/^(.*)\/_category_\.(?:json|ya?ml)$/.exec(name.slice(site.pagesFolder.length)) ?? [])
      : []
    if (folder === undefined) continue
    const settings: unknown = tryParse(source.text(name) ?? '')
    if (typeof settings !== 'object' || settings === null) {
      notes.leave(
        source.placeOf(name),
        "These settings of a folder can't be read.",
        'write them into `_category.yaml`: `label: …`, `order: …`',
      )
      continue
    }
    const { label, position, link } = settings as Readonly<Record<string, unknown>>
    if (link) {
      notes.omit(
        source.placeOf(name),
        'Folders have no generated page of their own.',
        'write `index.mdx` into the folder',
      )
    }
    const path = removeNumbers(folder)
    categories.set(path, {
      ...categories.get(path),
      ...(label ? { label } : {}),
      ...(position === undefined ? {} : { order: position }),
    })
  }
  const used = new Set(pages.map(({ file }) => file.replace(/[^/]*$/, '')))
  return new Map(
    [...categories]
      .filter(([folder]) => [...used].some((each) => each.startsWith(`guides/${sectionId}/${folder}/`)))
      .map(([folder, category]) => [
        `content/guides/${sectionId}/${folder}/_category.yaml`,
        stringify(category),
      ]),
  )
}

function tryParse(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 100 })
  } catch {
    return undefined
  }
}
