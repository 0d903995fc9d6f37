// Imported first, as in `Document.tsx`, because the order of layers must be known before any style sheet uses one.
import '../styles/layers.css'

import type { Page } from '../model/page.ts'
import type { Problem } from '../problem/problem.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { ProblemList, ReportBar } from '../ui/writing/Report.tsx'
import { PageFrame } from './PageFrame.tsx'
import { PageRegion } from './PageRegion.tsx'
import type { PageProps } from './page-props.ts'

interface Props extends PageProps<Page['kind']> {
  /** Problems in the page's own guide. */
  readonly own: readonly Problem[]
  /** All other problems of the site. */
  readonly others: readonly Problem[]
  /** Returns the page that is rendered from a file. */
  getHref(file: string): string | undefined
}

/** A page during development: with the site's problems, of which those in the page's own guide are expanded. */
export function LiveRegion({ page, site, slots = {}, own, others, getHref }: Props) {
  return (
    <>
      <ReportBar problems={[...own, ...others]} getHref={getHref} isOpen={own.length > 0} />
      <PageRegion page={page} site={site} slots={slots} />
    </>
  )
}

/** Replaces a page that can't be rendered, and shows why. */
export function FailedRegion({ page, site, own, others, getHref }: Props) {
  const [reasons, rest] = own.length > 0 ? [own, others] : [others, []]
  return (
    <>
      <ReportBar problems={rest} getHref={getHref} isOpen={false} />
      <PageFrame layout={page.sidebar ? 'reading' : 'plain'} page={page} site={site}>
        <PageTitle lead="It appears as soon as you fix this:">This page can't be rendered yet</PageTitle>
        <ProblemList problems={reasons} getHref={getHref} />
      </PageFrame>
    </>
  )
}
