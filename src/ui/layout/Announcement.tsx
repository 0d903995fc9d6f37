import type { Settings } from '../../config/site-config.ts'
import styles from './Announcement.module.css'
import { Icon } from './Icon.tsx'

/** News above the navbar. The boot script hides it before paint when the reader has dismissed this id. */
export function Announcement({ announcement }: { announcement: NonNullable<Settings['announcement']> }) {
  return (
    <div className={styles.bar} role="region" aria-label="Announcement" data-announcement-bar>
      <p className={styles.text}>{announcement.content}</p>
      {announcement.dismissible && (
        <button
          type="button"
          className={styles.dismiss}
          data-dismiss-announcement
          aria-label="Dismiss announcement"
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  )
}
