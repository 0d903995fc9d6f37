import type { ReactNode } from 'react'
import styles from './Code.module.css'
import { CopyButton } from './CopyButton.tsx'
import type { MarkedLines } from './highlight.ts'
import { highlight } from './highlight.ts'
import { ShowAll } from './ShowAll.tsx'

interface Props {
  readonly code: string
  readonly language: string
  readonly title?: ReactNode
  readonly highlighted?: MarkedLines['highlighted']
  /** Whether it's a request or a response, which is shown like the reference's samples. */
  readonly isCall?: boolean
}

/** A longer block shows as many lines as `Code.module.css` allows, until the reader expands it. */
const maxLines = 30

/** A block of code with its title, line marks and a copy button. */
export function Code({ code, language, title, highlighted = new Set(), isCall }: Props) {
  const text = code.replace(/\n$/, '')
  const html = highlight(text, language, { highlighted })
  const lines = text.split('\n').length
  return (
    <figure className={isCall ? `${styles.block} ${styles.call}` : styles.block}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <pre className={styles.pre} data-language={language} translate="no">
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {lines > maxLines && <ShowAll>Show all {lines} lines</ShowAll>}
      <CopyButton label="Copy code" />
    </figure>
  )
}
