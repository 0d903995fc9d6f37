import { DidYouMean } from '../../browser/DidYouMean.tsx'
import { SearchForAddress } from '../../browser/SearchForAddress.tsx'
import type { PageOf, Site } from '../../model/page.ts'
import { firstLink } from '../../model/sidebar.ts'
import { Frame } from '../../ui/layout/Frame.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Card, Cards } from '../../ui/prose/Cards.tsx'
import { PageMenu } from '../PageMenu.tsx'
import { versionOf } from '../version-of.ts'

/** Shown for every unknown address: the way back into the site. */
export function NotFoundPage({ page, site }: { page: PageOf<'not-found'>; site: Site }) {
  const version = versionOf(page, site)
  return (
    <Frame layout="alone" href={page.href} menu={<PageMenu page={page} site={site} />}>
      <PageTitle lead={page.description}>{page.title}</PageTitle>
      <DidYouMean />
      <SearchForAddress />
      <Cards>
        {version.sidebars.map(({ id, label, items }) => {
          const first = firstLink(items)
          return (
            first && (
              <Card key={id} title={label} href={first.href}>
                {site.pages.get(first.href)?.description}
              </Card>
            )
          )
        })}
      </Cards>
    </Frame>
  )
}
