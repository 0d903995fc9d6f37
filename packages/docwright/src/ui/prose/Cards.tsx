import type { ReactNode } from 'react'
import styles from './Cards.module.css'

/** Links as cards, side by side where there is room. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}

/** A card is one link: its title is the name, its text the description. */
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
