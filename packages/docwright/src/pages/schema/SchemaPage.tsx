import { getTwinHref } from '../../model/markdown-href.ts'
import { formatTypeLine } from '../../model/reference/facts.ts'
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx'
import { Frame } from '../../ui/layout/Frame.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { RootSchema } from '../../ui/schema/RootSchema.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import { PageMenu } from '../PageMenu.tsx'
import type { PageProps } from '../page-props.ts'
import { getSchemaLinks } from '../schema-links-of.ts'
import styles from './SchemaPage.module.css'

/** The page of a schema that is too large for other pages. */
export function SchemaPage({ page, site }: PageProps<'schema'>) {
  const { schema, api } = page
  const links = getSchemaLinks(api)
  return (
    <Frame layout="reading" menu={<PageMenu page={page} site={site} />}>
      <Breadcrumbs crumbs={page.breadcrumbs} twin={getTwinHref(page.href, site.config)} />
      <PageTitle>{page.title}</PageTitle>
      <Section
        id={schema.field.id}
        title={<Type text={formatTypeLine(schema.field.schema, schema.name)} />}
        level={2}
      >
        <RootSchema field={schema.field} view={{ isOpen: false, isOnMainPath: true, links }} />
      </Section>
    </Frame>
  )
}

function Type({ text }: { text: string }) {
  return <span className={styles.type}>{text}</span>
}
