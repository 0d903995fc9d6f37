import quiet from '../../styles/quiet-link.module.css'
import { Icon } from '../Icon.tsx'
import styles from './CopyPage.module.css'

/** Opens the page's menu (`browser/enhancements/page-menu.tsx`). Without JavaScript, it's a link to the page's Markdown twin. */
export function CopyPage({ href }: { href: string }) {
  return (
    <a className={`${quiet.link} ${styles.copy}`} href={href} aria-haspopup="dialog" data-copy-page>
      <Icon name="copy" size={14} />
      Markdown
    </a>
  )
}
