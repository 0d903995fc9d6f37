import { listGivenExamples } from '../../model/reference/given-examples.ts'
import type { ParameterGroup } from '../../model/reference/operation-sections.ts'
import { describeSerialization } from '../../model/reference/operation-sections.ts'
import type { Parameter } from '../../openapi/objects/parameter.ts'
import { Words } from '../../ui/prose/Words.tsx'
import { GivenExamples } from '../../ui/schema/Facts.tsx'
import { FieldItem, FieldList } from '../../ui/schema/FieldItem.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import type { View } from '../../ui/schema/schema-links.ts'
import { TwinOnly } from '../../ui/twin-marks.tsx'
import styles from './Parameters.module.css'

interface Props {
  readonly groups: readonly ParameterGroup[]
  readonly view: View
  readonly level: number
}

/** The parameters of a request by location. */
export function Parameters({ groups, view, level }: Props) {
  return groups.map(({ title, parameters }) => (
    <Section key={title} title={title} level={level}>
      <FieldList>
        {parameters.map((parameter) => (
          <ParameterItem key={parameter.id} parameter={parameter} view={view} />
        ))}
      </FieldList>
    </Section>
  ))
}

function ParameterItem({ parameter, view }: { parameter: Parameter; view: View }) {
  const { field, examples } = parameter
  const writing = describeSerialization(parameter)
  const given = listGivenExamples(examples, field.schema)
  return (
    <FieldItem field={field} use={parameter} view={view}>
      {writing.length > 0 && (
        <p className={styles.writing}>
          <TwinOnly>Written </TwinOnly>
          <Words text={writing.join(', ')} />
        </p>
      )}
      {given.length > 0 && <GivenExamples given={given} />}
    </FieldItem>
  )
}
