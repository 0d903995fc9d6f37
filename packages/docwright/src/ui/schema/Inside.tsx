import type { ReactNode } from 'react'
import { formatTypeLine, listFacts } from '../../model/reference/facts.ts'
import {
  describeClosedObject,
  describeSharedFields,
  hasOnlyType,
  listFieldsInside,
} from '../../model/reference/field.ts'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import { Description } from '../prose/Markdown.tsx'
import { Words } from '../prose/Words.tsx'
import { PageOnly, TwinSchema } from '../twin-marks.tsx'
import { Facts } from './Facts.tsx'
import { FieldItem, FieldList } from './FieldItem.tsx'
import { findMainField, hasInside } from './fold.ts'
import styles from './Inside.module.css'
import type { View } from './schema-links.ts'
import { Variants } from './Variants.tsx'

interface Props {
  readonly schema: Schema
  readonly view: View
}

/** The content of a schema. */
export function Inside({ schema, view }: Props) {
  const isStructured = schema.kind === 'object' || schema.kind === 'union'
  return (
    <TwinSchema name={isStructured ? schema.name : undefined} field={schema.id}>
      <Structure schema={schema} view={view} />
    </TwinSchema>
  )
}

/** The content of a schema, by its structure. This is the only component that handles every kind of schema. */
function Structure({ schema, view }: Props) {
  switch (schema.kind) {
    case 'array':
      return <Items schema={schema.items} view={view} />
    case 'union':
      return (
        <>
          {schema.shared && (
            <Facts facts={listFacts(schema.shared)} schema={schema.shared} links={view.links} />
          )}
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
    case 'repeat':
    case 'cut':
      return null
    case 'object':
    case 'map':
    case 'tuple':
    case 'scalar':
    case 'any':
    case 'never':
      return <InnerFields schema={schema} view={view} />
    default:
      return schema satisfies never
  }
}

function InnerFields({ schema, view }: Props) {
  const fields = listFieldsInside(schema)
  const closing =
    view.isClosed && schema.kind === 'object' && fields.length > 0 ? undefined : describeClosedObject(schema)
  const main = view.isOnMainPath ? findMainField(fields) : undefined
  return (
    <>
      {fields.length > 0 && (
        <FieldList>
          {fields.map(({ field, ...use }) => (
            <FieldItem
              key={field.id}
              field={field}
              use={use}
              view={{ ...view, isOnMainPath: field === main, rules: schema.rules }}
            />
          ))}
        </FieldList>
      )}
      {schema.kind === 'object' && schema.shared && (
        <Note>
          <Words text={describeSharedFields(schema)} />{' '}
          <a href={`#${schema.shared.to}`}>{schema.name ?? schema.shared.to}</a>
        </Note>
      )}
      {closing && <Note>{closing}</Note>}
    </>
  )
}

/** A note on all fields below it. In a Markdown twin, it's an item of their list. */
function Note({ children }: { children: ReactNode }) {
  return (
    <PageOnly twin={<li>{children}</li>}>
      <p className={styles.note}>{children}</p>
    </PageOnly>
  )
}

/** The items of an array, which share its ID: facts about the items, then their fields. */
function Items({ schema, view }: Props) {
  const isOwn = !hasOnlyType(schema)
  if (!isOwn && !hasInside(schema)) return null
  return (
    <div className={styles.items}>
      {isOwn && (
        <PageOnly twin={<dt>Each item ({formatTypeLine(schema)})</dt>}>
          <p className={styles.note}>
            Each item: <span className={styles.type}>{formatTypeLine(schema)}</span>
          </p>
        </PageOnly>
      )}
      <Description text={schema.description} />
      <Facts facts={listFacts(schema)} schema={schema} links={view.links} />
      <Inside schema={schema} view={view} />
    </div>
  )
}
