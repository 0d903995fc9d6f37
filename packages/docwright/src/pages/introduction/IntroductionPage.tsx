import { putDescribedFirst } from '../../model/api-contents.ts'
import { findFirstCall } from '../../model/api-front.ts'
import { getTwinHref } from '../../model/markdown-href.ts'
import { groupTags, listDownloads, splitDescription } from '../../model/reference/introduction.ts'
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx'
import { Contents } from '../../ui/layout/Contents.tsx'
import { Pager } from '../../ui/layout/Pager.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { addHeadings } from '../../ui/prose/Markdown.tsx'
import { Prose } from '../../ui/prose/Prose.tsx'
import { OperationList } from '../../ui/schema/OperationList.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import { Servers } from '../../ui/schema/Servers.tsx'
import { FirstCall } from '../home/FirstCall.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../page-props.ts'
import { About } from './About.tsx'
import { Downloads } from './Downloads.tsx'
import styles from './IntroductionPage.module.css'
import { SecuritySchemes } from './SecuritySchemes.tsx'
import { TagList } from './TagList.tsx'

/** The reference's first page: what the API is, a first call, servers, authentication, and all operations. */
export function IntroductionPage({ page, site }: PageProps<'introduction'>) {
  const { api, contents } = page
  const { info, servers, securitySchemes, webhooks } = api
  const { opening, rest } = splitDescription(api.descriptionTree(info.description ?? ''))
  const firstCall = findFirstCall(api)
  return (
    <PageFrame
      layout="reading"
      page={page}
      site={site}
      aside={<Contents entries={contents.filter(({ id }) => !id.startsWith('authentication.'))} />}
    >
      <Breadcrumbs crumbs={page.breadcrumbs} twin={getTwinHref(page.href, site.config)} />
      <PageTitle {...(info.summary && { lead: info.summary })}>{page.title}</PageTitle>
      <div className={styles.sections}>
        <About info={info} />
        {opening.children.length > 0 && <Prose tree={opening} />}
        {firstCall && (
          <Section id="first-call" title="First call" level={2}>
            <FirstCall operation={firstCall} api={api} />
          </Section>
        )}
        {servers.length > 0 && (
          <Section id="servers" title="Servers" level={2}>
            <Servers servers={servers} />
          </Section>
        )}
        {securitySchemes.length > 0 && (
          <Section id="authentication" title="Authentication" level={2}>
            <SecuritySchemes schemes={securitySchemes} />
          </Section>
        )}
        <Section id="operations" title="Operations" level={2}>
          <TagList groups={groupTags(api)} root={api.root} />
        </Section>
        {rest.children.length > 0 && <Prose tree={addHeadings(rest, putDescribedFirst(contents))} />}
        {webhooks.length > 0 && (
          <Section id="webhooks" title="Webhooks" level={2}>
            <OperationList operations={webhooks} root={api.root} />
          </Section>
        )}
        <Section id="downloads" title="Downloads" level={2}>
          <Downloads files={listDownloads(api)} />
        </Section>
      </div>
      <Pager previous={page.previous} next={page.next} />
    </PageFrame>
  )
}
