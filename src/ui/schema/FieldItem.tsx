import type { ReactNode } from 'react'
import type { Field } from '../../openapi/schema/schema.ts'
import { Words } from '../prose/Words.tsx'
import { Description } from './Description.tsx'
import { Facts } from './Facts.tsx'
import { FieldHead } from './FieldHead.tsx'
import styles from './FieldItem.module.css'
import { Fold } from './Fold.tsx'
import type { View } from './schema-links.ts'

interface Props {
  readonly field: Field
  readonly view: View
  /** What to call it when it has no name of its own: "any key". */
  readonly label?: string
  readonly isRequired?: boolean
  readonly isDeprecated?: boolean
  /** What the object around the schema says, such as a parameter. */
  readonly description?: string | undefined
  /** When it is needed, how it is written: lines of words. */
  readonly conditions?: readonly string[]
  readonly children?: ReactNode
}

/** One field with its address: what it is called, what it is, what it means, what it demands, what is inside. */
export function FieldItem({
  field,
  view,
  label,
  isRequired,
  isDeprecated,
  description,
  conditions,
  children,
}: Props) {
  const { id, name, schema } = field
  const own = schema.description === description ? undefined : schema.description
  return (
    <li id={id} className={styles.field} data-field={name}>
      <FieldHead
        id={id}
        name={label ?? name}
        isNamed={label === undefined}
        schema={schema}
        isRequired={isRequired === true}
        isDeprecated={isDeprecated === true || schema.deprecated}
      />
      {conditions?.map((condition) => (
        <p key={condition} className={styles.condition}>
          <Words text={condition} />
        </p>
      ))}
      <Description text={description} />
      <Description text={own} />
      <Facts schema={schema} links={view.links} label={name} />
      {children}
      <Fold schema={schema} view={view} />
    </li>
  )
}

/** Fields one below the other. */
export function FieldList({ children }: { children: ReactNode }) {
  return <ul className={styles.fields}>{children}</ul>
}
