import { DecisionWord } from './DecisionWord.tsx'
import styles from './Hit.module.css'

/** A matching list entry or rule: the decision that it requests, and the values that it matched. */
export function Hit({
  name,
  effect,
  asks,
  note,
  seen,
}: {
  name: string
  /** `adds`: the hit changes the score. `shadow`: the hit is only recorded. */
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
