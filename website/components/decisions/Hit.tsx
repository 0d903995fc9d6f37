import { DecisionWord } from './DecisionWord.tsx'
import styles from './Hit.module.css'

/** A list or a rule that matches, what it asks for, and what it saw. */
export function Hit({
  name,
  effect,
  asks,
  note,
  seen,
}: {
  name: string
  /** A hit that `adds` changes the score; one in `shadow` is only recorded. */
  effect: 'decides' | 'adds' | 'shadow'
  asks: string
  note: string
  seen: string
}) {
  return (
    <p className={styles.hit} data-effect={effect}>
      <b className={styles.name} translate="no">
        {name}
      </b>{' '}
      <span>
        {effect === 'decides' && <DecisionWord>{asks}</DecisionWord>}
        {effect === 'adds' && <code translate="no">{asks}</code>}
        {effect === 'shadow' && (
          <s>
            <code translate="no">{asks}</code>
          </s>
        )}
        {note && <span className={styles.note}> {note}</span>}
      </span>{' '}
      <small className={styles.seen}>
        <code translate="no">{seen}</code>
      </small>
    </p>
  )
}
