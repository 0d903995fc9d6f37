import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx'
import { Contents } from '../../ui/layout/Contents.tsx'
import { Frame } from '../../ui/layout/Frame.tsx'
import { LastUpdated } from '../../ui/layout/LastUpdated.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Prose } from '../../ui/prose/Prose.tsx'
import { elementComponents } from '../guide/element-components.tsx'
import { PageMenu } from '../PageMenu.tsx'
import type { PageProps } from '../page-props.ts'
import { versionOf } from '../version-of.ts'

/** A page outside the docs: text and its table of contents, without a sidebar. */
export function PlainPage({ page, site, markup }: PageProps<'plain'>) {
  return (
    <Frame
      layout="plain"
      markup={markup}
      href={page.href}
      menu={<PageMenu page={page} site={site} />}
      aside={<Contents entries={page.contents} />}
    >
      <Breadcrumbs crumbs={page.breadcrumbs} href={page.href} />
      <PageTitle lead={page.description}>{page.title}</PageTitle>
      <Prose tree={page.guide.body} elements={elementComponents(versionOf(page, site))} />
      <LastUpdated at={page.updatedAt} />
    </Frame>
  )
}
