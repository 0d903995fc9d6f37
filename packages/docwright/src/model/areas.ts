import type { Settings } from '../config/site-config.ts'
import { counted } from '../openapi/schema/parts/words.ts'
import type { Site, Version } from './page.ts'
import { isReference } from './published-api.ts'
import { countLinks, firstLink } from './sidebar.ts'

/** A part of the site that readers choose from: where it begins, what it is for, and how much is in it. */
export interface Area {
  readonly href: string
  readonly label: string
  readonly about: string
  readonly icon: Settings['sections'][number]['icon'] | 'code'
  /** "6 guides", "4 operations · 1.0.0". */
  readonly extent: string
}

/** The sections and the references of a version; one without pages is left out. */
export function areasOf(
  version: Version,
  { config, pagesBesideSchemas }: Pick<Site, 'config' | 'pagesBesideSchemas'>,
): readonly Area[] {
  return version.sidebars.flatMap((sidebar): readonly Area[] => {
    const first = firstLink(sidebar.items)
    if (!first) return []
    const { href } = first
    const section = config.sections.find(({ id }) => id === sidebar.id)
    const described = pagesBesideSchemas.get(href)?.description ?? ''
    const common = { href, label: sidebar.label }
    if (!isReference(sidebar)) {
      const extent = counted(countLinks(sidebar.items), 'guide')
      return [{ ...common, about: section?.about ?? described, icon: section?.icon ?? 'book', extent }]
    }
    const api = version.apis.find(({ id }) => id === sidebar.id)!
    const extent = [counted(api.operations.length, 'operation'), api.info.version].filter(Boolean).join(' · ')
    return [{ ...common, about: config.apiAbout ?? described, icon: 'code', extent }]
  })
}
