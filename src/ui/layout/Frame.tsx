import type { ReactNode } from 'react'
import { CrashBoundary } from '../../browser/islands/CrashBoundary.tsx'
import { Text } from '../../browser/islands/Text.tsx'
import styles from './Frame.module.css'

/** Turns elements into HTML while the site is built. */
export type Markup = (elements: ReactNode) => string

interface Props {
  /** `reading`: sidebar, text and its contents; `plain`: the same without a sidebar; `reference`: text and its samples; `alone`: one wide column. */
  readonly layout: 'reading' | 'plain' | 'reference' | 'alone'
  readonly menu: ReactNode
  readonly aside?: ReactNode
  readonly markup: Markup
  readonly children: ReactNode
}

/** The columns of a page: navigation, the text, and what stays beside it. */
export function Frame({ layout, menu, aside, markup, children }: Props) {
  return (
    <div className={styles.frame} data-layout={layout}>
      {menu}
      {aside}
      <CrashBoundary className={styles.main}>
        <Text className={styles.main} html={markup(children)} />
      </CrashBoundary>
    </div>
  )
}
