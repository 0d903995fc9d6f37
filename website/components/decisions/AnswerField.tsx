import styles from './AnswerField.module.css'
import { getResponseFieldHref } from './addresses.ts'

/** A field of the response, linked to its entry in the reference. */
export function AnswerField({ path }: { path: string }) {
  return (
    <a className={styles.field} href={getResponseFieldHref(path)}>
      <code translate="no">{path.split('.').at(-1)}</code>
    </a>
  )
}
