import type { Page, Site } from '../model/page.ts'
import { getVersion } from '../model/versions.ts'
import type { FooterProps, FrameSlotProps, PageSlotProps } from '../theme/slot-props.ts'

/** Returns the props of a slot outside the pages. */
export function createFrameSlotProps({ config, brand }: Site): FrameSlotProps {
  const { title, tagline, url, version } = config
  return { site: { name: brand.name, title, tagline, url, version } }
}

/** Returns the props of a slot on a page. */
export function createSlotProps(page: Page, site: Site): PageSlotProps {
  const { kind, href, title, description, updatedAt } = page
  return {
    ...createFrameSlotProps(site),
    page: {
      kind,
      href,
      title,
      description,
      updatedAt,
      version: page.version?.name,
      section: page.sidebar?.id,
    },
  }
}

/** Returns the props of the footer. */
export function createFooterProps(page: Page, site: Site): FooterProps {
  const apis = getVersion(page, site).apis.map(({ id, label, info, files, postman }) => ({
    label: [id === 'api' ? 'API' : label, info.version].join(' ').trim(),
    openapi: files.yaml,
    postman: postman && `${postman}collection.json`,
  }))
  return { ...createFrameSlotProps(site), columns: site.config.footer, apis }
}
