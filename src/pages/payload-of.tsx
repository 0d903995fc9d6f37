import { CrashBoundary } from '../browser/islands/CrashBoundary.tsx'
import type { Page } from '../model/page.ts'
import { versionLinks } from '../model/versions.ts'
import { VersionBanner } from '../ui/layout/VersionBanner.tsx'
import type { Payload } from '../wire.ts'
import { PageBody } from './PageBody.tsx'
import type { PageProps } from './page-props.ts'
import { titleOf } from './title-of.ts'

interface Options extends Omit<PageProps<Page['kind']>, 'page'> {
  readonly build: string
}

/** All that a browser needs to show a page in place of another. */
export function payloadOf(page: Page, { site, build, markup }: Options): Payload {
  return {
    title: titleOf(page, site.config),
    section: page.sidebar?.id,
    build,
    body: (
      <CrashBoundary>
        <VersionBanner versions={versionLinks(page, site)} />
        <PageBody page={page} site={site} markup={markup} />
      </CrashBoundary>
    ),
  }
}
