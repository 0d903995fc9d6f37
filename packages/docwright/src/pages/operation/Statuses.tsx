import type { ErrorRow } from '../../model/reference/response-parts.ts'
import type { CatalogueEntry } from '../../openapi/objects/error-catalogue.ts'
import { InlineCode } from '../../ui/prose/InlineCode.tsx'
import { Line, Markdown } from '../../ui/prose/Markdown.tsx'
import { PageOnly } from '../../ui/twin-marks.tsx'
import type { OperationView } from './operation-view.ts'
import styles from './Statuses.module.css'

interface Props {
  readonly rows: readonly ErrorRow[]
  readonly view: OperationView
  /** The ID that a heading above the rows already has. */
  readonly headingId?: string
}

/** Error statuses side by side: the meaning of each, its error codes, and what to do. */
export function Statuses({ rows, view, headingId }: Props) {
  return (
    <ul className={styles.statuses}>
      {rows.map(({ response: { id, status, title, summary, description }, codes }) => (
        <li key={id} {...(id !== headingId && { id })} className={styles.row} data-status="">
          <PageOnly>
            <a href={`#${id}`} translate="no">
              {status}
            </a>
          </PageOnly>
          <div className={styles.meaning}>
            <p className={styles.title}>
              <PageOnly twin={title}>{title.replace(status, '').trim() || title}</PageOnly>
            </p>
            {summary && <p>{summary}</p>}
            {description && <Markdown text={description} />}
          </div>
          {codes.length > 0 && (
            <dl className={styles.codes}>
              {codes.map((entry) => (
                <ErrorItem key={entry.code} entry={entry} href={view.getErrorCodeHref(entry.slug)} />
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}

/** An error code and what to do. The twin leaves that to the catalog that it links to, since many operations would repeat it. */
function ErrorItem({ entry, href }: { entry: CatalogueEntry; href: string | undefined }) {
  const { code, title, action, retry } = entry
  const name = <InlineCode>{code}</InlineCode>
  const whatToDo = (
    <dd>
      <Line text={action} /> <Line text={retry} />
    </dd>
  )
  return (
    <div>
      <dt>
        {href ? <a href={href}>{name}</a> : name} {title}
      </dt>
      {href ? <PageOnly>{whatToDo}</PageOnly> : whatToDo}
    </div>
  )
}
