import type { ReactNode } from 'react'
import type { Field as SchemaField } from '../../openapi/schema/schema.ts'
import { Words } from '../prose/Words.tsx'
import { Aliases } from './Aliases.tsx'
import { Description } from './Description.tsx'
import { Facts } from './Facts.tsx'
import styles from './Field.module.css'
import { FieldHead } from './FieldHead.tsx'
import { Fold } from './Fold.tsx'
import type { View } from './schema-links.ts'

interface Props {
  readonly field: SchemaField
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
export function Field({
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
    <li id={id} className={styles.field} data-field="">
      <Aliases of={field} />
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
export function Fields({ children }: { children: ReactNode }) {
  return <ul className={styles.fields}>{children}</ul>
}
