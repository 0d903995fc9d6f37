import { Icon } from '../Icon.tsx'
import styles from './CopyPage.module.css'

/** Copies the page's Markdown twin (`browser/enhancements/copy.ts`). Without JavaScript, it's a link to the twin. */
export function CopyPage({ href }: { href: string }) {
  return (
    <a className={styles.copy} href={href} aria-label="Copy page as Markdown" data-copy-page>
      <Icon name="copy" size={14} />
      Markdown
    </a>
  )
}
