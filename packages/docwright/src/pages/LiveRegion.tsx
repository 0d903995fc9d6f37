// First, as in `Document.tsx`: the order of the layers must be known before any stylesheet uses one.
import '../styles/layers.css'

import type { Page } from '../model/page.ts'
import type { Problem } from '../problem/problem.ts'
import { Frame } from '../ui/layout/Frame.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { ProblemList, ReportBar } from '../ui/writing/Report.tsx'
import { PageMenu } from './PageMenu.tsx'
import { PageRegion } from './PageRegion.tsx'
import type { PageProps } from './page-props.ts'

interface Props extends PageProps<Page['kind']> {
  /** Mistakes in the guide that the page is drawn from. */
  readonly own: readonly Problem[]
  /** All other mistakes of the site. */
  readonly others: readonly Problem[]
  /** The page that is drawn from a file. */
  hrefOf(file: string): string | undefined
}

/** A page as anyone who writes it sees it: with what is wrong with the site, and open before them what is wrong with its own guide. */
export function LiveRegion({ page, site, slots = {}, own, others, hrefOf }: Props) {
  return (
    <>
      <ReportBar problems={[...own, ...others]} hrefOf={hrefOf} isOpen={own.length > 0} />
      <PageRegion page={page} site={site} slots={slots} />
    </>
  )
}

/** What is in the place of a page that can't be drawn: why. */
export function UndrawnRegion({ page, site, own, others, hrefOf }: Props) {
  const [reasons, rest] = own.length > 0 ? [own, others] : [others, []]
  return (
    <>
      <ReportBar problems={rest} hrefOf={hrefOf} isOpen={false} />
      <Frame layout={page.sidebar ? 'reading' : 'plain'} menu={<PageMenu page={page} site={site} />}>
        <PageTitle lead="It appears as soon as you fix this:">This page can't be rendered yet</PageTitle>
        <ProblemList problems={reasons} hrefOf={hrefOf} />
      </Frame>
    </>
  )
}
