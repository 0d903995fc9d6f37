import { parse, stringify } from 'yaml'
import type { ForeignPage } from './foreign-page.ts'
import { removeNumbers, sectionId } from './foreign-page.ts'
import type { Addresses } from './migrated-addresses.ts'

interface Category {
  readonly label?: unknown
  readonly order?: unknown
}

/**
 * Returns the `_category.yaml` of each folder with pages that has a label or an order: from `labels` of the sidebar, from a number
 * at the start of the folder's name, and from a `_category_.json`.
 */
export function listCategories(
  pages: readonly ForeignPage[],
  labels: ReadonlyMap<string, string>,
  addresses: Addresses,
): ReadonlyMap<string, string> {
  const { source, site } = addresses
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
    if (!name.startsWith(site.pagesFolder)) continue
    const [, folder] = /^(.*)\/_category_\.(?:json|ya?ml)$/.exec(name.slice(site.pagesFolder.length)) ?? []
    if (folder === undefined) continue
    const path = removeNumbers(folder)
    categories.set(path, { ...categories.get(path), ...readCategoryFile(name, addresses) })
  }
  const isUsed = (folder: string) =>
    pages.some(({ file }) => file.startsWith(`guides/${sectionId}/${folder}/`))
  return new Map(
    [...categories]
      .filter(([folder]) => isUsed(folder))
      .map(([folder, category]) => [
        `content/guides/${sectionId}/${folder}/_category.yaml`,
        stringify(category),
      ]),
  )
}

function readCategoryFile(name: string, { source, notes }: Addresses): Category {
  const settings = tryParse(source.readText(name) ?? '')
  if (typeof settings !== 'object' || settings === null) {
    const hint = 'write them into `_category.yaml`: `label: …`, `order: …`'
    notes.addTask(source.placeOf(name), "These settings of a folder can't be read.", hint)
    return {}
  }
  const { label, position, link } = settings as Readonly<Record<string, unknown>>
  if (link) {
    const message = 'Folders have no generated page of their own.'
    notes.addOmission(source.placeOf(name), message, 'write `index.mdx` into the folder')
  }
  return { ...(label ? { label } : {}), ...(position === undefined ? {} : { order: position }) }
}

function tryParse(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 100 })
  } catch {
    return undefined
  }
}
