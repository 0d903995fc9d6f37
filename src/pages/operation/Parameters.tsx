import type { Parameter } from '../../openapi/objects/parameter.ts'
import { Words } from '../../ui/prose/Words.tsx'
import { Field, Fields } from '../../ui/schema/Field.tsx'
import { GivenExamples } from '../../ui/schema/GivenExamples.tsx'
import { Section } from '../../ui/schema/Section.tsx'
import type { View } from '../../ui/schema/schema-links.ts'
import styles from './Parameters.module.css'

const titles: Readonly<Record<Parameter['in'], string>> = {
  path: 'Path',
  query: 'Query',
  querystring: 'Whole query',
  header: 'Headers',
  cookie: 'Cookies',
}

interface Props {
  readonly parameters: readonly Parameter[]
  readonly view: View
  readonly level: number
}

/** The parameters of a request by the place they stand in. */
export function Parameters({ parameters, view, level }: Props) {
  const places = [...new Set(parameters.map((parameter) => parameter.in))]
  return places.map((place) => (
    <Section key={place} title={titles[place]} level={level}>
      <Fields>
        {parameters
          .filter((parameter) => parameter.in === place)
          .map((parameter) => (
            <Field
              key={parameter.id}
              field={parameter.field}
              isRequired={parameter.required}
              isDeprecated={parameter.deprecated}
              description={parameter.description}
              view={view}
            >
              <Writing parameter={parameter} />
              <GivenExamples examples={parameter.examples} schema={parameter.field.schema} />
            </Field>
          ))}
      </Fields>
    </Section>
  ))
}

/** How a value is written into the request, where that is not obvious. */
function Writing({ parameter: { serialization, mediaType } }: { parameter: Parameter }) {
  const words = [...serialization, ...(mediaType ? [`as \`${mediaType}\``] : [])]
  if (words.length === 0) return null
  return (
    <p className={styles.writing}>
      <Words text={words.join(', ')} />
    </p>
  )
}
