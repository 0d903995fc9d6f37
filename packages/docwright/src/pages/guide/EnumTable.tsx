import type { EnumValue } from '../../openapi/schema/parts/enum-value.ts'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import { ScrollTable } from '../../ui/prose/ScrollTable.tsx'

/** An enumeration's values with their meanings. */
export function EnumTable({ values }: { values: readonly EnumValue[] }) {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th>Value</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ text, description }) => (
          <tr key={text}>
            <td>
              <code translate="no">{text}</code>
            </td>
            <td>{description && <Markdown text={description} />}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
