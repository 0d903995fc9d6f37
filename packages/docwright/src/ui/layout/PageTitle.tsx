import type { ReactNode } from 'react'
import { Fragment } from 'react'
import styles from './PageTitle.module.css'

/** The page's only `<h1>`, which takes the focus after a navigation, and the sentence under it. */
export function PageTitle({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title} tabIndex={-1}>
        {typeof children === 'string' ? breakable(children) : children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}

/** A path in a title may break behind each of its slashes but the first, rather than anywhere. */
function breakable(title: string): ReactNode {
  const places = [...title.matchAll(/(?<=[^\s(]\/)(?=[^\s/])/g)].map(({ index }) => index)
  if (places.length === 0) return title
  return [0, ...places].map((start, index) => (
    <Fragment key={start}>
      {index > 0 && <wbr />}
      {title.slice(start, places[index])}
    </Fragment>
  ))
}
