import { givenExamples } from '../../model/reference/given-examples.ts'
import type { Example } from '../../openapi/objects/example.ts'
import type { Schema } from '../../openapi/schema/schema.ts'
import { Line } from '../prose/Line.tsx'
import { OutsideLink } from '../prose/OutsideLink.tsx'
import styles from './Facts.module.css'

/** The examples that the file gives a parameter or header, beside those of its schema. */
export function GivenExamples({ examples, schema }: { examples: readonly Example[]; schema: Schema }) {
  const given = givenExamples(examples, schema)
  if (given.length === 0) return null
  return (
    <dl className={styles.facts}>
      <dt>{given.length === 1 ? 'Example' : 'Examples'}</dt>
      {given.map(({ label, description, json, externalValue }) => (
        <dd key={`${label} ${json}`}>
          {externalValue ? (
            <OutsideLink href={externalValue}>{externalValue}</OutsideLink>
          ) : (
            <code>{json}</code>
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
