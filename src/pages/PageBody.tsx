import type { Page, Site } from '../model/page.ts'
import { GuidePage } from './guide/GuidePage.tsx'
import { HomePage } from './home/HomePage.tsx'
import { IntroductionPage } from './introduction/IntroductionPage.tsx'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import { OperationPage } from './operation/OperationPage.tsx'
import { PlainPage } from './plain/PlainPage.tsx'
import { SchemaPage } from './schema/SchemaPage.tsx'
import { TagPage } from './tag/TagPage.tsx'

/** What lies between the navbar and the footer, by the kind of the page. */
export function PageBody({ page, site }: { page: Page; site: Site }) {
  switch (page.kind) {
    case 'home':
      return <HomePage page={page} site={site} />
    case 'plain':
      return <PlainPage page={page} site={site} />
    case 'guide':
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
