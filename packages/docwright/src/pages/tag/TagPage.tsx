import { splitFirstSentence } from '../../markdown/lead.ts'
import { findFirstCall } from '../../model/api-front.ts'
import { getReferenceHref } from '../../model/api-hrefs.ts'
import { getTwinHref } from '../../model/markdown-href.ts'
import { createOperationGroupId, groupOperations } from '../../model/reference/operation-groups.ts'
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx'
import { Pager } from '../../ui/layout/Pager.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { Words } from '../../ui/prose/Words.tsx'
import { ExternalDocsLink } from '../../ui/schema/ExternalDocsLink.tsx'
import { OperationList } from '../../ui/schema/OperationList.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import { FirstCall } from '../home/FirstCall.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../page-props.ts'
import styles from './TagPage.module.css'

/** The page of a tag: its description, a summary of each operation, and the easiest call. */
export function TagPage({ page, site }: PageProps<'tag'>) {
  const { tag, operations, api, contents } = page
  const { lead, rest } = splitFirstSentence(tag.description ?? '')
  const firstCall = findFirstCall({ operations })
  const below = api.tags.filter(({ parent }) => parent === tag.name)
  return (
    <PageFrame layout="reference" page={page} site={site}>
      <Breadcrumbs crumbs={page.breadcrumbs} twin={getTwinHref(page.href, site.config)} />
      <PageTitle lead={lead && <Words text={lead} />}>{page.title}</PageTitle>
      <div className={firstCall && styles.withCall}>
        <div className={styles.sections}>
          {rest && <Markdown text={rest} headings={contents} />}
          {tag.externalDocs && <ExternalDocsLink docs={tag.externalDocs} />}
          {below.length > 0 && (
            <ul className={styles.below}>
              {below.map((child) => (
                <li key={child.name}>
                  <a href={getReferenceHref(child, api.root)}>{child.title}</a>
                </li>
              ))}
            </ul>
          )}
          <Section id="operations" title="Operations" level={2}>
            {operations.length === 0 && <p className={styles.none}>There are no operations here.</p>}
            {groupOperations(operations).map(({ title, items }) => {
              const list = <OperationList key={title ?? ''} operations={items} root={api.root} hasText />
              if (title === undefined) return list
              return (
                <Section key={title} id={createOperationGroupId(title)} title={title} level={3}>
                  {list}
                </Section>
              )
            })}
          </Section>
        </div>
        {firstCall && (
          <div className={styles.call} data-sticky="">
            <FirstCall operation={firstCall} api={api} label="Example call" />
          </div>
        )}
      </div>
      <Pager previous={page.previous} next={page.next} />
    </PageFrame>
  )
}
