import { factsOf, typeLine } from '../../model/facts.ts'
import type { ObjectSchema, Schema, TupleSchema } from '../../openapi/schema/schema.ts'
import { Description } from './Description.tsx'
import { Facts } from './Facts.tsx'
import { Field, Fields } from './Field.tsx'
import { foldTitle } from './fold.ts'
import styles from './Inside.module.css'
import type { View } from './schema-links.ts'
import { Variants } from './Variants.tsx'

interface Props {
  readonly schema: Schema
  readonly view: View
}

/** What a schema is made of, by its structure: the one place that draws every kind of schema. */
export function Inside({ schema, view }: Props) {
  switch (schema.kind) {
    case 'object':
      return <Properties schema={schema} view={view} />
    case 'map':
      return (
        <Fields>
          <Field field={schema.values} label="any key" view={view} />
        </Fields>
      )
    case 'array':
      return <Items schema={schema.items} view={view} />
    case 'tuple':
      return <Places schema={schema} view={view} />
    case 'union':
      return (
        <>
          {schema.shared && <Facts schema={schema.shared} links={view.links} />}
          {schema.shared && <Inside schema={schema.shared} view={view} />}
          {schema.choices.map((choice, index) => (
            <Variants
              key={choice.variants[0]?.id ?? ''}
              choice={choice}
              name={`${schema.id}/${index}`}
              view={view}
            />
          ))}
        </>
      )
    case 'scalar':
      return (
        schema.decoded && (
          <Fields>
            <Field field={schema.decoded} label="decoded" view={view} />
          </Fields>
        )
      )
    case 'repeat':
      return (
        <p className={styles.note}>
          The same as <a href={`#${schema.to}`}>{schema.name ?? schema.to}</a>
        </p>
      )
    case 'cut':
      return (
        <p className={styles.note}>
          Shown on a page of its own:{' '}
          <a href={view.links.pageOf(schema.page)}>{schema.name ?? schema.page}</a>
          {schema.extent && `, ${schema.extent}`}
        </p>
      )
    case 'any':
    case 'never':
      return null
    default:
      return schema satisfies never
  }
}

function Properties({ schema, view }: { schema: ObjectSchema; view: View }) {
  const { properties, patternProperties, values, isClosed } = schema
  const isEmpty = properties.length === 0 && patternProperties.length === 0 && !values
  return (
    <>
      {!isEmpty && (
        <Fields>
          {properties.map((property) => (
            <Field
              key={property.id}
              field={property}
              isRequired={property.required}
              conditions={property.conditions}
              view={view}
            />
          ))}
          {patternProperties.map((property) => (
            <Field
              key={property.id}
              field={property}
              label={`any key that matches ${property.pattern}`}
              view={view}
            />
          ))}
          {values && (
            <Field field={values} label={properties.length > 0 ? 'any other key' : 'any key'} view={view} />
          )}
        </Fields>
      )}
      {isClosed && <p className={styles.note}>No other fields are allowed.</p>}
    </>
  )
}

function Places({ schema: { items, rest, isClosed }, view }: { schema: TupleSchema; view: View }) {
  return (
    <>
      <Fields>
        {items.map((item, index) => (
          <Field key={item.id} field={item} label={`item ${index + 1}`} view={view} />
        ))}
        {rest && <Field field={rest} label="every further item" view={view} />}
      </Fields>
      {isClosed && <p className={styles.note}>No further items are allowed.</p>}
    </>
  )
}

/** The items of an array share its address; what they say of themselves stands before what is inside them. */
function Items({ schema, view }: Props) {
  const isSilent = !schema.description && schema.enum.length === 0 && factsOf(schema).length === 0
  const hasInside = foldTitle(schema) !== undefined || schema.kind === 'repeat' || schema.kind === 'cut'
  if (isSilent && !hasInside) return null
  return (
    <div className={styles.items}>
      {!isSilent && (
        <p className={styles.note}>
          Each item: <span className={styles.type}>{typeLine(schema)}</span>
        </p>
      )}
      <Description text={schema.description} />
      <Facts schema={schema} links={view.links} />
      <Inside schema={schema} view={view} />
    </div>
  )
}
