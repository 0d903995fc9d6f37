import { typeLine } from '../../model/reference/facts.ts'
import type { FieldMark } from '../../model/reference/field.ts'
import type { Schema } from '../../openapi/schema/schema.ts'
import { Words } from '../prose/Words.tsx'
import styles from './FieldHead.module.css'

interface Props {
  readonly id: string
  readonly name: string
  /** What to call it when its name is none that programs write. */
  readonly label?: string | undefined
  readonly schema: Schema
  readonly marks: readonly FieldMark[]
}

/** A field's name, which links to itself, its type, and the few words that decide whether to read on. */
export function FieldHead({ id, name, label, schema, marks }: Props) {
  return (
    <p className={styles.head}>
      <a className={styles.name} href={`#${id}`}>
        {label === undefined ? <code>{name}</code> : <Words text={label} />}
      </a>{' '}
      <span className={styles.type}>{typeLine(schema, label ?? name)}</span>
      {marks.map((mark) => (
        <span key={mark} className={styles[mark]}>
          {` ${mark}`}
        </span>
      ))}
    </p>
  )
}
