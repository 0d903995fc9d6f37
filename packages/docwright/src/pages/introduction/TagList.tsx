import type { TagGroup } from '../../model/reference/introduction.ts'
import { formatOperationCount } from '../../model/reference/introduction.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { Tag } from '../../openapi/objects/tag.ts'
import quiet from '../../styles/quiet-link.module.css'
import { OperationList } from '../../ui/schema/OperationList.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import styles from './TagList.module.css'

interface Props {
  readonly groups: readonly TagGroup[]
  readonly hrefOfTag: (tag: Tag) => string
  readonly hrefOf: (operation: Operation) => string
}

/** Operations by tag. A tag whose operations aren't listed shows their number. */
export function TagList({ groups, hrefOfTag, hrefOf }: Props) {
  const isBrief = groups.some(({ operations }) => operations === undefined)
  if (isBrief) {
    return (
      <ul className={styles.tags}>
        {groups.map(({ tag, title }) => (
          <li key={tag.name}>
            <a href={hrefOfTag(tag)}>{title}</a>{' '}
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
        <a className={quiet.link} href={hrefOfTag(tag)}>
          {title}
        </a>
      }
      level={3}
    >
      {operations.length > 0 && (
        <OperationList operations={operations.map((operation) => ({ operation, href: hrefOf(operation) }))} />
      )}
    </Section>
  ))
}
