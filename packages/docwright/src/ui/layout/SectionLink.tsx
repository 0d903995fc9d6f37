import type { Version } from '../../model/page.ts'
import type { Sidebar } from '../../model/sidebar.ts'
import { findFirstLink } from '../../model/sidebar.ts'
import { listSectionHrefs } from '../../model/versions.ts'

interface Props {
  readonly className: string | undefined
  readonly sidebar: Sidebar
  /** All versions, so that the link can follow the reader's choice (`browser/enhancements/version-choice.ts`). */
  readonly versions: readonly Version[]
  readonly isHere: boolean
}

/** A link to the first page of a section. */
export function SectionLink({ className, sidebar: { id, label, items }, versions, isHere }: Props) {
  return (
    <a
      className={className}
      href={findFirstLink(items)?.href}
      data-section={id}
      data-section-hrefs={versions.length > 1 ? JSON.stringify(listSectionHrefs(id, versions)) : undefined}
      aria-current={isHere || undefined}
    >
      {label}
    </a>
  )
}
