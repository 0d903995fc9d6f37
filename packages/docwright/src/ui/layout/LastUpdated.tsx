import { PageOnly, TwinOnly } from '../twin-marks.tsx'
import styles from './LastUpdated.module.css'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The date of the page's last change in git. */
export function LastUpdated({ at }: { at: string | undefined }) {
  if (!at) return null
  return (
    <p className={styles.updated}>
      Last updated
      <TwinOnly>: {at.slice(0, 10)}</TwinOnly>
      <PageOnly>
        {' '}
        <time dateTime={at}>{day.format(new Date(at))}</time>
      </PageOnly>
    </p>
  )
}
