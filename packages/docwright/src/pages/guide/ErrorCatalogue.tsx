import type { ErrorOccurrence } from '../../model/error-occurrences.ts'
import { findBodyHref } from '../../model/error-occurrences.ts'
import type { CatalogueEntry } from '../../openapi/objects/error-catalogue.ts'
import { Code } from '../../ui/code/Code.tsx'
import { Permalink } from '../../ui/prose/headings.tsx'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { OperationLink } from '../../ui/schema/OperationLink.tsx'
import { PageOnly, TwinOnly } from '../../ui/twin-marks.tsx'
import styles from './ErrorCatalogue.module.css'

interface Props {
  readonly entries: readonly CatalogueEntry[]
  readonly occurrences: ReadonlyMap<string, ErrorOccurrence>
}

/** An index of all error codes by status, then each code with its own ID: what happened, what to do, where it occurs. */
export function ErrorCatalogue({ entries, occurrences }: Props) {
  return (
    <>
      <PageOnly>
        <CodeIndex entries={entries} />
      </PageOnly>
      <TwinOnly>
        <ErrorBodyLinks occurrences={occurrences} />
      </TwinOnly>
      {entries.map((entry) => (
        <Entry key={entry.code} entry={entry} occurrence={occurrences.get(entry.code)} />
      ))}
    </>
  )
}

function CodeIndex({ entries }: Pick<Props, 'entries'>) {
  return (
    <dl className={styles.index} translate="no">
      {[...Map.groupBy(entries, ({ status }) => status)].map(([status, group]) => (
        <div key={status} className={styles.group}>
          <dt className={styles.status}>{status}</dt>
          {group.map(({ code, slug }) => (
            <dd key={code}>
              <a href={`#${slug}`}>{code}</a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function Entry({ entry, occurrence }: { entry: CatalogueEntry; occurrence: ErrorOccurrence | undefined }) {
  const { code, slug, status, title, cause, action, retry, provokedBy } = entry
  return (
    <section className={styles.entry}>
      <h3 id={slug} className={styles.code} translate="no">
        {code}
      </h3>
      <Permalink id={slug} />
      <p className={styles.title}>
        {status} {title}
      </p>
      <Markdown text={cause} />
      <dl className={styles.facts}>
        <dt>What to do</dt>
        <dd>
          <Markdown text={action} />
        </dd>
        <dt>Retry</dt>
        <dd>
          <Markdown text={retry} />
        </dd>
        {occurrence && (
          <>
            <dt>Returned by</dt>
            <dd>
              <ReturnedBy occurrence={occurrence} />
            </dd>
          </>
        )}
        {provokedBy && (
          <>
            <dt>Trigger it</dt>
            <dd translate="no">
              <code>
                {provokedBy.header}: {provokedBy.value}
              </code>
            </dd>
          </>
        )}
      </dl>
      {occurrence && (
        <PageOnly>
          <details>
            <summary className={styles.body}>Example response</summary>
            <Code isCall language="json" code={occurrence.body.json} />
          </details>
        </PageOnly>
      )}
    </section>
  )
}

/** Links to the examples that contain the bodies of the errors, which the twin doesn't repeat. */
function ErrorBodyLinks({ occurrences }: Pick<Props, 'occurrences'>) {
  const byHref = new Map(
    [...occurrences.values()].map((each) => [findBodyHref(each), each.operations[0]!.operation]),
  )
  if (byHref.size === 0) return null
  return (
    <>
      <p>The examples of the operations contain the bodies of the errors:</p>
      <ul>
        {[...byHref].map(([href, { method, path }]) => (
          <li key={href}>
            <a href={href}>
              <code>{`${method} ${path}`}</code>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function ReturnedBy({ occurrence: { operations, isEverywhere } }: { occurrence: ErrorOccurrence }) {
  if (isEverywhere) return 'every operation'
  return operations.map(({ operation, href }) => (
    <div key={href}>
      <OperationLink operation={operation} href={href} />
    </div>
  ))
}
