import type { ReactNode } from 'react'
import { CrashBoundary } from '../../browser/CrashBoundary.tsx'
import styles from './Frame.module.css'

/** Turns elements into HTML while the site is built. */
export type Markup = (elements: ReactNode) => string

interface Props {
  /** `reading`: sidebar, text and its contents; `plain`: the same without a sidebar; `reference`: text and its samples; `alone`: one wide column. */
  readonly layout: 'reading' | 'plain' | 'reference' | 'alone'
  readonly menu: ReactNode
  /** The page's address: another page's text is a new element, the navigation beside it stays. */
  readonly href: string
  readonly aside?: ReactNode
  /**
   * For a text without islands: the browser gets it as one piece of HTML and parses it, in a tenth of the time that
   * React takes to walk its thousands of elements.
   */
  readonly markup?: Markup
  readonly children: ReactNode
}

/** The columns of a page: navigation, the text, and what stays beside it. */
export function Frame({ layout, menu, href, aside, markup, children }: Props) {
  const text = markup && { dangerouslySetInnerHTML: { __html: markup(children) } }
  return (
    <div className={styles.frame} data-layout={layout}>
      {menu}
      {aside}
      <CrashBoundary key={href} href={href} className={styles.main}>
        <main id="main" className={styles.main} tabIndex={-1} {...(text ?? { children })} />
      </CrashBoundary>
    </div>
  )
}
