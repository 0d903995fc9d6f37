import type { Header } from '../../openapi/objects/header.ts'
import { Description } from './Description.tsx'
import { FieldItem, FieldList } from './FieldItem.tsx'
import { Folded } from './Folded.tsx'
import { GivenExamples } from './GivenExamples.tsx'
import type { View } from './schema-links.ts'

/** The headers of a response or a form's part, folded: most responses have the same ones. */
export function Headers({ headers, view }: { headers: readonly Header[]; view: View }) {
  if (headers.length === 0) return null
  return (
    <Folded title={headers.length === 1 ? '1 header' : `${headers.length} headers`} isOpen={false}>
      <FieldList>
        {headers.map((header) => (
          <HeaderRow key={header.id} header={header} view={view} />
        ))}
      </FieldList>
    </Folded>
  )
}

function HeaderRow({ header, view }: { header: Header; view: View }) {
  const { field, name, id, description, examples } = header
  if (!field) {
    return (
      <li id={id}>
        <code>{name}</code> <Description text={description} />
      </li>
    )
  }
  return (
    <FieldItem field={field} use={header} view={view}>
      <GivenExamples examples={examples} schema={field.schema} />
    </FieldItem>
  )
}
