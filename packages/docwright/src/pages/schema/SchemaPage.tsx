import { getTwinHref } from '../../model/markdown-href.ts'
import { formatTypeLine } from '../../model/reference/facts.ts'
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { RootSchema } from '../../ui/schema/RootSchema.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../page-props.ts'
import { createSchemaLinks } from '../schema-links-of.ts'
import styles from './SchemaPage.module.css'

/** The page of a schema that is too large for other pages. */
export function SchemaPage({ page, site }: PageProps<'schema'>) {
  const { schema, api } = page
  const links = createSchemaLinks(api)
  return (
    <PageFrame layout="reading" page={page} site={site}>
      <Breadcrumbs crumbs={page.breadcrumbs} twin={getTwinHref(page.href, site.config)} />
      <PageTitle>{page.title}</PageTitle>
      <Section
        id={schema.field.id}
        title={<span className={styles.type}>{formatTypeLine(schema.field.schema, schema.name)}</span>}
        level={2}
      >
        <RootSchema field={schema.field} view={{ isOpen: false, isOnMainPath: true, links }} />
      </Section>
    </PageFrame>
  )
}
