import { getReferenceHref } from '../../model/api-hrefs.ts'
import type { TagGroup } from '../../model/reference/introduction.ts'
import { formatOperationCount } from '../../model/reference/introduction.ts'
import quiet from '../../styles/quiet-link.module.css'
import { OperationList } from '../../ui/schema/OperationList.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import styles from './TagList.module.css'

interface Props {
  readonly groups: readonly TagGroup[]
  /** The path below which the API's pages are. */
  readonly root: string
}

/** Operations by tag. A tag whose operations aren't listed shows their number. */
export function TagList({ groups, root }: Props) {
  const isBrief = groups.some(({ operations }) => operations === undefined)
  if (isBrief) {
    return (
      <ul className={styles.tags}>
        {groups.map(({ tag, title }) => (
          <li key={tag.name}>
            <a href={getReferenceHref(tag, root)}>{title}</a>{' '}
            <span className={styles.count}>{formatOperationCount(tag.operations.length)}</span>
          </li>
        ))}
      </ul>
    )
  }
  return groups.map(({ tag, title, operations = [] }) => (
    <Section
      key={tag.name}
      title={
        <a className={quiet.link} href={getReferenceHref(tag, root)}>
          {title}
        </a>
      }
      level={3}
    >
      {operations.length > 0 && <OperationList operations={operations} root={root} />}
    </Section>
  ))
}
