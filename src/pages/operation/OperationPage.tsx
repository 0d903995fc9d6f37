import type { PageOf, Site } from '../../model/page.ts'
import { Frame } from '../../ui/layout/Frame.tsx'
import { PageMenu } from '../PageMenu.tsx'

export function OperationPage({ page, site }: { page: PageOf<'operation'>; site: Site }) {
  return (
    <Frame layout="reference" href={page.href} menu={<PageMenu page={page} site={site} />}>
      <h1>{page.title}</h1>
    </Frame>
  )
}
