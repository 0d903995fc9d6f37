import type { ElementContent } from 'hast'
import type { Settings } from '../../config/site-config.ts'
import { parseMarkdown } from '../../markdown/parse-markdown.ts'
import { Icon } from '../Icon.tsx'
import { Inline } from '../prose/Prose.tsx'
import styles from './Announcement.module.css'

/**
 * An announcement above the navbar, in Markdown. The boot script hides it before the first paint if the reader has dismissed this
 * ID.
 */
export function Announcement({ announcement }: { announcement: NonNullable<Settings['announcement']> }) {
  return (
    <div className={styles.bar} role="region" aria-label="Announcement" data-announcement-bar>
      <p className={styles.text}>
        <Inline tree={{ type: 'root', children: [...listWords(announcement.content)] }} />
      </p>
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

/** Returns a Markdown text on one line, without elements for paragraphs. */
function listWords(text: string): readonly ElementContent[] {
  const children = parseMarkdown(text).htmlTree.children as ElementContent[]
  return children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'p' ? child.children : [child],
  )
}
