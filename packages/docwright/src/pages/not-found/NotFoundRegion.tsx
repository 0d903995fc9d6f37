import { listAreas } from '../../model/home-parts.ts'
import { getVersion } from '../../model/versions.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Card, Cards } from '../../ui/prose/Cards.tsx'
import { GuideProse } from '../guide/GuideProse.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../page-props.ts'
import { createSlotProps } from '../slot-props-of.ts'
import { NotFound } from './NotFound.tsx'

/** The page for unknown addresses, rendered by the theme or by default. The content of `pages/404.mdx` replaces the areas. */
export function NotFoundRegion({ page, site, slots }: PageProps<'not-found'>) {
  const version = getVersion(page, site)
  const NotFoundSlot = slots?.NotFound ?? NotFound
  return (
    <PageFrame layout="alone" page={page} site={site}>
      <NotFoundSlot
        {...createSlotProps(page, site)}
        heading={<PageTitle lead={page.description}>{page.title}</PageTitle>}
        search={
          <>
            <p className="suggestion" role="status" data-suggestion />
            <button type="button" className="search-address" data-search-button data-query="">
              Search
            </button>
          </>
        }
        areas={
          page.guide ? (
            <GuideProse guide={page.guide} version={version} />
          ) : (
            <Cards>
              {listAreas(version, site).map(({ href, label, about }) => (
                <Card key={href} title={label} href={href}>
                  {about}
                </Card>
              ))}
            </Cards>
          )
        }
      />
    </PageFrame>
  )
}
