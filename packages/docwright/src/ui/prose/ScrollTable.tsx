import type { ReactNode } from 'react'
import styles from './ScrollTable.module.css'

/** A table that scrolls by itself where the page is too narrow for it, by keyboard too. */
export function ScrollTable({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard to reach it
    <div className={styles.scroll} role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}

/** The corner of a table with two kinds of headings is empty, and an empty cell is no heading. */
export function HeaderCell({
  children,
  align,
  scope,
}: {
  children?: ReactNode
  align?: 'left' | 'right' | 'center'
  scope?: 'row'
}) {
  return children ? (
    <th align={align} scope={scope}>
      {children}
    </th>
  ) : (
    <td />
  )
}
