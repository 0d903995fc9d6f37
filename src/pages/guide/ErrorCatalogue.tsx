import type { CatalogueEntry } from '../../openapi/objects/error-catalogue.ts'
import { Permalink } from '../../ui/prose/headings.tsx'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import styles from './ErrorCatalogue.module.css'

/** Every error code with its own anchor: what happened, what to do, whether to retry. */
export function ErrorCatalogue({ entries }: { entries: readonly CatalogueEntry[] }) {
  return entries.map(({ code, slug, status, title, cause, action, retry }) => (
    <section key={code} className={styles.entry}>
      <h3 id={slug} className={styles.title}>
        {title}
        <Permalink id={slug} />
      </h3>
      <p className={styles.code}>
        <span className={styles.status}>{status}</span> <code>{code}</code>
      </p>
      <dl className={styles.facts}>
        <dt>What happened</dt>
        <dd>
          <Markdown text={cause} />
        </dd>
        <dt>What to do</dt>
        <dd>
          <Markdown text={action} />
        </dd>
        <dt>Retry</dt>
        <dd>
          <Markdown text={retry} />
        </dd>
      </dl>
    </section>
  ))
}
