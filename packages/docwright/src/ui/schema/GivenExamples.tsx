import type { GivenExample } from '../../model/reference/given-examples.ts'
import { InlineCode } from '../prose/InlineCode.tsx'
import { Line } from '../prose/Line.tsx'
import { OutsideLink } from '../prose/OutsideLink.tsx'
import styles from './Facts.module.css'

/** The examples that the file gives a parameter or header, except those of its schema. */
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
