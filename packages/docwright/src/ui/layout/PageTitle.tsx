import type { ReactNode } from 'react'
import { TwinOnly } from '../twin-marks.tsx'
import styles from './PageTitle.module.css'
import { TitleText } from './TitleText.tsx'

/** The page's only `<h1>`, which is focused after navigation, and the sentence below it. */
export function PageTitle({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        {typeof children === 'string' ? renderTitle(children) : children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <TwinOnly>
        <address />
      </TwinOnly>
    </div>
  )
}

/** Renders a title. A path in parentheses at its end, which only distinguishes the title from similar ones, is toned down. */
function renderTitle(title: string): ReactNode {
  const mark = title.match(/ (\((?:[A-Z]+ )?…?\/\S*\))$/)
  if (!mark) return <TitleText text={title} />
  return (
    <>
      <TitleText text={title.slice(0, mark.index)} />{' '}
      <span className={styles.lead}>
        <TitleText text={mark[1]!} />
      </span>
    </>
  )
}
