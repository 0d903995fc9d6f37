import type { Api } from '../../openapi/api.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { Tag } from '../../openapi/objects/tag.ts'
import { OperationList } from '../../ui/schema/OperationList.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import styles from './TagList.module.css'

/** With more operations than this the page lists tags alone: it must not grow with the API. */
const most = 400

interface Props {
  readonly api: Api
  readonly hrefOfTag: (tag: Tag) => string
  readonly hrefOf: (operation: Operation) => string
}

/** All operations by tag, a tag below its parent. */
export function TagList({ api, hrefOfTag, hrefOf }: Props) {
  if (api.operations.length > most) {
    return (
      <ul className={styles.tags}>
        {api.tags.map((tag) => (
          <li key={tag.name}>
            <a href={hrefOfTag(tag)}>{tag.title}</a>{' '}
            <span className={styles.count}>{counted(tag.operations.length)}</span>
          </li>
        ))}
      </ul>
    )
  }
  return api.tags.map((tag) => (
    <Section
      key={tag.name}
      title={
        <a className={styles.tag} href={hrefOfTag(tag)}>
          {pathOf(tag, api.tags)}
        </a>
      }
      level={3}
    >
      {tag.operations.length > 0 && (
        <OperationList
          operations={tag.operations.flatMap((id) => {
            const operation = api.operationById.get(id)
            return operation ? [{ operation, href: hrefOf(operation) }] : []
          })}
        />
      )}
    </Section>
  ))
}

function pathOf(tag: Tag, tags: readonly Tag[]): string {
  const parent = tags.find(({ name }) => name === tag.parent)
  return parent ? `${parent.title} / ${tag.title}` : tag.title
}

function counted(count: number): string {
  return count === 1 ? '1 operation' : `${count.toLocaleString('en')} operations`
}
