import styles from './SourceLinks.module.css'

interface Props {
  readonly edit: string | undefined
  readonly issue: string | undefined
}

/** The links from a page to its source, for readers who found a mistake. */
export function SourceLinks({ edit, issue }: Props) {
  return (
    <p className={styles.links}>
      {edit && <a href={edit}>Edit this page</a>}
      {issue && <a href={issue}>Report a mistake</a>}
    </p>
  )
}
