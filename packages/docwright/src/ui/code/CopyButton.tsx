import styles from './CopyButton.module.css'

/** Copies the `<pre>` next to it (`browser/enhancements/copy.ts`). Its icon is drawn in CSS, because a page has dozens of them. */
export function CopyButton({ label }: { label: string }) {
  return <button type="button" className={styles.copy} data-copy="" aria-label={label} />
}
