import type { Page } from '../model/page.ts'
import { createSourceLinks } from '../model/source-links.ts'
import { listVersionLinks } from '../model/versions.ts'
import { PageEnds } from '../ui/layout/page-ends.ts'
import { SourceLinks } from '../ui/layout/SourceLinks.tsx'
import { VersionBanner } from '../ui/layout/VersionBanner.tsx'
import { DescriptionTree } from '../ui/prose/description-tree.ts'
import { GuidePage } from './guide/GuidePage.tsx'
import { HomeRegion } from './home/HomeRegion.tsx'
import { IntroductionPage } from './introduction/IntroductionPage.tsx'
import { NotFoundRegion } from './not-found/NotFoundRegion.tsx'
import { OperationPage } from './operation/OperationPage.tsx'
import type { PageProps } from './page-props.ts'
import { SchemaPage } from './schema/SchemaPage.tsx'
import { createSlotProps } from './slot-props-of.ts'
import { TagPage } from './tag/TagPage.tsx'

/** The part of a page between the navbar and the footer. */
export function PageRegion({ page, site, slots = {} }: PageProps<Page['kind']>) {
  const { PageStart, PageEnd } = slots
  const props = createSlotProps(page, site)
  const links = createSourceLinks(page, site)
  const body = <PageBody page={page} site={site} slots={slots} />
  return (
    <PageEnds
      value={{
        start: PageStart && <PageStart {...props} />,
        end: (links || PageEnd) && (
          <>
            {links && <SourceLinks {...links} />}
            {PageEnd && <PageEnd {...props} />}
          </>
        ),
      }}
    >
      <VersionBanner versions={listVersionLinks(page, site)} />
      {page.api ? <DescriptionTree value={page.api.descriptionTree}>{body}</DescriptionTree> : body}
    </PageEnds>
  )
}

function PageBody({ page, site, slots = {} }: PageProps<Page['kind']>) {
  switch (page.kind) {
    case 'home':
      return <HomeRegion page={page} site={site} slots={slots} />
    case 'guide':
    case 'plain':
      return <GuidePage page={page} site={site} />
    case 'introduction':
      return <IntroductionPage page={page} site={site} />
    case 'tag':
      return <TagPage page={page} site={site} />
    case 'operation':
      return <OperationPage page={page} site={site} slots={slots} />
    case 'schema':
      return <SchemaPage page={page} site={site} />
    case 'not-found':
      return <NotFoundRegion page={page} site={site} slots={slots} />
    default:
      return page satisfies never
  }
}
