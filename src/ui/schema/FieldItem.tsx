import type { ReactNode } from 'react'
import type { FieldUse } from '../../model/reference/field.ts'
import { descriptionsOf, marksOf } from '../../model/reference/field.ts'
import type { Field } from '../../openapi/schema/schema.ts'
import { Words } from '../prose/Words.tsx'
import { Aliases } from './Aliases.tsx'
import { Description } from './Description.tsx'
import { Facts } from './Facts.tsx'
import { FieldHead } from './FieldHead.tsx'
import styles from './FieldItem.module.css'
import { Fold } from './Fold.tsx'
import type { View } from './schema-links.ts'

interface Props {
  readonly field: Field
  readonly use: FieldUse
  readonly view: View
  readonly children?: ReactNode
}

/** One field with its address: what it is called, what it is, what it means, what it demands, what is inside. */
export function FieldItem({ field, use, view, children }: Props) {
  const { id, name, schema } = field
  return (
    <li id={id} className={styles.field} data-field={name}>
      <Aliases of={field} />
      <FieldHead id={id} name={name} label={use.label} schema={schema} marks={marksOf(schema, use)} />
      {use.conditions?.map((condition) => (
        <p key={condition} className={styles.condition}>
          <Words text={condition} />
        </p>
      ))}
      {descriptionsOf(field, use).map((text) => (
        <Description key={text} text={text} />
      ))}
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
