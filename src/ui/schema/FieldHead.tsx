import { typeLine } from '../../model/facts.ts'
import type { Schema } from '../../openapi/schema/schema.ts'
import styles from './FieldHead.module.css'

interface Props {
  readonly id: string
  readonly name: string
  /** The name is one that programs write. */
  readonly isNamed: boolean
  readonly schema: Schema
  readonly isRequired: boolean
  readonly isDeprecated: boolean
}

/** A field's name, which links to itself, its type, and the few words that decide whether to read on. */
export function FieldHead({ id, name, isNamed, schema, isRequired, isDeprecated }: Props) {
  return (
    <p className={styles.head}>
      <a className={styles.name} href={`#${id}`}>
        {isNamed ? <code>{name}</code> : name}
      </a>{' '}
      <span className={styles.type}>{typeLine(schema, name)}</span>
      {isRequired && <span className={styles.required}> required</span>}
      {isDeprecated && <span className={styles.deprecated}> deprecated</span>}
      {schema.readOnly && <span className={styles.access}> read-only</span>}
      {schema.writeOnly && <span className={styles.access}> write-only</span>}
    </p>
  )
}
