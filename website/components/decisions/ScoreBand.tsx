import type { Answer, Band } from './answer.ts'
import { findBand } from './answer.ts'
import styles from './ScoreBand.module.css'

/** The scale of scores, divided at the thresholds, with the model's score and the score after rules. The text repeats both. */
export function ScoreBand({ bands, answer: { model, score } }: { bands: readonly Band[]; answer: Answer }) {
  const counting = findBand(score, bands)
  const ends = [...bands.map(({ from }) => from), bands.at(-1)!.to]
  return (
    <svg className={styles.scale} aria-hidden="true">
      {bands.map(({ level, from, decision }, index) => (
        <svg
          key={level}
          aria-hidden="true"
          className={styles.band}
          data-decision={decision}
          data-counting={level === counting?.level || undefined}
          x={`${from}%`}
          width={`${ends[index + 1]! - from}%`}
        >
          <rect className={styles.stretch} />
          <text y="1em">{decision}</text>
        </svg>
      ))}
      {model && model.raw_score !== score && (
        <>
          <line className={styles.added} x1={`${model.raw_score}%`} x2={`${score}%`} />
          <rect className={styles.raw} x={`${model.raw_score}%`} />
        </>
      )}
      <circle className={styles.score} cx={`${score}%`} />
      {ends.map((end) => (
        <text key={end} className={styles.end} x={`${end}%`} y="100%">
          {end}
        </text>
      ))}
    </svg>
  )
}
