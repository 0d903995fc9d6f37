import styles from './Method.module.css'

/** An HTTP method as a small label. Its color only repeats the text. */
export function Method({ method }: { method: string }) {
  return (
    <span className={styles.method} data-method={method.toLowerCase()} translate="no">
      {method.toUpperCase()}
    </span>
  )
}
