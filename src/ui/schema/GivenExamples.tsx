import type { Example } from '../../openapi/example.ts'
import type { Schema } from '../../openapi/schema.ts'
import { Line } from '../prose/Line.tsx'
import styles from './GivenExamples.module.css'

/** The examples that the file gives a parameter or header, beside those of its schema. */
export function GivenExamples({ examples, schema }: { examples: readonly Example[]; schema: Schema }) {
  const given = examples.filter(({ isGenerated, json }) => !isGenerated && !isKnown(json, schema))
  if (given.length === 0) return null
  return (
    <dl className={styles.examples}>
      {given.map(({ name, summary, description, json, externalValue }) => (
        <div key={name}>
          <dt>{summary ?? (name === 'example' ? 'Example' : `Example ${name}`)}</dt>
          <dd>
            {externalValue ? <a href={externalValue}>{externalValue}</a> : <code>{json}</code>}
            {description && <Line text={description} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function isKnown(json: string, { examples }: Schema): boolean {
  return examples.some((text) => text === json || text === JSON.stringify(json))
}
