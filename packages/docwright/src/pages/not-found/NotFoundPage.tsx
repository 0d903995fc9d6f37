import { areasOf } from '../../model/areas.ts'
import { drawnFrom, plainElements, withElements } from '../../model/plain-elements.ts'
import { Frame } from '../../ui/layout/Frame.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Card, Cards } from '../../ui/prose/Cards.tsx'
import { Prose } from '../../ui/prose/Prose.tsx'
import { elementComponents } from '../guide/element-components.tsx'
import { PageMenu } from '../PageMenu.tsx'
import type { PageProps } from '../page-props.ts'
import { versionOf } from '../version-of.ts'

/** Shown for every unknown address: the way back into the site, and what the writers put in `pages/404.mdx` in place of the areas. */
export function NotFoundPage({ page, site }: PageProps<'not-found'>) {
  const version = versionOf(page, site)
  return (
    <Frame layout="alone" menu={<PageMenu page={page} site={site} />}>
      <PageTitle lead={page.description}>{page.title}</PageTitle>
      <p className="suggestion" role="status" data-suggestion />
      <button type="button" className="search-address" data-search-button data-query="">
        Search
      </button>
      {page.guide ? (
        <Prose
          tree={withElements(page.guide.body, drawnFrom(plainElements, version))}
          elements={elementComponents(version)}
        />
      ) : (
        <Cards>
          {areasOf(version, site).map(({ href, label, about }) => (
            <Card key={href} title={label} href={href}>
              {about}
            </Card>
          ))}
        </Cards>
      )}
    </Frame>
  )
}
