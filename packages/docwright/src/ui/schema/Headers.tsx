import { listGivenExamples } from '../../model/reference/given-examples.ts'
import type { Header } from '../../openapi/objects/header.ts'
import { GivenExamples } from './Facts.tsx'
import { FieldItem, FieldList } from './FieldItem.tsx'
import styles from './Inside.module.css'
import type { View } from './schema-links.ts'

/** The headers of a form's part. */
export function Headers({ headers, view }: { headers: readonly Header[]; view: View }) {
  if (headers.length === 0) return null
  return (
    <FieldList>
      {headers.map((header) => (
        <HeaderItem key={header.id} header={header} view={view} />
      ))}
    </FieldList>
  )
}

interface Props {
  readonly header: Header
  readonly view: View
  /** Its further IDs. */
  readonly aliases?: readonly string[]
  /** Additional text. */
  readonly words?: string | undefined
}

/** A header with its ID. */
export function HeaderItem({ header, view, aliases = [], words }: Props) {
  const { field, examples } = header
  const given = listGivenExamples(examples, field.schema)
  return (
    <FieldItem field={{ ...field, aliases: [...(field.aliases ?? []), ...aliases] }} use={header} view={view}>
      {words && <p className={styles.note}>{words}</p>}
      {given.length > 0 && <GivenExamples given={given} />}
    </FieldItem>
  )
}
