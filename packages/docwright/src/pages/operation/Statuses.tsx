import type { ErrorRow } from '../../model/reference/response-parts.ts'
import { InlineCode } from '../../ui/prose/InlineCode.tsx'
import { Line, Markdown } from '../../ui/prose/Markdown.tsx'
import { PageOnly, TwinOnly } from '../../ui/twin-marks.tsx'
import type { OperationView } from './operation-view.ts'
import styles from './Statuses.module.css'

interface Props {
  readonly rows: readonly ErrorRow[]
  readonly view: OperationView
  /** The ID that a heading above the rows already has. */
  readonly headed?: string
}

/** Error statuses side by side: the meaning of each, its error codes, and what to do. */
export function Statuses({ rows, view, headed }: Props) {
  return (
    <ul className={styles.statuses}>
      {rows.map(({ response: { id, status, title, summary, description }, codes }) => (
        <li key={id} {...(id !== headed && { id })} className={styles.row} data-status="">
          <PageOnly>
            <a href={`#${id}`} translate="no">
              {status}
            </a>
          </PageOnly>
          <div className={styles.meaning}>
            <p className={styles.title}>
              <TwinOnly>{title}</TwinOnly>
              <PageOnly>{title.replace(status, '').trim() || title}</PageOnly>
            </p>
            {summary && <p>{summary}</p>}
            {description && <Markdown text={description} />}
          </div>
          {codes.length > 0 && (
            <dl className={styles.codes}>
              {codes.map(({ code, slug, title: meaning, action, retry }) => (
                <div key={code}>
                  <dt>
                    <ErrorCode code={code} href={view.errorCodeHref(slug)} /> {meaning}
                  </dt>
                  <dd>
                    <Line text={action} /> <Line text={retry} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}

function ErrorCode({ code, href }: { code: string; href: string | undefined }) {
  const name = <InlineCode>{code}</InlineCode>
  return href ? <a href={href}>{name}</a> : name
}
