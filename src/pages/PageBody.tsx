import type { Page } from '../model/page.ts'
import { GuidePage } from './guide/GuidePage.tsx'
import { HomePage } from './home/HomePage.tsx'
import { IntroductionPage } from './introduction/IntroductionPage.tsx'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import { OperationPage } from './operation/OperationPage.tsx'
import type { PageProps } from './page-props.ts'
import { SchemaPage } from './schema/SchemaPage.tsx'
import { TagPage } from './tag/TagPage.tsx'

/** What lies between the navbar and the footer, by the kind of the page. */
export function PageBody({ page, site, markup }: PageProps<Page['kind']>) {
  switch (page.kind) {
    case 'home':
      return <HomePage page={page} site={site} markup={markup} />
    case 'guide':
    case 'plain':
      return <GuidePage page={page} site={site} markup={markup} />
    case 'introduction':
      return <IntroductionPage page={page} site={site} markup={markup} />
    case 'tag':
      return <TagPage page={page} site={site} markup={markup} />
    case 'operation':
      return <OperationPage page={page} site={site} markup={markup} />
    case 'schema':
      return <SchemaPage page={page} site={site} markup={markup} />
    case 'not-found':
      return <NotFoundPage page={page} site={site} markup={markup} />
    default:
      return page satisfies never
  }
}
