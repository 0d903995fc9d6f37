import type { ReactNode } from 'react'
import { CrashBoundary } from '../../browser/CrashBoundary.tsx'
import styles from './Frame.module.css'

interface Props {
  /** `reading`: sidebar, text and its contents; `plain`: the same without a sidebar; `reference`: text and its samples; `alone`: one wide column. */
  readonly layout: 'reading' | 'plain' | 'reference' | 'alone'
  readonly menu: ReactNode
  /** The page's address: another page's text is a new element, the navigation beside it stays. */
  readonly href: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The columns of a page: navigation, the text, and what stays beside it. */
export function Frame({ layout, menu, href, aside, children }: Props) {
  return (
    <div className={styles.frame} data-layout={layout}>
      {menu}
      {aside}
      <main key={href} id="main" className={styles.main} tabIndex={-1}>
        <CrashBoundary as="div" href={href}>
          {children}
        </CrashBoundary>
      </main>
    </div>
  )
}
