import type { ParameterGroup } from '../../model/reference/operation-sections.ts'
import { writingOf } from '../../model/reference/operation-sections.ts'
import type { Parameter } from '../../openapi/objects/parameter.ts'
import { Words } from '../../ui/prose/Words.tsx'
import { FieldItem, FieldList } from '../../ui/schema/FieldItem.tsx'
import { GivenExamples } from '../../ui/schema/GivenExamples.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import type { View } from '../../ui/schema/schema-links.ts'
import styles from './Parameters.module.css'

interface Props {
  readonly groups: readonly ParameterGroup[]
  readonly view: View
  readonly level: number
}

/** The parameters of a request by the place they stand in. */
export function Parameters({ groups, view, level }: Props) {
  return groups.map(({ title, parameters }) => (
    <Section key={title} title={title} level={level}>
      <FieldList>
        {parameters.map((parameter) => (
          <FieldItem key={parameter.id} field={parameter.field} use={parameter} view={view}>
            <Writing parameter={parameter} />
            <GivenExamples examples={parameter.examples} schema={parameter.field.schema} />
          </FieldItem>
        ))}
      </FieldList>
    </Section>
  ))
}

/** How a value is written into the request, where that is not obvious. */
function Writing({ parameter }: { parameter: Parameter }) {
  const words = writingOf(parameter)
  if (words.length === 0) return null
  return (
    <p className={styles.writing}>
      <Words text={words.join(', ')} />
    </p>
  )
}
