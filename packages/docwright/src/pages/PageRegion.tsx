import type { Page } from '../model/page.ts'
import { versionLinks } from '../model/versions.ts'
import { VersionBanner } from '../ui/layout/VersionBanner.tsx'
import { GuidePage } from './guide/GuidePage.tsx'
import { HomePage } from './home/HomePage.tsx'
import { IntroductionPage } from './introduction/IntroductionPage.tsx'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import { OperationPage } from './operation/OperationPage.tsx'
import type { PageProps } from './page-props.ts'
import { SchemaPage } from './schema/SchemaPage.tsx'
import { TagPage } from './tag/TagPage.tsx'

/** What lies between the navbar and the footer. */
export function PageRegion({ page, site }: PageProps<Page['kind']>) {
  return (
    <>
      <VersionBanner versions={versionLinks(page, site)} />
      <PageBody page={page} site={site} />
    </>
  )
}

function PageBody({ page, site }: PageProps<Page['kind']>) {
  switch (page.kind) {
    case 'home':
      return <HomePage page={page} site={site} />
    case 'guide':
    case 'plain':
      return <GuidePage page={page} site={site} />
    case 'introduction':
      return <IntroductionPage page={page} site={site} />
    case 'tag':
      return <TagPage page={page} site={site} />
    case 'operation':
      return <OperationPage page={page} site={site} />
    case 'schema':
      return <SchemaPage page={page} site={site} />
    case 'not-found':
      return <NotFoundPage page={page} site={site} />
    default:
      return page satisfies never
  }
}
