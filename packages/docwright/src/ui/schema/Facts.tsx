import type { Fact, FactValue } from '../../model/reference/facts.ts'
import type { GivenExample } from '../../model/reference/given-examples.ts'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import { InlineCode } from '../prose/InlineCode.tsx'
import { Line } from '../prose/Markdown.tsx'
import { OutsideLink } from '../prose/OutsideLink.tsx'
import { EnumValues } from './EnumValues.tsx'
import styles from './Facts.module.css'
import type { SchemaLinks } from './schema-links.ts'

interface Props {
  readonly facts: readonly Fact[]
  readonly schema: Schema
  readonly links: SchemaLinks
}

/** The facts of a schema: limits, default, allowed values, examples. */
export function Facts({ facts, schema, links }: Props) {
  return (
    <>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ term, values }) => (
            <FactRow key={term} term={term} values={values} />
          ))}
        </dl>
      )}
      {schema.enum.length > 0 && <EnumValues schema={schema} links={links} />}
    </>
  )
}

function FactRow({ term, values }: { term: string; values: readonly FactValue[] }) {
  return (
    <>
      <dt>{term}</dt>
      {values.map((value) => (
        <dd key={value.text}>
          <Value value={value} />
        </dd>
      ))}
    </>
  )
}

function Value({ value }: { value: FactValue }) {
  switch (value.kind) {
    case 'words':
      return <Line text={value.text} />
    case 'code':
      return value.text.includes('\n') ? (
        <pre className={styles.block} translate="no">
          {value.text}
        </pre>
      ) : (
        <InlineCode>{value.text}</InlineCode>
      )
    case 'link':
      return <OutsideLink href={value.href}>{value.text}</OutsideLink>
    default:
      return value satisfies never
  }
}

/** The examples of a parameter or header, except those that its schema also has. */
export function GivenExamples({ given }: { given: readonly GivenExample[] }) {
  return (
    <dl className={styles.facts}>
      <dt>{given.length === 1 ? 'Example' : 'Examples'}</dt>
      {given.map(({ label, description, json, externalValue }) => (
        <dd key={`${label} ${json}`}>
          {externalValue ? (
            <OutsideLink href={externalValue}>{externalValue}</OutsideLink>
          ) : (
            <InlineCode>{json}</InlineCode>
          )}{' '}
          {label && <span className={styles.meaning}>{label}</span>}
          {description && (
            <p className={styles.meaning}>
              <Line text={description} />
            </p>
          )}
        </dd>
      ))}
    </dl>
  )
}
