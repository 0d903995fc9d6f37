import type { EnumValue } from '../../openapi/schema/enum-value.ts'
import type { Schema } from '../../openapi/schema/schema.ts'
import { Line } from '../prose/Line.tsx'
import styles from './EnumValues.module.css'
import type { SchemaLinks } from './schema-links.ts'

/** More values than this are folded; they stay in the page, so that its search finds them. */
const most = 12

/** The values that are allowed, with their meanings when the file tells them; a long list of a named schema once on a page. */
export function EnumValues({ schema, links }: { schema: Schema; links: SchemaLinks }) {
  const values = schema.enum
  const hasMeanings = values.some(({ name, description }) => name !== undefined || description !== undefined)
  const list = hasMeanings ? <Meanings values={values} /> : <Bare values={values} />
  if (values.length > most) {
    const first = schema.name === undefined ? undefined : links.firstPlaceOf(schema.name)
    if (first !== undefined && first !== schema.id) {
      return (
        <p className={styles.title}>
          {`${counted(values)}: those of `}
          <a href={`#${first}`}>{schema.name}</a>
        </p>
      )
    }
    return (
      <details className={styles.enum}>
        <summary>{counted(values)}</summary>
        {list}
      </details>
    )
  }
  return (
    <div className={styles.enum}>
      <p className={styles.title}>{values.length === 1 ? 'Allowed value' : 'Allowed values'}</p>
      {list}
    </div>
  )
}

function counted(values: readonly EnumValue[]): string {
  return `${values.length.toLocaleString('en')} allowed values`
}

function Bare({ values }: { values: readonly EnumValue[] }) {
  return (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value.json}>
          <ValueName value={value} />
        </li>
      ))}
    </ul>
  )
}

function Meanings({ values }: { values: readonly EnumValue[] }) {
  return (
    <dl className={styles.meanings}>
      {values.map((value) => (
        <div key={value.json} className={styles.meaning}>
          <dt>
            <ValueName value={value} />
          </dt>
          <dd>
            <Meaning value={value} />
          </dd>
        </div>
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

function ValueName({ value: { text, json, isDeprecated } }: { value: EnumValue }) {
  return (
    <>
      <code>{text === '' ? json : text}</code>
      {isDeprecated && <span className={styles.deprecated}> deprecated</span>}
    </>
  )
}
