import { CrashBoundary } from '../browser/CrashBoundary.tsx'
import type { Page, Site } from '../model/page.ts'
import { versionLinks } from '../model/versions.ts'
import { VersionBanner } from '../ui/layout/VersionBanner.tsx'
import type { Payload } from '../wire.ts'
import { PageBody } from './PageBody.tsx'
import { titleOf } from './title-of.ts'

/** All that a browser needs to show a page in place of another. */
export function payloadOf(page: Page, { site, build }: { site: Site; build: string }): Payload {
  return {
    title: titleOf(page, site.config),
    section: page.sidebar?.id,
    build,
    body: (
      <CrashBoundary as="main" href={page.href}>
        <VersionBanner versions={versionLinks(page, site)} />
        <PageBody page={page} site={site} />
      </CrashBoundary>
    ),
  }
}
