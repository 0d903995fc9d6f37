import { findApiFront } from '../../model/api-front.ts'
import { countReferenceParts, listAreas, listSiteFiles } from '../../model/home-parts.ts'
import { listFirstPages } from '../../model/sidebar.ts'
import { getVersion } from '../../model/versions.ts'
import { DescriptionTree } from '../../ui/prose/description-tree.ts'
import { TwinOnly } from '../../ui/twin-marks.tsx'
import { GuideProse } from '../guide/GuideProse.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../page-props.ts'
import { createSlotProps } from '../slot-props-of.ts'
import { ApiFrontPage } from './ApiFrontPage.tsx'
import { Areas } from './Areas.tsx'
import { Counts } from './Counts.tsx'
import { HomePage } from './HomePage.tsx'
import { ShowcasePanel } from './ShowcasePanel.tsx'

/** The home page, rendered by the theme or by default. */
export function HomeRegion({ page, site, slots }: PageProps<'home'>) {
  const { config, showcase } = site
  const { headline, actions } = config.home
  const version = getVersion(page, site)
  const front = slots?.HomePage ? undefined : findApiFront(page, { version, showcase })
  const HomeSlot = slots?.HomePage ?? HomePage
  const heading = headline ?? config.title
  return (
    <PageFrame layout="alone" page={page} site={site}>
      <TwinOnly>
        <h1>{page.title}</h1>
        <address />
        {page.updatedAt && <p>Last updated: {page.updatedAt.slice(0, 10)}</p>}
      </TwinOnly>
      {front ? (
        <DescriptionTree value={front.api.descriptionTree}>
          <ApiFrontPage front={front} version={version} headline={heading} actions={actions} />
        </DescriptionTree>
      ) : (
        <HomeSlot
          {...createSlotProps(page, site)}
          headline={heading}
          actions={actions.length > 0 ? actions : listFirstPages(version.sidebars)}
          counts={<Counts counts={countReferenceParts(version)} />}
          showcase={showcase && <ShowcasePanel showcase={showcase} />}
          content={page.guide && <GuideProse guide={page.guide} version={version} />}
          areas={<Areas areas={listAreas(version, site)} />}
          files={listSiteFiles(version)}
        />
      )}
    </PageFrame>
  )
}
