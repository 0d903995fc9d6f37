import styles from './LastUpdated.module.css'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The day git last saw the page change. */
export function LastUpdated({ at }: { at: string | undefined }) {
  if (!at) return null
  return (
    <p className={styles.updated}>
      Last updated <time dateTime={at}>{day.format(new Date(at))}</time>
    </p>
  )
}
