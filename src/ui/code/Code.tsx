import type { ReactNode } from 'react'
import { Icon } from '../layout/Icon.tsx'
import styles from './Code.module.css'
import { highlight, type MarkedLines } from './highlight.ts'

interface Props {
  readonly code: string
  readonly language: string
  readonly title?: ReactNode
  readonly highlighted?: MarkedLines['highlighted']
}

/** A block of code with its title, line marks and a copy button. */
export async function Code({ code, language, title, highlighted = new Set() }: Props) {
  const text = code.replace(/\n$/, '')
  const html = await highlight(text, language, { highlighted })
  return (
    <figure className={styles.block}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling block needs the keyboard to reach it */}
      <pre className={styles.pre} tabIndex={0} data-language={language}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button type="button" className={styles.copy} data-copy aria-label="Copy code">
        <Icon name="copy" size={16} />
        <Icon name="check" size={16} />
      </button>
    </figure>
  )
}
