import type { ReactNode } from 'react'
import styles from './Cards.module.css'

/** Links as cards, side by side if they fit. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}

/** A card that is one link: its title is the link's name, and its text the description. */
export function Card({ title, href, children }: { title: string; href: string; children?: ReactNode }) {
  return (
    <div className={styles.card}>
      <a className={styles.title} href={href}>
        {title}
      </a>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
