import { Fragment } from 'react'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import type { EnumValue } from '../../openapi/schema/parts/enum-value.ts'
import { InlineCode } from '../prose/InlineCode.tsx'
import { Line } from '../prose/Markdown.tsx'
import { PageOnly } from '../twin-marks.tsx'
import styles from './EnumValues.module.css'
import type { SchemaLinks } from './schema-links.ts'

/** The most values shown at once. Others are collapsed, but remain in the page, so that find-in-page finds them. */
const maxShown = 12
/** Shorter lists of a named schema are repeated, because they aren't longer than a reference to them. */
const minReferredTo = 4

/** The allowed values, with their meanings if the file has them. A long list of a named schema is shown only once on a page. */
export function EnumValues({ schema, links }: { schema: Schema; links: SchemaLinks }) {
  const values = schema.enum
  const hasMeanings = values.some(({ name, description }) => name !== undefined || description !== undefined)
  const list = hasMeanings ? <Meanings values={values} /> : <PlainValues values={values} />
  const first = schema.name === undefined ? undefined : links.getFirstField(schema.name)
  if (values.length >= minReferredTo && first !== undefined && first !== schema.id) {
    return (
      <p className={styles.title}>
        {`${formatCount(values)}: see `}
        <a href={`#${first}`}>{schema.name}</a>
      </p>
    )
  }
  const isCollapsed = values.length > maxShown
  const Box = isCollapsed ? 'details' : 'div'
  return (
    <Box className={styles.enum}>
      <PageOnly twin={<dt>Allowed values</dt>}>
        {isCollapsed ? (
          <summary>{formatCount(values)}</summary>
        ) : (
          <p className={styles.title}>{values.length === 1 ? 'Allowed value' : 'Allowed values'}</p>
        )}
      </PageOnly>
      {list}
    </Box>
  )
}

function formatCount(values: readonly EnumValue[]): string {
  return `${values.length.toLocaleString('en')} allowed values`
}

function PlainValues({ values }: { values: readonly EnumValue[] }) {
  return (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value.json}>
          <InlineCode>{getText(value)}</InlineCode>
          {value.isDeprecated && <DeprecatedMark />}
        </li>
      ))}
    </ul>
  )
}

function Meanings({ values }: { values: readonly EnumValue[] }) {
  return (
    <dl className={styles.meanings}>
      {values.map((value) => (
        <Fragment key={value.json}>
          <dt translate="no">
            {getText(value)}
            {value.isDeprecated && <DeprecatedMark />}
          </dt>
          <dd>
            <Meaning value={value} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Meaning({ value: { name, text, description } }: { value: EnumValue }) {
  return (
    <>
      {name !== undefined && name !== text && (
        <span className={styles.name}>{description ? `${name}: ` : name}</span>
      )}
      {description && <Line text={description} />}
    </>
  )
}

function getText({ text, json }: EnumValue): string {
  return text === '' ? json : text
}

function DeprecatedMark() {
  return (
    <span className={styles.deprecated} translate="yes">
      {' deprecated'}
    </span>
  )
}
