import type { ReactNode } from 'react'
import { useContext } from 'react'
import styles from './Frame.module.css'
import { PageEnds } from './page-ends.ts'

interface Props {
  /**
   * The columns. `reading`: sidebar, text, and table of contents; `plain`: the same without a sidebar; `reference`: text and samples;
   * `alone`: one wide column.
   */
  readonly layout: 'reading' | 'plain' | 'reference' | 'alone'
  readonly menu: ReactNode
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The columns of a page: navigation, text, and contents or samples. */
export function Frame({ layout, menu, aside, children }: Props) {
  const { start, end } = useContext(PageEnds)
  return (
    <div className={styles.frame} data-layout={layout}>
      {menu}
      {aside}
      <main id="main" className={styles.main} tabIndex={-1}>
        {start}
        {children}
        {end}
      </main>
    </div>
  )
}
