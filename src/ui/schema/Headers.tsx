import { givenExamples } from '../../model/reference/given-examples.ts'
import type { Header } from '../../openapi/objects/header.ts'
import { andList } from '../../openapi/schema/words.ts'
import { Description } from './Description.tsx'
import { FieldItem, FieldList } from './FieldItem.tsx'
import { GivenExamples } from './GivenExamples.tsx'
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
  /** Its addresses elsewhere. */
  readonly aliases?: readonly string[]
  /** The statuses it comes with, unless it comes with all. */
  readonly statuses?: readonly string[]
}

/** A header with its address. */
export function HeaderItem({ header, view, aliases = [], statuses = [] }: Props) {
  const { field, name, id, description, examples } = header
  if (!field) {
    return (
      <li id={id}>
        <code>{name}</code> <Description text={description} />
      </li>
    )
  }
  const given = givenExamples(examples, field.schema)
  return (
    <FieldItem field={{ ...field, aliases: [...(field.aliases ?? []), ...aliases] }} use={header} view={view}>
      {statuses.length > 0 && <p>{`Comes with ${andList(statuses)}.`}</p>}
      {given.length > 0 && <GivenExamples given={given} />}
    </FieldItem>
  )
}
