import styles from './SkipLink.module.css'

/** The first link for keyboard users, which skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to main content
    </a>
  )
}
