import type { Example } from '../../openapi/objects/example.ts'
import type { Schema } from '../../openapi/schema/schema.ts'
import { Line } from '../prose/Line.tsx'
import { OutsideLink } from '../prose/OutsideLink.tsx'
import styles from './Facts.module.css'

/** The examples that the file gives a parameter or header, beside those of its schema. */
export function GivenExamples({ examples, schema }: { examples: readonly Example[]; schema: Schema }) {
  const given = examples.filter(({ isGenerated, json }) => !isGenerated && !isKnown(json, schema))
  if (given.length === 0) return null
  return (
    <dl className={styles.facts}>
      <dt>{given.length === 1 ? 'Example' : 'Examples'}</dt>
      {given.map(({ name, summary, description, json, externalValue }) => (
        <dd key={name}>
          {externalValue ? (
            <OutsideLink href={externalValue}>{externalValue}</OutsideLink>
          ) : (
            <code>{json}</code>
          )}{' '}
          {(summary ?? given.length > 1) && <span className={styles.meaning}>{summary ?? name}</span>}
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

function isKnown(json: string, { examples }: Schema): boolean {
  return examples.some((text) => text === json || text === JSON.stringify(json))
}
