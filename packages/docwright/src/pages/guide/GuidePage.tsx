import { getTwinHref } from '../../model/markdown-href.ts'
import { getVersion } from '../../model/versions.ts'
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx'
import { Contents } from '../../ui/layout/Contents.tsx'
import { LastUpdated } from '../../ui/layout/LastUpdated.tsx'
import { Pager } from '../../ui/layout/Pager.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../page-props.ts'
import { GuideProse } from './GuideProse.tsx'

/** A guide between the sidebar and its table of contents. A page outside the docs has no sidebar or pager. */
export function GuidePage({ page, site }: PageProps<'guide' | 'plain'>) {
  const version = getVersion(page, site)
  return (
    <PageFrame
      layout={page.kind === 'guide' ? 'reading' : 'plain'}
      page={page}
      site={site}
      aside={<Contents entries={page.contents} />}
    >
      <Breadcrumbs crumbs={page.breadcrumbs} twin={getTwinHref(page.href, site.config)} />
      <PageTitle lead={page.description}>{page.title}</PageTitle>
      <GuideProse guide={page.guide} version={version} />
      <LastUpdated at={page.updatedAt} />
      {page.kind === 'guide' && <Pager previous={page.previous} next={page.next} />}
    </PageFrame>
  )
}
