// Imported first, because the order of layers must be known before any style sheet uses one.
import '../styles/layers.css'

import { Fragment } from 'react'
import { addBasePath, basePath } from '../browser/platform/base-path.ts'
import type { Settings } from '../config/site-config.ts'
import { getIntroductionHref } from '../model/api-hrefs.ts'
import { feedHref, getMarkdownHref } from '../model/markdown-href.ts'
import type { Page, Site } from '../model/page.ts'
import { getVersion } from '../model/versions.ts'
import { Announcement } from '../ui/layout/Announcement.tsx'
import { Footer } from '../ui/layout/Footer.tsx'
import { Navbar } from '../ui/layout/Navbar.tsx'
import { SkipLink } from '../ui/layout/SkipLink.tsx'
import { regionId } from '../wire.ts'
import type { Slots } from './page-props.ts'
import { createFooterProps, createFrameSlotProps, createSlotProps } from './slot-props-of.ts'
import '../styles/tokens.css'
import '../styles/reset.css'
import '../styles/prose.css'
import '../styles/code.css'
import '../styles/signals.css'
import '../styles/edges.css'
import '../styles/browser.css'
import '../styles/forced-colors.css'
import '../styles/motion.css'
import '../styles/print.css'

interface Props {
  readonly page: Page
  readonly site: Site
  /** The site's own components. */
  readonly slots: Slots
  /** The HTML of the page's region, which navigation replaces. */
  readonly region: string
  /** The inline script that runs before the first paint. */
  readonly bootScript: string
  /** Absent during development. */
  readonly shipped:
    | {
        /**
         * The styles of all pages. The document contains only its own page's rules, so content that is rendered later needs
         * these.
         */
        readonly styles: { readonly href: string; readonly integrity: string }
        /** The address of the print styles. */
        readonly paperHref: string
        /** The address of the browser's entry script. */
        readonly entryHref: string
      }
    | undefined
  readonly build: string
}

/** The whole HTML document. Navigation in the browser replaces only the region; navbar and footer are kept. */
export function Document({ page, site, slots, region, bootScript, shipped, build }: Props) {
  const { config, brand } = site
  const { Head, NavbarStart, NavbarEnd, Footer: Foot = Footer } = slots
  const { announcement, colorMode } = config
  const fixedTheme = colorMode.disableSwitch ? colorMode.default : undefined
  return (
    <html
      lang="en"
      data-base={basePath || undefined}
      data-theme={fixedTheme}
      data-fixed-theme={fixedTheme && ''}
      data-announcement={announcement?.dismissible ? announcement.id : undefined}
      data-versions={
        site.versions.length > 1 ? JSON.stringify(site.versions.map(({ name }) => name)) : undefined
      }
      data-build={build}
      data-face={brand.faces.map(({ href, about }) => addBasePath(href) + about).join()}
      data-like={brand.likeness}
      data-styles={shipped?.styles.href}
      data-integrity={shipped?.styles.integrity}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{createDocumentTitle(page, config)}</title>
        <Description page={page} site={site} />
        <link rel="icon" {...brand.icon} />
        {site.publicFiles.has('/apple-touch-icon.png') && (
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        )}
        {/* On a slow device, parsing pauses at the body. Without this, an empty frame would be painted there. */}
        <link rel="expect" href={`#${regionId}`} blocking="render" />
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
        {Head && <Head {...createSlotProps(page, site)} />}
      </head>
      <body>
        <SkipLink />
        {announcement && <Announcement announcement={announcement} />}
        <Navbar
          config={config}
          brand={brand}
          version={getVersion(page, site)}
          versions={site.versions}
          section={page.sidebar?.id}
          start={NavbarStart && <NavbarStart {...createFrameSlotProps(site)} />}
          end={NavbarEnd && <NavbarEnd {...createFrameSlotProps(site)} />}
        />
        <div id={regionId} dangerouslySetInnerHTML={{ __html: region }} />
        <Foot {...createFooterProps(page, site)} />
        <div aria-live="polite" className="unseen" data-announcer />
        {/* With scripts, a reader's first action loads them (`browser/platform/all-styles.ts`). */}
        {shipped && (
          <noscript>
            <link rel="stylesheet" href={shipped.styles.href} />
          </noscript>
        )}
        {/* Last, because requesting them must not delay the first paint, and because print styles must override the others. */}
        {shipped && <link rel="stylesheet" media="print" href={shipped.paperHref} />}
        {shipped && <script type="module" src={shipped.entryHref} />}
      </body>
    </html>
  )
}

/** The metadata for search engines and link previews. */
function Description({ page, site }: Pick<Props, 'page' | 'site'>) {
  const { config, media } = site
  const address = config.url + encodeURI(page.href)
  if (page.kind === 'not-found' || page.isHidden) return <meta name="robots" content="noindex" />
  return (
    <>
      {page.description && <meta name="description" content={page.description} />}
      <link rel="canonical" href={address} />
      {config.files.twins && <link rel="alternate" type="text/markdown" href={getMarkdownHref(page.href)} />}
      <ServiceLinks page={page} site={site} />
      {page.guide?.entries && (
        <link rel="alternate" type="application/atom+xml" title={page.title} href={feedHref} />
      )}
      <meta property="og:title" content={page.title} />
      {page.description && <meta property="og:description" content={page.description} />}
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={config.title} />
      <meta property="og:type" content={page.kind === 'home' ? 'website' : 'article'} />
      {media.has('/social.png') && (
        <>
          <meta property="og:image" content={`${config.url}/social.png`} />
          <meta property="og:image:alt" content={[config.title, config.tagline].filter(Boolean).join(': ')} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

/**
 * Links to an API's description for programs (RFC 8631). They're only on its first page and on the home page, to save
 * bytes on the other pages.
 */
function ServiceLinks({ page, site }: Pick<Props, 'page' | 'site'>) {
  const ofSite = page.kind === 'home' ? site.versions[0]?.apis : undefined
  const apis = page.kind === 'introduction' ? [page.api] : (ofSite ?? [])
  return apis.map(({ root, files }) => (
    <Fragment key={root}>
      <link rel="service-desc" type="application/yaml" href={files.yaml} />
      <link rel="service-doc" href={getIntroductionHref(root)} />
    </Fragment>
  ))
}

/** Returns the title for the browser's tab: the page's title, then the site's; on the home page, only the site's. */
export function createDocumentTitle(page: Page, { title }: Settings): string {
  return page.title === title ? title : `${page.title} | ${title}`
}
