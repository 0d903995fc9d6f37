import { splitFirstSentence } from '../../markdown/lead.ts'
import { parseMarkdown } from '../../markdown/parse-markdown.ts'
import { getReferenceHref, getSecuritySchemeHref } from '../../model/api-hrefs.ts'
import { formatSampleNote, getOperationPart } from '../../model/api-view.ts'
import { getExamplesHref, getTwinHref } from '../../model/markdown-href.ts'
import type { PageOf } from '../../model/page.ts'
import { listPageScenarios } from '../../model/page-scenarios.ts'
import { describeDeprecation, listServerUrls } from '../../model/reference/operation-sections.ts'
import { findLinkedOperation } from '../../model/reference/response-parts.ts'
import { Breadcrumbs } from '../../ui/layout/Breadcrumbs.tsx'
import { Contents } from '../../ui/layout/Contents.tsx'
import { Pager } from '../../ui/layout/Pager.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Alert } from '../../ui/prose/Alert.tsx'
import { Prose } from '../../ui/prose/Prose.tsx'
import { Words } from '../../ui/prose/Words.tsx'
import { Endpoint } from '../../ui/schema/Endpoint.tsx'
import { ExternalDocsLink } from '../../ui/schema/ExternalDocsLink.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import { PageOnly, TwinOnly } from '../../ui/twin-marks.tsx'
import { PageFrame } from '../PageFrame.tsx'
import type { PageProps } from '../page-props.ts'
import { createSchemaLinks } from '../schema-links-of.ts'
import { Callbacks } from './Callbacks.tsx'
import styles from './OperationPage.module.css'
import { OperationSections } from './OperationSections.tsx'
import type { OperationView } from './operation-view.ts'
import { Rules } from './Rules.tsx'
import { SamplePanel } from './SamplePanel.tsx'
import { SamplesInTwin } from './SamplesInTwin.tsx'

/** An operation or webhook: its description, its inputs and outputs, and samples. */
export function OperationPage({ page, site, slots = {} }: PageProps<'operation'>) {
  const { operation, api, contents } = page
  const errorPage = page.version?.errorPage
  const { lead, rest } = splitFirstSentence(operation.description ?? '')
  const deprecation = describeDeprecation(operation)
  const part = getOperationPart(operation, page)
  const Part = part && slots.parts?.[part.component]
  const view: OperationView = {
    schema: { isOpen: false, isOnMainPath: false, links: createSchemaLinks(api, operation) },
    getOperationHref: (target) => getReferenceHref(target, api.root),
    getSecuritySchemeHref: (name) => getSecuritySchemeHref(name, api.root),
    catalogue: api.errorCatalogue,
    getErrorCodeHref: (slug) => errorPage && `${errorPage}#${slug}`,
    findOperation: (link) => findLinkedOperation(link, api),
  }
  return (
    <PageFrame layout="reference" page={page} site={site} aside={<Contents entries={contents} />}>
      <article className={styles.operation}>
        <div className={styles.head}>
          <Breadcrumbs crumbs={page.breadcrumbs} twin={getTwinHref(page.href, site.config)} />
          <PageTitle lead={lead && <Words text={lead} />}>{page.title}</PageTitle>
          <Endpoint
            method={operation.method}
            path={operation.path}
            servers={listServerUrls(operation, api)}
          />
          {deprecation && <Alert data-alert="warning">{deprecation}</Alert>}
          {rest && <Rules tree={api.descriptionTree(rest)} headings={contents} />}
          {operation.externalDocs && <ExternalDocsLink docs={operation.externalDocs} />}
        </div>
        <PageOnly>
          <SamplePanel
            operation={operation}
            api={api}
            scenarios={listPageScenarios(operation, { api, site })}
            note={formatSampleNote(operation, page)}
          />
        </PageOnly>
        <div className={styles.body}>
          <OperationSections operation={operation} view={view} level={2} />
          {part && Part && (
            <PageOnly>
              <Section id={part.id} title={part.title} level={2}>
                <Part {...part.props} />
              </Section>
            </PageOnly>
          )}
          <Ending page={page} view={view} />
          <Pager previous={page.previous} next={page.next} />
        </div>
      </article>
    </PageFrame>
  )
}

/** The content after the sections. It's one child of the page, so that React's generated IDs for islands don't depend on the twin. */
function Ending({ page, view }: { page: PageOf<'operation'>; view: OperationView }) {
  const { operation, api } = page
  const part = getOperationPart(operation, page)
  return (
    <>
      <TwinOnly>
        {part && <h2 id={part.id}>{part.title}</h2>}
        {part && <Prose tree={parseMarkdown(part.markdown).htmlTree} />}
      </TwinOnly>
      <Callbacks callbacks={operation.callbacks} view={view} />
      <TwinOnly>
        <SamplesInTwin
          operation={operation}
          api={api}
          note={formatSampleNote(operation, page)}
          examplesHref={getExamplesHref(page.href)}
        />
      </TwinOnly>
    </>
  )
}
