import type { ErrorRow } from '../../model/reference/response-parts.ts'
import { Line } from '../../ui/prose/Line.tsx'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import styles from './Errors.module.css'
import { Links } from './Links.tsx'
import type { OperationView } from './operation-view.ts'

/** What can go wrong, by status: what it means here, each code of it, and what to do. */
export function Errors({ rows, view }: { rows: readonly ErrorRow[]; view: OperationView }) {
  return (
    <table className={styles.errors}>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">What it means</th>
          <th scope="col">What to do</th>
        </tr>
      </thead>
      {rows.map(({ response: { id, title, summary, description, links }, codes }) => (
        <tbody key={id} id={id}>
          <tr>
            <th scope="rowgroup" rowSpan={1 + codes.length}>
              <a href={`#${id}`}>{title}</a>
            </th>
            <td colSpan={2}>
              {summary && <p>{summary}</p>}
              {description && <Markdown text={description} />}
              {links.length > 0 && <Links links={links} view={view} />}
            </td>
          </tr>
          {codes.map(({ code, slug, title: meaning, action, retry }) => (
            <tr key={code}>
              <td>
                <ErrorCode code={code} href={view.errorCodeHref(slug)} /> {meaning}
              </td>
              <td>
                <Line text={action} /> <Line text={retry} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function ErrorCode({ code, href }: { code: string; href: string | undefined }) {
  const name = <code>{code}</code>
  return href ? <a href={href}>{name}</a> : name
}
