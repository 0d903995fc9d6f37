import type { Settings } from '../../config/site-config.ts'
import styles from './Footer.module.css'

/** The columns of links under every page. */
export function Footer({ config }: { config: Settings }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{config.title}</p>
          {config.tagline && <p>{config.tagline}</p>}
        </div>
        {config.footer.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a className={styles.link} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
