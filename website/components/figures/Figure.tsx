import type { ReactNode } from 'react'
import styles from './Figure.module.css'

interface Props {
  /** A text alternative for screen readers and for the page's Markdown. */
  readonly words: string
  readonly caption: string
  /** The height in em. Horizontal positions are in percent of the width, so the text never shrinks. */
  readonly height: number
  readonly children: ReactNode
}

/** A figure with a caption. It fills the available width, and its text keeps its size on a phone. */
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

/** Returns a figure as Markdown. */
export function formatFigureTwin({ words, caption }: Pick<Props, 'words' | 'caption'>): string {
  return `*Diagram: ${words}*\n\n${caption}`
}
