import type { ReactNode } from 'react'
import styles from './Figure.module.css'

interface Props {
  /** All that it shows, in words: for who can't see it, and for the Markdown of the page. */
  readonly words: string
  readonly caption: string
  /** In em, as everything that goes downwards; what goes across is a share of its width. So its text never shrinks. */
  readonly height: number
  readonly children: ReactNode
}

/** A picture with its caption, which is as wide as there is room and as readable on a phone as elsewhere. */
export function Figure({ words, caption, height, children }: Props) {
  return (
    <figure data-diagram="">
      <svg className={styles.figure} role="img" aria-label={words} height={`${height}em`}>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** What stands for a figure in the Markdown of its page. */
export function figureTwin({ words, caption }: Pick<Props, 'words' | 'caption'>): string {
  return `*Diagram: ${words}*\n\n${caption}`
}
